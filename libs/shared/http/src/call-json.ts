import type { Call } from '@touchline/shared-contract';
import { NetworkError, ResponseError, ShapeError, toHttpError } from './errors.ts';
import type { Send } from './send.ts';

/** Names of the parameters in a path. */
type ParamOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Path parameters and query of a call; query values that are undefined are omitted. */
export type CallPlace<C extends Call> = ([ParamOf<C['path']>] extends [never]
  ? { params?: undefined }
  : { params: Readonly<Record<ParamOf<C['path']>, string | number>> }) & {
  query?: Readonly<Record<string, string | number | undefined>>;
};

/** Input of a call. */
export type CallInput<C extends Call> = CallPlace<C> & {
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal | undefined;
};

/** Reads the body of an answer (null if empty); returns null if the body is invalid. */
export type ReadAnswer<T> = (answer: unknown) => T | null;

/** Sender and origin of calls. `Ports` of shared/state are compatible. */
export interface Caller {
  send: Send;
  origin: string;
}

/** Path and query of a call. */
export function placeOf<const C extends Call>(call: C, { params, query = {} }: CallPlace<C>): string {
  const given = (params ?? {}) as Readonly<Record<string, string | number>>;
  const path = call.path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(given[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size === 0 ? path : `${path}?${search}`;
}

/** Builds the request of a call: path parameters, query, JSON body, same-origin credentials. */
export function requestOf<const C extends Call>(origin: string, call: C, input: CallInput<C>): Request {
  const { body, headers, signal } = input;
  return new Request(new URL(placeOf(call, input), origin), {
    method: call.method,
    credentials: 'same-origin',
    cache: call.isCacheable ? 'default' : 'no-store',
    headers: { Accept: 'application/json', ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal !== undefined && { signal }),
  });
}

/**
 * Makes a call of the contract.
 *
 * @param caller - sender and origin.
 * @param call - one of the contract's calls.
 * @param input - parameters, query, body, a signal, and `read`, which returns the parts of the answer that the caller needs.
 * @returns the result of `read`; null for an empty body.
 * @throws HttpError: {@link ResponseError}, {@link NetworkError}, {@link ShapeError} or a cancellation.
 * @spec HT-01 HT-10 HT-12
 */
export function callJson<const C extends Call, T>(caller: Caller, call: C, input: CallInput<C> & { read: ReadAnswer<T> }): Promise<T>;
export function callJson<const C extends Call>(caller: Caller, call: C, input: CallInput<C>): Promise<null>;
export async function callJson<const C extends Call, T>(
  { send, origin }: Caller,
  call: C,
  input: CallInput<C> & { read?: ReadAnswer<T> },
): Promise<T | null> {
  try {
    const response = await send(requestOf(origin, call, input), call);
    const answer = await readJson(response);
    if (!response.ok) throw new ResponseError(call.path, response, answer);
    if (input.read === undefined) return null;
    const value = answer === undefined ? null : input.read(answer);
    if (value === null) throw new ShapeError(call.path, 'the answer does not hold');
    return value;
  } catch (error) {
    throw toHttpError(error);
  }
}

/** The JSON of an answer; null for an empty body, undefined for other content. @throws NetworkError when the body is cut off. */
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text().catch((cause: unknown) => {
    throw (cause as { name?: unknown } | null)?.name === 'AbortError' ? cause : new NetworkError(cause);
  });
  try {
    return text === '' ? null : (JSON.parse(text) as unknown);
  } catch {
    return undefined; // for example a gateway's error page
  }
}
