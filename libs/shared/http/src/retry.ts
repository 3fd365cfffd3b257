import { CancelledError, HttpError, type ResponseError, toHttpError } from './errors.ts';

export interface RetryOptions {
  /** Number of retries after the first try. */
  times: number;
  delayMs: number;
  /** Factor from one delay to the next; default 1. */
  factor?: number;
  /** Adds up to a fifth to each delay, so that many clients do not retry at once. @spec GRD-7 */
  random?: () => number;
  /** Which failures are retried; by default no answer, 429 and 5xx. */
  isRetried?: (error: HttpError) => boolean;
  signal?: AbortSignal | undefined;
}

const LARGEST_JITTER = 0.2;
/** A server that names a longer pause is not waited for: the player would see nothing happen. */
const LONGEST_PAUSE_MS = 5_000;
const MS = 1000;
const mayPass = ({ status }: HttpError): boolean => status !== 499 && (status >= 500 || status === 429);

/** Waits; rejects at once when the signal aborts. @throws CancelledError */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(new CancelledError(signal?.reason));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal?.aborted === true) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}

/**
 * The pause before a retry: the given one, or the longer one that the server asks for in `Retry-After`, up to 5 s.
 *
 * @returns milliseconds.
 * @spec SRV-3
 */
export const pauseAfter = (error: unknown, pauseMs: number): number =>
  Math.max(pauseMs, Math.min(((error as Partial<ResponseError> | null)?.retryAfterSeconds ?? 0) * MS, LONGEST_PAUSE_MS));

/**
 * Retries until success.
 *
 * @throws HttpError of the last try; a cancelled try is not repeated.
 * @spec HT-12
 */
export async function retry<T>(work: (attempt: number) => Promise<T>, options: RetryOptions): Promise<T> {
  const { times, delayMs, factor = 1, random = () => 0, isRetried = mayPass, signal } = options;
  for (let attempt = 0; ; attempt++) {
    try {
      return await work(attempt);
    } catch (thrown) {
      const error = toHttpError(thrown);
      if (attempt >= times || signal?.aborted === true || !isRetried(error)) throw error;
      await wait(pauseAfter(error, delayMs * factor ** attempt) * (1 + random() * LARGEST_JITTER), signal);
    }
  }
}
