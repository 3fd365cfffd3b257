/** One request as the server received it, with its body already read. */
export interface ServedRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  /** Parsed JSON, or null without a body. */
  body: unknown;
}

export type Handler = (request: ServedRequest) => Response | Promise<Response>;

export interface FakeServer {
  send: (request: Request) => Promise<Response>;
  /** Sets or replaces a handler. The key is `GET /path`; a trailing `*` matches any rest. */
  on: (key: string, handler: Handler) => void;
  /** All received requests, oldest first. */
  log: ServedRequest[];
  /** Number of requests received for a key. */
  count: (key: string) => number;
}

/** JSON answer of a fake server. */
export function answer(body: unknown, status = 200): Response {
  return new Response(body === null ? null : JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}

/** An in-memory server: reads each body once, honours cancellation and answers 404 to unknown calls. */
export function createFakeServer(handlers: Readonly<Record<string, Handler>> = {}): FakeServer {
  const table = new Map(Object.entries(handlers));
  const log: ServedRequest[] = [];
  const keyOf = ({ method, path }: ServedRequest) => `${method} ${path}`;
  const matches = (pattern: string, key: string) => (pattern.endsWith('*') ? key.startsWith(pattern.slice(0, -1)) : pattern === key);

  return {
    log,
    on: (key, handler) => void table.set(key, handler),
    count: (key) => log.filter((request) => matches(key, keyOf(request))).length,
    send: async (request) => {
      request.signal.throwIfAborted();
      const url = new URL(request.url);
      const text = await request.text();
      const served = {
        method: request.method,
        path: url.pathname,
        query: url.searchParams,
        headers: request.headers,
        body: text === '' ? null : JSON.parse(text),
      };
      log.push(served);
      const found = table.get(keyOf(served)) ?? [...table].find(([pattern]) => matches(pattern, keyOf(served)))?.[1];
      const cancelled = new Promise<never>((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      });
      const notFound = () => answer({ status: 404, code: 404, errors: [], traceId: 't' }, 404);
      return Promise.race([Promise.resolve(served).then(found ?? notFound), cancelled]);
    },
  };
}
