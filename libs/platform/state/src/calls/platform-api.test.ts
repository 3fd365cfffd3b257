import { measured } from '@touchline/measured';
import { createPlatformApi } from '../index.ts';

const down = async (): Promise<Response> => new Response('', { status: 503 });
const signal = new AbortController().signal;
const PAGE_URL = 'https://shop.test/en/line';

function start(deadlineMs?: number) {
  const send = jest.fn<Promise<Response>, [Request]>(down);
  const report = jest.fn();
  let now = 0;
  const api = createPlatformApi(
    { send, origin: 'https://shop.test', now: () => now, report },
    { random: () => 0, ...(deadlineMs !== undefined && { deadlineMs }) },
  );
  return { api, send, report, pass: (ms: number) => (now += ms) };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('[GD-22] sends auth and url to the block service and retries twice at 100 ms', async () => {
  const { api, send } = start();
  const pending = api.askBlock({ auth: true, url: PAGE_URL }, signal);
  const failed = expect(pending).rejects.toThrow('503');

  await jest.advanceTimersByTimeAsync(199);
  expect(send).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1);

  await failed;
  expect(send).toHaveBeenCalledTimes(3);
  expect(await send.mock.calls[0]?.[0].json()).toEqual({ auth: true, url: PAGE_URL });
});

it('[GD-20] [GRD-7] retries five times at 1000 ms, but a navigation waits one second only', async () => {
  const { api, send } = start();
  const pending = api.askRedirect({ url: PAGE_URL }, signal);

  await jest.advanceTimersByTimeAsync(1_000);
  expect(await pending).toBeNull();
  await jest.advanceTimersByTimeAsync(10_000);

  expect(send).toHaveBeenCalledTimes(6);
});

it('[GD-20] on the edge a document waits for the retry within its deadline, and uses its answer', async () => {
  const { api, send } = start(1_150);
  send.mockImplementationOnce(down);
  send.mockImplementationOnce(async () => Response.json({ redirect: true, code: 308, url: '/en/live', reasons: ['moved'] }));
  const pending = api.askRedirect({ url: PAGE_URL }, signal);

  await jest.advanceTimersByTimeAsync(999);
  expect(send).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);

  expect(await pending).toEqual({ redirect: true, code: 308, url: '/en/live', reasons: ['moved'] });
  expect(send).toHaveBeenCalledTimes(2);
});

it('[GD-20] [GRD-7] on the edge retries end with the deadline, which is reported as a failure', async () => {
  const { api, send, report } = start(1_150);
  const pending = api.askRedirect({ url: PAGE_URL }, signal);

  await jest.advanceTimersByTimeAsync(1_150);
  expect(await pending).toBeNull();
  await jest.advanceTimersByTimeAsync(10_000);

  expect(send).toHaveBeenCalledTimes(2);
  expect(report.mock.calls).toEqual([['redirect service failed', { code: 'deadline' }]]);
});

it('[GRD-7] uses a late answer for the next navigation', async () => {
  const { api, send } = start();
  const pending = api.askRedirect({ url: PAGE_URL }, signal);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await pending).toBeNull();
  send.mockImplementation(async () => Response.json({ redirect: true, url: '/en/live' }));
  await jest.advanceTimersByTimeAsync(10_000);
  const calls = send.mock.calls.length;

  expect(await api.askRedirect({ url: PAGE_URL }, signal)).toEqual({ redirect: true, url: '/en/live' });
  expect(send).toHaveBeenCalledTimes(calls);
});

it.each([['<html>'], ['null'], ['{"redirect":"yes"}'], ['[]'], ['"javascript:alert(1)"']])(
  '[GRD-2] ignores the answer %s and reports it',
  async (body) => {
    const { api, send, report } = start();
    send.mockImplementation(async () => new Response(body));

    expect(await api.askRedirect({ url: PAGE_URL }, signal)).toBeNull();
    expect(report.mock.calls).toEqual([['redirect service failed', { code: 'ShapeError' }]]);
  },
);

it('[GRD-7] pauses requests for 30 s after five failures', async () => {
  const { api, send, pass } = start(500);
  const ask = async (): Promise<void> => {
    const pending = api.askRedirect({ url: PAGE_URL }, signal);
    await jest.advanceTimersByTimeAsync(500);
    expect(await pending).toBeNull();
  };
  for (let i = 0; i < 5; i++) await ask();

  await ask();
  expect(send).toHaveBeenCalledTimes(5);
  pass(30_000);
  await ask();

  expect(send).toHaveBeenCalledTimes(6);
});

it('[RM-07] lists the existing sections, or null if the service does not know', async () => {
  const { api, send } = start();
  send.mockImplementationOnce(async () => Response.json({ success: true, listAvailablePartitions: ['betting'] }));
  send.mockImplementationOnce(async () => Response.json({ success: false, listAvailablePartitions: [] }));

  expect(await api.listPartitions(signal)).toEqual(['betting']);
  expect(await api.listPartitions(signal)).toBeNull();
  expect(await api.listPartitions(signal)).toBeNull();
});

