import type { Send } from '@touchline/shared-http';

/** One call of the web API. */
export interface JsonCall {
  method: 'GET' | 'POST' | 'DELETE';
  /** Path on the page's own origin, with its query. */
  path: string;
  body?: unknown;
  signal?: AbortSignal | undefined;
}

/**
 * A call that brought no usable answer. `status` is null when none came at all (no network, time-out); `codes` are those of the
 * answer's errors. The message is for logs, never for the screen.
 */
export class CallFailed extends Error {
  override name = 'CallFailed';
  readonly status: number | null;
  readonly codes: readonly string[];
  /** Seconds after which the server wants to be asked again, null where it does not say. */
  readonly retryAfterSeconds: number | null;

  constructor(
    path: string,
    status: number | null,
    answer: { codes?: readonly string[]; retryAfter?: string | null; cause?: unknown } = {},
  ) {
    super(`${path} ${status === null ? 'brought no answer' : `answered with status ${status}`}; nothing is known about its outcome.`, {
      cause: answer.cause,
    });
    this.status = status;
    this.codes = answer.codes ?? [];
    const seconds = Number(answer.retryAfter ?? Number.NaN);
    this.retryAfterSeconds = Number.isFinite(seconds) ? seconds : null;
  }
}

/**
 * Makes a call and gives its JSON, null for an empty body. The shape is the caller's to check.
 *
 * @throws CallFailed on any status that is not a success, on a lost connection, and on a body that is not JSON.
 */
export async function callJson(
  { send, origin }: { send: Send; origin: string },
  { method, path, body, signal }: JsonCall,
): Promise<unknown> {
  const request = new Request(new URL(path, origin), {
    method,
    cache: 'no-store',
    ...(signal !== undefined && { signal }),
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
  const plainPath = path.split('?', 1)[0] ?? path;
  const response = await send(request).catch((cause: unknown) => {
    throw new CallFailed(plainPath, null, { cause });
  });
  const text = await response.text().catch((cause: unknown) => {
    throw new CallFailed(plainPath, null, { cause });
  });
  const answer = parse(text);
  if (!response.ok || answer === undefined) {
    throw new CallFailed(plainPath, response.status, { codes: codesOf(answer), retryAfter: response.headers.get('Retry-After') });
  }
  return answer;
}

function parse(text: string): unknown {
  try {
    return text === '' ? null : (JSON.parse(text) as unknown);
  } catch {
    return undefined; // a gateway's page, not our answer
  }
}

function codesOf(answer: unknown): string[] {
  const errors = (answer as { errors?: unknown } | null | undefined)?.errors;
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((error: { code?: unknown } | null) => (typeof error?.code === 'string' ? [error.code] : []));
}
