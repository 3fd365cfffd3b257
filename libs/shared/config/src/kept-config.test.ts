/** @jest-environment node */
import { createAppStore, createServerPorts, viewChanged, type KeyValueStore } from '@touchline/shared-state';
import { configModule, configReceived, selectConfig, selectSiteConfig } from './index.ts';
import { digestOf, readKeptConfig, sealConfig } from './kept-config.ts';
import { aSiteConfig } from './testing.ts';

const AT = 1_700_000_000_000;
const DAY = 86_400_000;
const sealed = async (atMs = AT): Promise<string> => (await sealConfig({ site: aSiteConfig({ companyName: 'North Park' }), atMs })) ?? '';

it.each([
  [0, 'North Park'],
  [DAY - 1, 'North Park'],
  [DAY, undefined],
  [-60_000, 'North Park'],
  [-60_001, undefined],
])('[CFG-1] a kept configuration of an age of %i ms gives %s', async (age, name) => {
  expect((await readKeptConfig(await sealed(), AT + age))?.site.companyName).toBe(name);
});

it('[CFG-1] refuses a copy with any one character changed, left out or put in', async () => {
  const text = await sealed();
  const changed = [...text].flatMap((character, at) => [
    text.slice(0, at) + (character === '0' ? '1' : '0') + text.slice(at + 1),
    text.slice(0, at) + text.slice(at + 1),
    `${text.slice(0, at)} ${text.slice(at)}`,
  ]);

  const read = await Promise.all(changed.map((copy) => readKeptConfig(copy, AT)));

  expect(read.filter((one) => one !== null)).toEqual([]);
  expect(changed.length).toBeGreaterThan(3_000);
});

it.each(['', '1', '1..', 'null', '{}', '<html>'])('[CFG-1] takes %j for no copy', async (text) => {
  expect(await readKeptConfig(text, AT)).toBeNull();
});

it('[CFG-1] refuses a well-signed copy that is no configuration of today', async () => {
  for (const content of ['{"companyName":7}', 'nonsense', 'null']) {
    const signed = `${AT}.${content}`;
    expect(await readKeptConfig(`1.${await digestOf(signed)}.${signed}`, AT)).toBeNull();
  }
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
  /** Hashing and importing take turns of the real loop; the time of the page stands still meanwhile. */
  const until = async (holds: () => boolean): Promise<void> => {
    for (let turn = 0; turn < 20_000 && !holds(); turn += 1) await new Promise((resume) => setImmediate(resume));
    expect(holds()).toBe(true);
  };

  it.each([
    ['says nothing', silent],
    ['refuses', down],
  ])('[CFG-1] the kept configuration stands in within 2.5 s when the service %s', async (_, send) => {
    const store = start(send, new Map([['tl-config-en', await sealed(AT - DAY + 1)]]));
    store.start();

    await jest.advanceTimersByTimeAsync(2_400);
    await until(() => selectConfig(store.getState()).status === 'ready');

    expect(selectSiteConfig(store.getState())?.companyName).toBe('North Park');
  });

  it('[CFG-1] a changed copy does not stand in: the page says that there is none, and asks no more by itself', async () => {
    const send = jest.fn(down);
    const store = start(send, new Map([['tl-config-en', (await sealed()).replace('North', 'South')]]));
    store.start();
    await jest.advanceTimersByTimeAsync(5_000);
    await until(() => selectConfig(store.getState()).status === 'failed');

    await jest.advanceTimersByTimeAsync(600_000);

    expect(send).toHaveBeenCalledTimes(6);
  });

  it('[CFG-1] keeps what the page came with, and not what an account has of its own', async () => {
    const values = new Map<string, string>();
    const store = start(silent, values);
    store.dispatch(configReceived(aSiteConfig({ companyName: 'North Park' })));
    store.start();

    await jest.advanceTimersByTimeAsync(5_000);
    await until(() => values.size > 0);

    expect((await readKeptConfig(values.get('tl-config-en') ?? null, AT))?.site.companyName).toBe('North Park');
  });
});
