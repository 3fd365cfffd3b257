import { readJson, ResponseError, ShapeError, toHttpError, type Caller } from '@touchline/shared-http';

/** One call of the web API. */
export interface WebApiCall<T> {
  method: 'GET' | 'POST' | 'DELETE';
  /** Path on the page's own origin, with its query. */
  path: string;
  body?: unknown;
  /** Further headers, by name. */
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal | undefined;
  /** Checks the answer and gives what the caller needs of it; null says that it does not hold. An empty body is read as null. */
  read: (answer: unknown) => T | null;
}

/**
 * Makes a call of the web API with a hand-written check of its answer. It is what the pages' own processes use: the whole contract with
 * its schemas stays out of their bundle.
 *
 * @throws HttpError as `callJson` of shared/http does.
 * @spec HT-01 HT-10
 */
export async function askWebApi<T>({ send, origin }: Caller, { method, path, body, headers, signal, read }: WebApiCall<T>): Promise<T> {
  try {
    const response = await send(
      new Request(new URL(path, origin), {
        method,
        credentials: 'same-origin',
        cache: 'no-store',
        headers: { Accept: 'application/json', ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(signal !== undefined && { signal }),
      }),
    );
    const answer = await readJson(response);
    const plainPath = path.split('?', 1)[0] ?? path;
    if (!response.ok) throw new ResponseError(plainPath, response, answer);
    const value = answer === undefined ? null : read(answer);
    if (value === null) throw new ShapeError(plainPath, 'the answer does not hold');
    return value;
  } catch (error) {
    throw toHttpError(error);
  }
}
