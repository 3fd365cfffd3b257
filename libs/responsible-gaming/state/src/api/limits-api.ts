import {
  atLimitService,
  type AvailableLimit,
  limitCalls,
  type PlayerLimitView,
  type QuizResult,
  type SelfExcludeReason,
} from '@touchline/responsible-gaming-contract';
import { callJson, ResponseError, toHttpError } from '@touchline/shared-http';
import type { Ports } from '@touchline/shared-state';
import type { LimitChanged, LimitDecision, LimitServiceWay, LimitWish, QuizAnswers } from './limit-changes.ts';
import { readAvailable, readChanged, readLimits, readQuizAnswer } from './limit-answers.ts';
import { readSelfExcludeReasons } from './readers.ts';

/** A change that was refused by the service, or could not be sent. @spec RG-15 */
export class LimitFailure extends Error {
  override name = 'LimitFailure';
  readonly status: number;
  /** Text of the service in the player's language; null if there is none. */
  readonly title: string | null;
  constructor(cause: unknown, title: string | null) {
    super('the limit was not changed', { cause });
    this.status = toHttpError(cause).status;
    this.title = title;
  }
}

/** Calls of the limit service. Each throws `HttpError`, including for a malformed response; a change throws `LimitFailure`. @spec RG-04 */
export interface LimitsApi {
  limits: (signal?: AbortSignal) => Promise<PlayerLimitView[]>;
  available: (signal?: AbortSignal) => Promise<AvailableLimit[]>;
  /** Reasons to choose from for a self-exclusion. @spec RG-18 */
  reasons: (signal?: AbortSignal) => Promise<SelfExcludeReason[]>;
  set: (wish: LimitWish, signal?: AbortSignal) => Promise<LimitChanged>;
  decide: (decision: LimitDecision, signal?: AbortSignal) => Promise<LimitChanged>;
  answer: (answers: QuizAnswers, signal?: AbortSignal) => Promise<QuizResult>;
  blockUser: (signal?: AbortSignal) => Promise<null>;
}

type Caller = Pick<Ports, 'send' | 'origin'>;

/** Reads the title of a refusal separately, because the common error shape does not contain it. */
async function titled<T>(ports: Caller, work: (caller: Caller) => Promise<T>): Promise<T> {
  let title: string | null = null;
  const send: Caller['send'] = async (request, call) => {
    const response = await ports.send(request, call);
    if (!response.ok) {
      const body: unknown = await response
        .clone()
        .json()
        .catch(() => null);
      const bodyTitle = (body as { title?: unknown } | null)?.title;
      title = typeof bodyTitle === 'string' && bodyTitle !== '' ? bodyTitle : null;
    }
    return response;
  };
  try {
    return await work({ send, origin: ports.origin });
  } catch (error) {
    throw new LimitFailure(error, error instanceof ResponseError ? title : null);
  }
}

export function createLimitsApi(ports: Caller, { base, lang }: LimitServiceWay): LimitsApi {
  const headers = { language: lang };
  const { limits, available, reasons, set, action, testAnswers, blockUser } = limitCalls;
  return {
    limits: (signal) => callJson(ports, atLimitService(limits, base), { headers, signal, read: readLimits }),
    available: (signal) => callJson(ports, atLimitService(available, base), { headers, signal, read: readAvailable }),
    reasons: (signal) => callJson(ports, atLimitService(reasons, base), { headers, signal, read: readSelfExcludeReasons }),
    set: (wish, signal) =>
      titled(ports, (to) => callJson(to, atLimitService(set, base), { headers, body: { limits: [wish] }, signal, read: readChanged })),
    decide: (body, signal) =>
      titled(ports, (to) => callJson(to, atLimitService(action, base), { headers, body, signal, read: readChanged })),
    answer: (body, signal) =>
      titled(ports, (to) => callJson(to, atLimitService(testAnswers, base), { headers, body, signal, read: readQuizAnswer })),
    blockUser: (signal) => titled(ports, (to) => callJson(to, atLimitService(blockUser, base), { headers, signal })),
  };
}
