/** @jest-environment node */
import { platformModule, selectPageStatus } from '@touchline/platform-state';
import { matchRoute } from '@touchline/shared-routes';
import { createAppStore, createServerPorts } from '@touchline/shared-state';
import { createPageOpener } from './page-opener.ts';

function openLine() {
  const ports = createServerPorts({ send: async () => new Response(), origin: 'https://shop.test', report: () => undefined });
  const store = createAppStore({ ports, modules: [platformModule] });
  const words = { come: () => undefined as void, fail: () => undefined as void };
  const dictionaries = jest.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        words.come = resolve;
        words.fail = () => reject(new Error('no words'));
      }),
  );
  const load = jest.fn(async () => undefined);
  const open = createPageOpener({
    store,
    ports,
    remotes: { loadPage: async () => ({ Component: () => null, load }) },
    dictionaries,
    build: 'desktop',
  });
  const url = new URL('https://shop.test/ru/line');
  const opening = open({ match: matchRoute('/line'), url, lang: 'ru', signal: new AbortController().signal });
  return { opening, words, dictionaries, load, status: () => selectPageStatus(store.getState(), '/ru/line') };
}
/** Waits until all pending microtasks and immediates have run. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('[GD-09] shows a page once its own messages have loaded', async () => {
  const { opening, words, dictionaries, load, status } = openLine();
  await settled();

  expect(dictionaries.mock.calls).toEqual([['ru', expect.arrayContaining(['host', 'betting'])]]);
  expect([status(), load.mock.calls.length, opening.page() !== undefined]).toEqual(['loading', 0, true]);

  words.come();
  expect(await opening.done).toBe('ready');
  expect(status()).toBe('ready');
});

it('[GD-09] does not show a page whose messages fail to load', async () => {
  const { opening, words, load, status } = openLine();

  words.fail();

  expect(await opening.done).toBe('no-dictionary');
  expect([status(), load.mock.calls.length]).toEqual(['no-dictionary', 0]);
});
