/** @jest-environment node */
import { createAppStore, createServerPorts, viewChanged, type KeyValueStore } from '@touchline/shared-state';
import { configModule, configReceived, selectConfig, selectSiteConfig } from './index.ts';
import { keepable, readKeptConfig } from './kept-config.ts';
import { aSignedAnswer, aSiteConfig, signatureOf } from './testing.ts';

const AT = 1_700_000_000_000;
const DAY = 86_400_000;
const NORTH = JSON.stringify(aSiteConfig({ companyName: 'North Park' }));
const kept = async (body: string, signed: { lang?: string; atMs?: number } = {}): Promise<string> =>
  keepable({ header: await signatureOf(body, { atMs: AT, ...signed }), body });
const sealed = (atMs = AT): Promise<string> => kept(NORTH, { atMs });
const read = (text: string | null, nowMs = AT) => readKeptConfig(text, { lang: 'en', nowMs });

it.each([
  [0, 'North Park'],
  [DAY - 1, 'North Park'],
  [DAY, undefined],
  [-300_000, 'North Park'],
  [-300_001, undefined],
])('[CFG-1] turns a stored configuration of age %i ms into %s', async (age, name) => {
  expect((await read(await sealed(), AT + age))?.site.companyName).toBe(name);
});

/** Signatures contain a random number; repeats until one ends in the given character, of which there are four. */
async function sealedEndingIn(last: string): Promise<string> {
  const text = await sealed();
  return text.slice(0, text.indexOf('\n')).endsWith(last) ? text : sealedEndingIn(last);
}

it.each(['A', 'Q', 'g', 'w'])(
  '[CFG-1] rejects a copy with any one character changed, removed or inserted: signature ends in %s',
  async (last) => {
    const text = await sealedEndingIn(last);
    const changed = [...text].flatMap((character, at) => [
      text.slice(0, at) + (character === '0' ? '1' : '0') + text.slice(at + 1),
      text.slice(0, at) + text.slice(at + 1),
      `${text.slice(0, at)} ${text.slice(at)}`,
      `${text.slice(0, at)}0${text.slice(at)}`,
    ]);
    // In base64, sixteen values of the last character decode to the same byte.
    const end = text.indexOf('\n') - 1;
    for (const spelling of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'.replace(last, ''))
      changed.push(text.slice(0, end) + spelling + text.slice(end + 1));

    const taken = await Promise.all(changed.map((copy) => read(copy)));

    expect(taken.filter((one) => one !== null)).toEqual([]);
    expect(changed.length).toBeGreaterThan(3_000);
  },
);

it.each(['', '1', '2 ', '2 \n', '2 \n{}', 'null', '{}', '<html>', '1.abc.5.{}'])('[CFG-1] rejects %j as a copy', async (text) => {
  expect(await read(text)).toBeNull();
});

it('[CFG-1] rejects a validly signed copy that does not match the current schema', async () => {
  for (const content of ['{"companyName":7}', 'nonsense', 'null']) {
    expect(await read(await kept(content))).toBeNull();
  }
});

it('[CFG-1] rejects a copy in another language, of another key, or with another time', async () => {
  const text = await sealed();
  const [, at = '', signature = ''] = /^2 play-money\.(\d+)\.(\S+)/.exec(text) ?? [];

  expect(await readKeptConfig(await kept(NORTH, { lang: 'ar' }), { lang: 'en', nowMs: AT })).toBeNull();
  expect(await read(text.replace('play-money', 'other'))).toBeNull();
  expect(await read(text.replace('play-money', 'constructor'))).toBeNull();
  expect(await read(text.replace(at, String(AT + 1)))).toBeNull();
  expect(await read(text.replace(signature, 'A'.repeat(86)))).toBeNull();
  expect((await read(text))?.atMs).toBe(AT);
});

describe('in the browser', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }));
  afterEach(() => void jest.useRealTimers());

  const storageOf = (values: Map<string, string>): KeyValueStore => ({
    get: (key) => values.get(key) ?? null,
    set: (key, value) => (values.set(key, value), true),
    remove: (key) => void values.delete(key),
    onChange: () => () => undefined,
  });
  const silent = (request: Request): Promise<Response> =>
    new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason as Error)));
  const down = async (): Promise<Response> => new Response('', { status: 503 });
  const start = (send: (request: Request) => Promise<Response>, values: Map<string, string>) => {
    const ports = {
      ...createServerPorts({ send, origin: 'http://shop.test', report: () => undefined, now: () => AT }),
      storage: storageOf(values),
    };
    const store = createAppStore({ ports, modules: [configModule] });
    store.dispatch(viewChanged({ language: 'en' }));
    return store;
  };
  /** Hashing and importing need turns of the real event loop; the page's clock is paused meanwhile. */
  const until = async (holds: () => boolean): Promise<void> => {
    for (let turn = 0; turn < 20_000 && !holds(); turn += 1) await new Promise((resume) => setImmediate(resume));
    expect(holds()).toBe(true);
  };

  it.each([
    ['says nothing', silent],
    ['refuses', down],
  ])('[CFG-1] uses the stored configuration within 2.5 s when the service %s', async (_, send) => {
    const store = start(send, new Map([['tl-config-en', await sealed(AT - DAY + 1)]]));
    store.start();

    await jest.advanceTimersByTimeAsync(2_400);
    await until(() => selectConfig(store.getState()).status === 'ready');

    expect(selectSiteConfig(store.getState())?.companyName).toBe('North Park');
  });

  it('[CFG-1] rejects a modified copy: the page has no configuration and stops asking by itself', async () => {
    const send = jest.fn(down);
    const store = start(send, new Map([['tl-config-en', (await sealed()).replace('North', 'South')]]));
    store.start();
    await jest.advanceTimersByTimeAsync(5_000);
    await until(() => selectConfig(store.getState()).status === 'failed');

    await jest.advanceTimersByTimeAsync(600_000);

    expect(send).toHaveBeenCalledTimes(6);
  });

  const startWithPage = (send: (request: Request) => Promise<Response>, values: Map<string, string>) => {
    const store = start(send, values);
    store.dispatch(configReceived(aSiteConfig({ companyName: 'Of this account' })));
    store.start();
  };

  it("[CFG-1] stores the service's signed answer without an account's overrides", async () => {
    const values = new Map<string, string>();
    startWithPage(() => aSignedAnswer(NORTH, { atMs: AT }), values);

    await jest.advanceTimersByTimeAsync(5_000);
    await until(() => values.size > 0);

    expect((await read(values.get('tl-config-en') ?? null))?.site.companyName).toBe('North Park');
  });

  it('[CFG-1] stores nothing without a signature', async () => {
    const values = new Map<string, string>();
    const send = jest.fn(async () => Response.json(aSiteConfig()));
    startWithPage(send, values);

    await jest.advanceTimersByTimeAsync(5_000);
    await until(() => send.mock.calls.length > 0);
    await jest.advanceTimersByTimeAsync(5_000);

    expect(values.size).toBe(0);
  });

  it.each([
    [3_599_999, 0],
    [3_600_000, 1],
  ])('[CFG-1] requests a valid copy of %i ms again %i times', async (age, times) => {
    const old = await sealed(AT - age);
    const values = new Map([['tl-config-en', old]]);
    const send = jest.fn(() => aSignedAnswer(NORTH, { atMs: AT }));
    startWithPage(send, values);

    await jest.advanceTimersByTimeAsync(5_000);
    // Takes as many turns as checking the copy does.
    await until(() => send.mock.calls.length === times);
    for (let look = 0; look < 20; look += 1) await read(old);

    expect(send).toHaveBeenCalledTimes(times);
  });
});
