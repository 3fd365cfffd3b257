import type { ErrorAnswer } from '@touchline/shared-contract';

interface RefusalOptions {
  detail?: string;
  field?: string;
  /** Number from the specification (captcha, fingerprint); default: the status. */
  number?: number;
  retryAfterSeconds?: number;
  /** With status 451: 1 sends the player to the terms. @spec HT-11 */
  exceptionCode?: number;
  /** Further fields of the answer. */
  more?: Readonly<Record<string, unknown>>;
  cause?: unknown;
}

/** An error answer, thrown by handlers and sent in the contract's shape. `detail` is shown to the player. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly options: RefusalOptions;

  constructor(status: number, code: string, options: RefusalOptions = {}) {
    super(`${status} ${code}`, { cause: options.cause });
    this.status = status;
    this.code = code;
    this.options = options;
  }
}

/** The common shape of all error answers. @spec HT-10 PRV-4 */
export function errorAnswer({ status, code, options }: Refusal, traceId: string): ErrorAnswer {
  const { detail = code, field, number = status, exceptionCode, more } = options;
  return {
    status,
    code: number,
    ...(exceptionCode !== undefined && { exception_code: exceptionCode }),
    errors: [{ code, detail, ...(field !== undefined && { field }) }],
    traceId,
    ...more,
  };
}
