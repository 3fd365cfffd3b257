import type { Call } from '@touchline/shared-contract';
import { readJson, type Send } from '@touchline/shared-http';
import type { FingerprintKeeper } from '../fingerprint/fingerprint-keeper.ts';
import {
  CAPTCHA_CODES,
  CAPTCHA_HEADER,
  FINGERPRINT_CODE,
  FINGERPRINT_HEADER,
  MOST_CAPTCHAS,
  MOST_FINGERPRINTS,
} from '../rules/challenges.ts';
import { proveWork } from './prove-work.ts';

export interface ChallengeWay {
  origin: string;
  next: Send;
  call: Call | undefined;
  /** The fingerprint of this device; undefined where none may be taken. */
  fingerprint: () => Promise<FingerprintKeeper | undefined>;
}

type Demand = 'captcha' | 'fingerprint' | null;

async function demandOf(response: Response): Promise<Demand> {
  if (response.status !== 400) return null;
  const body = await readJson(response.clone()).catch(() => null);
  const { code } = (typeof body === 'object' && body !== null ? body : {}) as { code?: unknown };
  if (code === FINGERPRINT_CODE) return 'fingerprint';
  return typeof code === 'number' && CAPTCHA_CODES.has(code) ? 'captcha' : null;
}

/**
 * Meets each demand once, in the order in which they come; what is asked for again goes to the caller as a refusal.
 *
 * @spec HT-04 HT-06 AUTH-10
 */
export async function meetChallenges(way: ChallengeWay, again: () => Request, refused: Response): Promise<Response> {
  const { origin, next, call, fingerprint } = way;
  const left: Record<Exclude<Demand, null>, number> = { captcha: MOST_CAPTCHAS, fingerprint: MOST_FINGERPRINTS };
  const headers = new Map<string, string>();
  let response = refused;
  for (let demand = await demandOf(response); demand !== null; demand = await demandOf(response)) {
    if (left[demand] === 0) return response;
    left[demand] -= 1;
    const request = again();
    const { signal } = request;
    const answer =
      demand === 'captcha'
        ? await proveWork({ origin, send: next }, signal).catch(() => null)
        : ((await (await fingerprint())?.refresh()) ?? null);
    signal.throwIfAborted();
    if (answer === null) return response; // neither can be had: the refusal says why
    headers.set(demand === 'captcha' ? CAPTCHA_HEADER : FINGERPRINT_HEADER, answer);
    // An answer of a captcha works once, and it was not used up by a refusal that asks for something else.
    for (const [name, value] of headers) request.headers.set(name, value);
    response = await next(request, call);
  }
  return response;
}
