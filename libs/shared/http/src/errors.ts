/** Statuses for failures without an answer; no server sends them. @spec HT-10 */
export const CLIENT_STATUS = { Cancelled: 499, NetworkError: 599 } as const;

/** One error in an answer. */
export interface ErrorDetail {
  code: string;
  detail: string;
  field?: string | undefined;
}

interface Facts {
  status: number;
  code: string;
  message: string;
  cause?: unknown;
}

/** A call without a usable answer. `message` is for logs and is never shown to players. @spec HT-10 NT-03 */
export class HttpError extends Error {
  override name = 'HttpError';
  /** Status of the answer, or one of {@link CLIENT_STATUS}. */
  readonly status: number;
  /** Short code for rules and logs. */
  readonly code: string;

  constructor({ status, code, message, cause }: Facts) {
    super(message, { cause });
    this.status = status;
    this.code = code;
  }
}

/** The caller cancelled the call: not a failure, nothing to show. @spec HT-10 HT-12 */
export class CancelledError extends HttpError {
  override name = 'CancelledError';
  constructor(cause?: unknown) {
    super({ status: CLIENT_STATUS.Cancelled, code: 'close', message: 'The caller cancelled the request.', cause });
  }
}

/** No answer arrived. Whether the server processed the request is unknown. @spec HT-10 */
export class NetworkError extends HttpError {
  override name = 'NetworkError';
  constructor(cause?: unknown, code = 'network-error') {
    super({ status: CLIENT_STATUS.NetworkError, code, message: 'The request brought no answer; its outcome is unknown.', cause });
  }
}

/** No answer within the time limit. @spec HT-12 */
export class TimeOutError extends NetworkError {
  override name = 'TimeOutError';
  constructor(afterMs: number) {
    super(new Error(`no answer within ${afterMs} ms`), 'time-out');
  }
}

/** The server answered with a status that is not a success. @spec HT-10 */
export class ResponseError extends HttpError {
  override name = 'ResponseError';
  /** The specification's number (captcha 100, 111, 112, 113; fingerprint 110), otherwise the status. */
  readonly numberCode: number;
  readonly details: readonly ErrorDetail[];
  /** Identifies the event in the server's log. */
  readonly traceId: string | null;
  /** Seconds after which the server accepts a retry. */
  readonly retryAfterSeconds: number | null;

  constructor(path: string, response: Pick<Response, 'status' | 'headers'>, answer: unknown) {
    const body = (typeof answer === 'object' && answer !== null ? answer : {}) as Record<string, unknown>;
    const details = detailsOf(body['errors']);
    const status = response.status === 0 ? 500 : response.status;
    super({ status, code: details[0]?.code ?? 'error', message: `${path} answered with status ${status}.` });
    this.numberCode = typeof body['code'] === 'number' ? body['code'] : status;
    this.details = details;
    this.traceId = typeof body['traceId'] === 'string' ? body['traceId'] : null;
    const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
    this.retryAfterSeconds = Number.isFinite(seconds) ? seconds : null;
  }

  /** The server's messages, joined. Shown only where the specification allows it. @spec HT-10 */
  get detail(): string {
    return this.details.map(({ detail }) => detail).join(' ');
  }
}

/** The answer does not match the contract. */
export class ShapeError extends HttpError {
  override name = 'ShapeError';
  constructor(path: string, cause: unknown) {
    super({ status: 500, code: 'wrong-shape', message: `${path} answered in an unknown shape.`, cause });
  }
}

function detailsOf(errors: unknown): ErrorDetail[] {
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((error: unknown) => {
    const { code, detail, field } = (typeof error === 'object' && error !== null ? error : {}) as Record<string, unknown>;
    if (typeof code !== 'string' && typeof detail !== 'string') return [];
    return [{ code: String(code ?? 'error'), detail: String(detail ?? ''), ...(typeof field === 'string' && { field }) }];
  });
}

/** How a call ended, for a notice to the player: its status, and the server's message if there is one. @spec HT-10 NT-03 */
export function endOf(failure: unknown): { status: number; detail: string } {
  const error = toHttpError(failure);
  return { status: error.status, detail: error instanceof ResponseError ? error.detail : '' };
}

/** Converts any failure to an {@link HttpError}; without a status it becomes 500. @spec HT-10 */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  // Compared by name rather than class: errors from workers, frames or polyfills may belong to another realm.
  const { name, status } = (typeof error === 'object' && error !== null ? error : {}) as { name?: unknown; status?: unknown };
  if (name === 'AbortError') return new CancelledError(error);
  if (name === 'TypeError') return new NetworkError(error); // fetch throws it when the network is down
  return new HttpError({ status: typeof status === 'number' ? status : 500, code: 'error', message: 'The call failed.', cause: error });
}
