import { configCalls, type Calls } from '@touchline/shared-contract';
import {
  callJson,
  CancelledError,
  compose,
  HttpError,
  NetworkError,
  requestOf,
  ResponseError,
  retry,
  ShapeError,
  toHttpError,
  withClock,
  withTimeOut,
  type Send,
} from './index.ts';

const origin = 'http://shop.test';
const answering =
  (body: unknown, init: ResponseInit = {}): Send =>
  async () =>
    new Response(JSON.stringify(body), init);
const failure = (work: Promise<unknown>): Promise<HttpError> =>
  work.then(
    () => Promise.reject(new Error('it did not fail')),
    (error: HttpError) => error,
  );
const listCalls = {
  rows: { method: 'GET', path: '/bff-api/lists/:section/rows', auth: 'none' },
  status: { method: 'GET', path: '/web-api/lists/status/:id', auth: 'token' },
  keep: { method: 'POST', path: '/web-api/lists', auth: 'token' },
} as const satisfies Calls;
const id = '6f1c1c1e-5d1a-4a55-9d0e-0d6f2a2f3b11';

it('[HT-12] builds requests from the contract', async () => {
  const request = requestOf(origin, listCalls.rows, { params: { section: 'live' }, query: { lang: 'en', sport: 3, since: undefined } });

  expect([request.method, request.url, request.credentials, request.cache]).toEqual([
    'GET',
    'http://shop.test/bff-api/lists/live/rows?lang=en&sport=3',
    'same-origin',
    'no-store',
  ]);
  expect(requestOf(origin, listCalls.status, { params: { id: 'a/b?c' } }).url).toBe('http://shop.test/web-api/lists/status/a%2Fb%3Fc');
  expect(requestOf(origin, configCalls.all, { query: { lang: 'en' } }).cache).toBe('default');
});

it('[HT-12] requires exactly the parameters of the path, checked by types', () => {
  // @ts-expect-error -- the parameter is missing
  requestOf(origin, listCalls.status, {});
  // @ts-expect-error -- the path has no parameter of this name
  requestOf(origin, listCalls.status, { params: { id, page: 2 } });
  // @ts-expect-error -- the path has none
  expect(requestOf(origin, listCalls.keep, { params: { id } }).url).toBe('http://shop.test/web-api/lists');
});

it('[HT-10] returns what the caller reads, and null for an empty body', async () => {
  const caller = { send: answering({ status: 'ready' }), origin };
  const read = (answer: unknown) => (answer as { status: string }).status;

  expect(await callJson(caller, listCalls.status, { params: { id }, read })).toBe('ready');
  const silent = { send: async () => new Response(null, { status: 204 }), origin };
  expect(await callJson(silent, listCalls.keep, { body: {} })).toBeNull();
});

it('[HT-10] treats an answer of the wrong shape as a failed call', async () => {
  const error = await failure(callJson({ send: answering({}), origin }, listCalls.status, { params: { id }, read: () => null }));

  expect(error).toBeInstanceOf(ShapeError);
  expect([error.status, error.code]).toEqual([500, 'wrong-shape']);
});

it('[HT-01] passes the call along with its request through all layers', async () => {
  const given: unknown[] = [];
  const layer =
    (next: Send): Send =>
    (request, call) => {
      given.push(call?.auth);
      return next(request, call);
    };
  const clock = { monotonic: () => 0, measure: () => undefined };
  const send = compose(answering(null), [layer, withTimeOut(1_000), withClock(clock), layer]);

  await callJson({ send, origin }, listCalls.keep, { body: {} });

  expect(given).toEqual(['token', 'token']);
});

it('[HT-10] joins the details of an error and keeps its codes', async () => {
  const send = answering(
    {
      status: 400,
      code: 111,
      errors: [{ code: 'wrong-credentials', detail: 'No.', field: 'uPassword' }, { code: 'x', detail: 'Try again.' }, null, 7],
      traceId: 't1',
    },
    { status: 400, headers: { 'Retry-After': '30' } },
  );

  const error = await failure(callJson({ send, origin }, listCalls.status, { params: { id }, read: Boolean }));

  expect(error).toBeInstanceOf(ResponseError);
  expect(error).toMatchObject({
    status: 400,
    numberCode: 111,
    code: 'wrong-credentials',
    detail: 'No. Try again.',
    traceId: 't1',
    retryAfterSeconds: 30,
  });
});

it.each([
  ['a cancelled request', () => Promise.reject(new DOMException('gone', 'AbortError')), CancelledError, 499, 'close'],
  ['a lost network', () => Promise.reject(new TypeError('fetch failed')), NetworkError, 599, 'network-error'],
  ['anything else', () => Promise.reject(new Error('odd')), HttpError, 500, 'error'],
  ['a gateway page', async () => new Response('<html>', { status: 502 }), ResponseError, 502, 'error'],
  ['a page instead of JSON', async () => new Response('<html>'), ShapeError, 500, 'wrong-shape'],
])('[HT-10] maps %s', async (_name, send, kind, status, code) => {
  const error = await failure(callJson({ send, origin }, listCalls.status, { params: { id }, read: Boolean }));

  expect(error).toBeInstanceOf(kind);
  expect([error.status, error.code]).toEqual([status, code]);
});

