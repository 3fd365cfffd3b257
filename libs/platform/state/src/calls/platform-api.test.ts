import { createPlatformApi } from '../index.ts';

const down = async (): Promise<Response> => new Response('', { status: 503 });
const signal = new AbortController().signal;
const URL_ASKED = 'https://shop.test/en/line';

function start(isRetrying = true) {
  const send = jest.fn<Promise<Response>, [Request]>(down);
  const report = jest.fn();
  let now = 0;
  const api = createPlatformApi({ send, origin: 'https://shop.test', now: () => now, report }, { isRetrying, random: () => 0 });
  return { api, send, report, pass: (ms: number) => (now += ms) };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('[GD-22] asks about a block with auth and url, and twice more at 100 ms', async () => {
  const { api, send } = start();
  const asked = api.askBlock({ auth: true, url: URL_ASKED }, signal);
  const failed = expect(asked).rejects.toThrow('503');

  await jest.advanceTimersByTimeAsync(199);
  expect(send).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1);

  await failed;
  expect(send).toHaveBeenCalledTimes(3);
  expect(await send.mock.calls[0]?.[0].json()).toEqual({ auth: true, url: URL_ASKED });
});

it('[GD-20] [GRD-7] asks five more times at 1000 ms, but a navigation waits for one second only', async () => {
  const { api, send } = start();
  const asked = api.askRedirect({ url: URL_ASKED }, signal);

  await jest.advanceTimersByTimeAsync(1_000);
  expect(await asked).toBeNull();
  await jest.advanceTimersByTimeAsync(10_000);

  expect(send).toHaveBeenCalledTimes(6);
});

it('[GRD-7] a late answer serves the next navigation', async () => {
  const { api, send } = start();
  const asked = api.askRedirect({ url: URL_ASKED }, signal);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await asked).toBeNull();
  send.mockImplementation(async () => Response.json({ redirect: true, url: '/en/live' }));
  await jest.advanceTimersByTimeAsync(10_000);
  const calls = send.mock.calls.length;

  expect(await api.askRedirect({ url: URL_ASKED }, signal)).toEqual({ redirect: true, url: '/en/live' });
  expect(send).toHaveBeenCalledTimes(calls);
});

it.each([['<html>'], ['null'], ['{"redirect":"yes"}'], ['[]'], ['"javascript:alert(1)"']])(
  '[GRD-2] an answer of %s is only told',
  async (body) => {
    const { api, send, report } = start();
    send.mockImplementation(async () => new Response(body));

    expect(await api.askRedirect({ url: URL_ASKED }, signal)).toBeNull();
    expect(report.mock.calls).toEqual([['redirect service failed', { code: 'ShapeError' }]]);
  },
);

it('[GRD-7] a service that failed five times is left alone for 30 s', async () => {
  const { api, send, pass } = start(false);
  for (let i = 0; i < 5; i++) await api.askRedirect({ url: URL_ASKED }, signal);

  await api.askRedirect({ url: URL_ASKED }, signal);
  expect(send).toHaveBeenCalledTimes(5);
  pass(30_000);
  await api.askRedirect({ url: URL_ASKED }, signal);

  expect(send).toHaveBeenCalledTimes(6);
});

it('[RM-07] reads which sections exist, and says so when it does not know', async () => {
  const { api, send } = start();
  send.mockImplementationOnce(async () => Response.json({ success: true, listAvailablePartitions: ['betting'] }));
  send.mockImplementationOnce(async () => Response.json({ success: false, listAvailablePartitions: [] }));

  expect(await api.listPartitions(signal)).toEqual(['betting']);
  expect(await api.listPartitions(signal)).toBeNull();
  expect(await api.listPartitions(signal)).toBeNull();
});
