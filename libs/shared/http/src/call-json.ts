import type { Call } from '@touchline/shared-contract';
import { NetworkError, ResponseError, ShapeError, toHttpError } from './errors.ts';
import type { Send } from './send.ts';

type Output<Type> = Type extends { _zod: { output: infer Value } } ? Value : never;
type Answers<C extends Pick<Call, 'answers'>> = C['answers'];
/** What a call gives: the body of its success; null for an answer without a body (204), and for one that did not change (304). */
export type AnswerOf<C extends Pick<Call, 'answers'>> =
  (Answers<C> extends { 200: infer Type } ? Output<Type> : never) | (Answers<C> extends { 204: null } | { 304: null } ? null : never);
type InputOf<Type> = Type extends { _zod: { input: infer Value } } ? Value : never;
type Loose<Value> = { [Key in keyof Value]: Value[Key] | Extract<number | boolean, string extends Value[Key] ? number : never> };

/** What a call is made with, as its schemas say; numbers are fine where the wire wants their digits. */
export type CallInput<C extends Call> = (C extends { params: infer Params } ? { params: Loose<InputOf<Params>> } : { params?: undefined }) &
  (C extends { query: infer Query } ? { query: Loose<InputOf<Query>> } : { query?: undefined }) &
  (C extends { body: infer Body } ? { body: InputOf<Body> } : { body?: undefined }) & {
    headers?: Readonly<Record<string, string>>;
    signal?: AbortSignal | undefined;
  };

/** Where calls go. `Ports` of shared/state fit. */
export interface Caller {
  send: Send;
  origin: string;
}

/** A schema, as far as it is used here. */
export interface Shape {
  safeParse: (value: unknown) => { success: boolean; data?: unknown; error?: unknown };
}

const NO_BODY = [204, 304];

/** The request of a call: parameters in the path, query, JSON body, same-origin credentials. */
export function requestOf<const C extends Call>(origin: string, call: C, input: CallInput<C>): Request {
  const {
    params = {},
    query = {},
    body,
    headers,
    signal,
  } = input as {
    params?: Record<string, unknown>;
    query?: Record<string, unknown>;
    body?: unknown;
    headers?: Record<string, string>;
    signal?: AbortSignal;
  };
  const path = call.path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const url = new URL(path, origin);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value));
  const isStorable = call.auth === 'none' && call.method === 'GET' && !(304 in call.answers);
  return new Request(url, {
    method: call.method,
    credentials: 'same-origin',
    cache: isStorable ? 'default' : 'no-store',
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
 * @param input - what its schemas ask for, and a signal.
 * @param shape - checks the answer where a wrong shape would harm; without it the contract is trusted.
 * @returns the answer's body, or null where there is none.
 * @throws HttpError: {@link ResponseError}, {@link NetworkError}, {@link ShapeError} or a cancellation.
 * @spec HT-10 HT-12
 */
export async function callJson<const C extends Call>(caller: Caller, call: C, input: CallInput<C>, shape?: Shape): Promise<AnswerOf<C>> {
  try {
    const response = await caller.send(requestOf(caller.origin, call, input));
    if (NO_BODY.includes(response.status)) return null as AnswerOf<C>;
    const answer = await readJson(response);
    if (!response.ok) throw new ResponseError(call.path, response, answer);
    if (answer === undefined) throw new ShapeError(call.path, 'not JSON');
    const parsed = shape?.safeParse(answer);
    if (parsed?.success === false) throw new ShapeError(call.path, parsed.error);
    return (parsed === undefined ? answer : parsed.data) as AnswerOf<C>;
  } catch (error) {
    throw toHttpError(error);
  }
}

/** The JSON of an answer; null for an empty body, undefined for what is not JSON. @throws NetworkError when the body breaks off. */
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text().catch((cause: unknown) => {
    throw (cause as { name?: unknown } | null)?.name === 'AbortError' ? cause : new NetworkError(cause);
  });
  try {
    return text === '' ? null : (JSON.parse(text) as unknown);
  } catch {
    return undefined; // a gateway's page
  }
}