it('[HT-10] keeps the status of an error that has one', () => {
  expect(toHttpError({ status: 403 }).status).toBe(403);
  expect(toHttpError(null).status).toBe(500);
});

it('[HT-12] runs the first layer of the list outermost', async () => {
  const log: string[] = [];
  const layer = (name: string) => (next: Send) => async (request: Request) => {
    log.push(name);
    return next(request);
  };

  await compose(answering(null), [layer('first'), layer('second')])(new Request(origin));

  expect(log).toEqual(['first', 'second']);
});

const untilAborted: Send = ({ signal }) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }));

it('[HT-12] ends a request that takes too long', async () => {
  jest.useFakeTimers();
  const error = failure(compose(untilAborted, [withTimeOut(10_000)])(new Request(origin)));

  await jest.advanceTimersByTimeAsync(9_999);
  await jest.advanceTimersByTimeAsync(1);

  expect(await error).toMatchObject({ status: 599, code: 'time-out' });
  jest.useRealTimers();
});

it('[HT-12] lets the caller cancel despite the time-out', async () => {
  const controller = new AbortController();
  const error = failure(compose(untilAborted, [withTimeOut(10_000)])(new Request(origin, { signal: controller.signal })));

  controller.abort();

  expect(toHttpError(await error).status).toBe(499);
});

it('[ODD-4] passes only fresh answers to the clock', async () => {
  const measure = jest.fn();
  const headers = { Date: 'Thu, 01 Jan 1970 00:01:00 GMT' };
  const send = compose(answering(null, { headers }), [withClock({ monotonic: () => 7, measure })]);

  await send(new Request(origin));
  await send(new Request(origin, { cache: 'no-store' }));

  expect(measure.mock.calls).toEqual([[{ serverMs: 60_000, sentAt: 7, receivedAt: 7, resolutionMs: 1_000 }]]);
});

describe('retry', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const broken = () => jest.fn(async (): Promise<string> => Promise.reject(new TypeError('fetch failed')));

  it('[CF-01] retries after each delay, the given number of times', async () => {
    const work = broken();
    const error = failure(retry(work, { times: 5, delayMs: 1_000 }));

    await jest.advanceTimersByTimeAsync(4_999);
    expect(work).toHaveBeenCalledTimes(5);
    await jest.advanceTimersByTimeAsync(1);

    expect(work).toHaveBeenCalledTimes(6);
    expect((await error).status).toBe(599);
  });

  it.each([
    ['2', 2_000],
    ['60', 5_000],
    ['0', 1_000],
  ])('[SRV-3] waits as long as a busy server asks, up to five seconds: Retry-After %s', async (after, pauseMs) => {
    const work = jest.fn(async (): Promise<string> => {
      throw new ResponseError('/x', new Response(null, { status: 503, headers: { 'retry-after': after } }), null);
    });
    void failure(retry(work, { times: 1, delayMs: 1_000 }));

    await jest.advanceTimersByTimeAsync(pauseMs - 1);
    expect(work).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('[RM-03] doubles the delay if configured', async () => {
    const work = broken();
    void failure(retry(work, { times: 3, delayMs: 1_000, factor: 2 }));

    await jest.advanceTimersByTimeAsync(6_999);
    expect(work).toHaveBeenCalledTimes(3);
    await jest.advanceTimersByTimeAsync(1);

    expect(work).toHaveBeenCalledTimes(4);
  });

  it('[GRD-7] adds up to a fifth to a delay', async () => {
    const work = broken();
    void failure(retry(work, { times: 1, delayMs: 1_000, random: () => 1 }));

    await jest.advanceTimersByTimeAsync(1_199);
    expect(work).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);

    expect(work).toHaveBeenCalledTimes(2);
  });

  it('[HT-12] stops when the caller cancels', async () => {
    const controller = new AbortController();
    const work = broken();
    const error = failure(retry(work, { times: 5, delayMs: 1_000, signal: controller.signal }));
    await jest.advanceTimersByTimeAsync(10);

    controller.abort();
    await jest.advanceTimersByTimeAsync(10_000);

    expect((await error).status).toBe(499);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('[HT-12] does not retry requests that the server rejected', async () => {
    const work = jest.fn(async () => Promise.reject(new ResponseError('/x', new Response(null, { status: 403 }), null)));

    expect((await failure(retry(work, { times: 5, delayMs: 1_000 }))).status).toBe(403);
    expect(work).toHaveBeenCalledTimes(1);
  });
});
