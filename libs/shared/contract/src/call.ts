import type { ZodMiniType } from 'zod/mini';

/** Who may call: anybody, a browser with the session cookie, or a bearer of a fresh access token. */
export type CallAuth = 'none' | 'session' | 'token';

/** One call of the contract: what a client sends and every answer it may get. Paths name parameters as `:name`. */
export interface Call {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  summary: string;
  /** Heading in the readable page of the contract. */
  tag: string;
  auth: CallAuth;
  params?: ZodMiniType;
  query?: ZodMiniType;
  headers?: ZodMiniType;
  body?: ZodMiniType;
  /** Answers by status; `null` is an empty body. Every call may also answer with {@link ErrorAnswer}. */
  answers: Readonly<Record<number, ZodMiniType | null>>;
  /** What one request takes of its address's allowance: 1 unless it is dearer to answer; 0 is answered whatever the load. @spec SRV-3 */
  cost?: number;
  /** Requirement ids that this call serves. */
  spec: readonly string[];
}

/** Keeps the literal types of a call while it checks the shape. */
export const call = <const C extends Call>(definition: C): C => definition;
