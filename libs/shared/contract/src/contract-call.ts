import type { ZodMiniType } from 'zod/mini';
import type { Call } from './call.ts';

/** What a call takes and gives. */
export interface CallSchemas {
  summary: string;
  /** Heading in the readable page of the contract. */
  tag: string;
  params?: ZodMiniType;
  query?: ZodMiniType;
  headers?: ZodMiniType;
  body?: ZodMiniType;
  /** Answers by status; `null` is an empty body. Every call may also answer with {@link ErrorAnswer}. */
  answers: Readonly<Record<number, ZodMiniType | null>>;
  /** Fields of the example answer, for readers and mocks, where those that are made from the schema say little. */
  exampleWith?: Readonly<Record<string, unknown>>;
  /** Media type of the answer; JSON where it is left out. */
  answerType?: 'application/json' | 'text/event-stream';
  /** Headers of the answer, as OpenAPI describes them. */
  answerHeaders?: Readonly<Record<string, { description: string; schema: { type: string }; example?: string }>>;
  /** What one request takes of its address's allowance: 1 unless it is dearer to answer; 0 is answered whatever the load. @spec SRV-3 */
  cost?: number;
  /** The answer waits for something to happen: a server that stops does not wait for it. @spec SRV-1 */
  waits?: boolean;
  /**
   * Whether a player who excluded themselves may make the call. Not said: reading may, changing may not, and the calls of a session may. `open`
   * is also for calls that decide by themselves; `offer` is a promotion: closed, and also kept from a player with strong signs of harm. @spec LIM-5
   */
  duringBreak?: 'open' | 'closed' | 'offer';
  /** Requirement ids that this call serves. */
  spec: readonly string[];
}

/** One call of the contract: how it is made, what a client sends and every answer it may get. */
export interface ContractCall extends Call, CallSchemas {}

/** The call with its schemas; literal types are kept. */
export const withSchemas = <const C extends Call, const S extends CallSchemas>(call: C, schemas: S): C & S => ({ ...call, ...schemas });