const WRONG_TYPES: unknown[] = [null, 1, 1.5, '', 'yes', [], {}, [true], Number.MAX_SAFE_INTEGER];
const GARBAGE: readonly string[] = [
  '',
  ' ',
  '<html><body>502</body></html>',
  '<!doctype html>',
  'null',
  'true',
  'undefined',
  '[]',
  '{}',
  '"javascript:alert(1)"',
  '{"redirect"',
  '{"redirect":true',
  '\u0000',
  'x'.repeat(100_000),
  '['.repeat(10_000),
  '{"__proto__":{"redirect":true}}',
  '{"constructor":{"prototype":{"redirect":true}}}',
  ' '.repeat(10_000_000),
  ...['javascript:alert(1)', 'https://evil.test/', '//evil.test/', 'data:text/html,x', '\\\\evil.test'].map(
    (text) => `${text}{"redirect":true}`,
  ),
  ...WRONG_TYPES.map((redirect) => JSON.stringify({ redirect, url: '/en/live' })),
  ...WRONG_TYPES.filter((url) => typeof url !== 'string').map((url) => JSON.stringify({ redirect: true, url })),
  ...WRONG_TYPES.filter((code) => !Number.isInteger(code)).map((code) => JSON.stringify({ redirect: true, url: '/en/live', code })),
  ...WRONG_TYPES.filter((reasons) => !Array.isArray(reasons)).map((reasons) =>
    JSON.stringify({ redirect: true, url: '/en/live', reasons }),
  ),
  ...WRONG_TYPES.filter((crumbs) => !Array.isArray(crumbs)).map((breadcrumbs) =>
    JSON.stringify({ redirect: true, url: '/en/live', breadcrumbs }),
  ),
];

it('[GRD-2] none of sixty garbage answers redirects, and each is reported once', async () => {
  jest.useRealTimers();
  expect(GARBAGE.length).toBe(60);
  // CPU time in milliseconds, which a busy machine distorts less than the wall clock.
  const took: number[] = [];
  let redirects = 0;
  for (const body of GARBAGE) {
    const { api, send, report } = start();
    send.mockImplementation(async () => new Response(body));
    const began = process.cpuUsage();
    if ((await api.askRedirect({ url: PAGE_URL }, signal)) !== null) redirects += 1;
    const { user, system } = process.cpuUsage(began);
    took.push((user + system) / 1_000);
    expect(report.mock.calls.length).toBe(1);
    expect(send).toHaveBeenCalledTimes(1);
  }
  expect(Reflect.get({}, 'redirect')).toBeUndefined();
  measured({ id: 'GRD-2', unit: 'redirects by garbage', atMost: 0, trials: 60, value: redirects, tried: GARBAGE.length });
  if (process.env['TOUCHLINE_LONG'] === '1')
    measured({ id: 'GRD-2', unit: 'ms of processor time added', atMost: 1_000, run: 'long', value: Math.max(...took) });
});

it('[GRD-7] stops retries for the previous url when another is requested', async () => {
  const { api, send } = start();
  const pending = api.askRedirect({ url: PAGE_URL }, signal);
  await jest.advanceTimersByTimeAsync(1_000);
  await pending;
  const before = send.mock.calls.length;
  const elsewhere = api.askRedirect({ url: 'https://shop.test/en/live' }, signal);
  await jest.advanceTimersByTimeAsync(1_000);
  await elsewhere;
  const urls = await Promise.all(send.mock.calls.slice(before).map(async ([request]) => ((await request.json()) as { url: string }).url));

  expect(urls.filter((url) => url === PAGE_URL)).toEqual([]);
});

it('[GRD-7] spreads the retries of a hundred clients over a fifth of the delay', async () => {
  const times: number[] = [];
  const began = Date.now();
  for (let client = 0; client < 100; client++) {
    const send = jest.fn(async () => {
      times.push(Date.now() - began);
      return new Response('', { status: 503 });
    });
    const ports = { send, origin: 'https://shop.test', now: () => 0, report: () => undefined };
    void createPlatformApi(ports, { random: () => client / 99 }).askRedirect({ url: PAGE_URL }, signal);
  }
  await jest.advanceTimersByTimeAsync(1_200);
  const second = times.filter((time) => time > 0);

  expect([Math.min(...second), Math.max(...second)]).toEqual([1_000, 1_200]);
  expect(second.length).toBe(100);
  expect(new Set(second).size).toBeGreaterThanOrEqual(50);
});

it('[GRD-7] [GD-22] pauses the block service as well after five failures', async () => {
  const { api, send, pass } = start();
  for (let i = 0; i < 5; i++) {
    const failed = expect(api.askBlock({ auth: false, url: PAGE_URL }, signal)).rejects.toThrow();
    await jest.advanceTimersByTimeAsync(1_000);
    await failed;
  }
  const calls = send.mock.calls.length;
  await expect(api.askBlock({ auth: false, url: PAGE_URL }, signal)).rejects.toThrow('rests after failures');
  expect(send).toHaveBeenCalledTimes(calls);
  pass(30_000);
  const failed = expect(api.askBlock({ auth: false, url: PAGE_URL }, signal)).rejects.toThrow();
  await jest.advanceTimersByTimeAsync(1_000);
  await failed;
  expect(send.mock.calls.length).toBeGreaterThan(calls);
});
