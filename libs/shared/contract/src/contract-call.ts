import type { ZodMiniType } from 'zod/mini';
import type { Call } from './call.ts';

/**
 * What a call closes or protects: a placed bet or its outcome, a player's limits and breaks, a session that is to end, an open round, or a
 * payment that its provider reports.
 */
export type Protects = 'bet' | 'player' | 'session' | 'round' | 'payment';

/** Schemas of a call's input and answers. */
export interface CallSchemas {
  summary: string;
  /** Heading in the API documentation. */
  tag: string;
  params?: ZodMiniType;
  query?: ZodMiniType;
  headers?: ZodMiniType;
  body?: ZodMiniType;
  /** Answer schemas by status; `null` is an empty body. Every call may also answer with {@link ErrorAnswer}. */
  answers: Readonly<Record<number, ZodMiniType | null>>;
  /** Fields of the example answer, for readers and mocks, where generated values are not informative. */
  exampleWith?: Readonly<Record<string, unknown>>;
  /** Media type of the answer; JSON by default. */
  answerType?: 'application/json' | 'text/event-stream';
  /** Headers of the answer in OpenAPI format. */
  answerHeaders?: Readonly<Record<string, { description: string; schema: { type: string }; example?: string }>>;
  /**
   * How much one request takes from its address's allowance: 1 by default, more if it is expensive; 0 for a long poll.
   *
   * @spec SRV-3
   */
  cost?: number;
  /** The call closes or protects something, so it is not refused because of other load. @spec SRV-3 LIM-5 BET-1 */
  protects?: Protects;
  /** The answer waits for an event (long poll); a server that shuts down does not wait for it. @spec SRV-1 */
  waits?: boolean;
  /**
   * Whether a self-excluded player may make the call. By default reads and session calls are allowed, changes are not. `open` is also used
   * by calls that check for themselves; `offer` marks a promotion: closed, and withheld from players with strong signs of harm.
   *
   * @spec LIM-5
   */
  duringBreak?: 'open' | 'closed' | 'offer';
  /** Requirement ids that this call serves. */
  spec: readonly string[];
}

/** One call of the contract: how it is made, what a client sends, and every possible answer. */
export interface ContractCall extends Call, CallSchemas {}

/** Adds schemas to a call, keeping literal types. */
export const withSchemas = <const C extends Call, const S extends CallSchemas>(call: C, schemas: S): C & S => ({ ...call, ...schemas });
