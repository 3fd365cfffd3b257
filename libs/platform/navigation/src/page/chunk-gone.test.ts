/** @jest-environment node */
import { measured } from '@touchline/measured';
import { createRemotes, platformModule, selectPageStatus } from '@touchline/platform-state';
import { NetworkError, ResponseError } from '@touchline/shared-http';
import { matchRoute } from '@touchline/shared-routes';
import { createAppStore, createServerPorts, type KeyValueStore, type SectionModule, type SectionPage } from '@touchline/shared-state';
import { createPageOpener } from './page-opener.ts';
import { createChunkGone } from './chunk-gone.ts';

const SECOND = 1_000;
const MINUTE = 60_000;
const LINE = 'https://shop.test/en/line';
const MATCH = matchRoute('/line');

function memory(): KeyValueStore {
  const kept = new Map<string, string>();
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => kept.set(key, value) !== undefined,
    remove: (key) => void kept.delete(key),
    onChange: () => () => undefined,
  };
}

interface Browser {
  isOnline?: boolean;
  at?: string;
  routes?: () => Promise<SectionPage>;
  words?: () => Promise<void>;
}

/** A browser in which no page of the section can load its code, unless `routes` provides it. */
function createBrowser({ isOnline = true, at = LINE, routes, words = async () => undefined }: Browser = {}) {
  const storage = memory();
  const went: string[] = [];
  const gone = routes ?? (() => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/betting/line-1.js')));
  const place = {
    isOnline: () => isOnline,
    href: () => at,
    reload: () => void went.push('reload'),
    assign: (href: string) => void went.push(href),
  };
  /** Opens the page in a new document; returns where the browser navigated, and what the player sees otherwise. */
  const open = async ({ isLeft = false } = {}) => {
    went.length = 0;
    const report = jest.fn();
    const ports = {
      ...createServerPorts({ send: async () => new Response(), origin: 'https://shop.test', report, now: Date.now }),
      storage,
    };
    const store = createAppStore({ ports, modules: [platformModule] });
    const section: SectionModule = { name: 'betting', apiVersion: 'v3', messages: [], routes: { [MATCH.key]: gone } };
    const remotes = createRemotes(store, {
      filesOf: async () => ({ version: '1', js: '/betting.js', css: [] }),
      importModule: async () => ({ section }),
      ensureStylesheet: async () => undefined,
      report,
    });
    remotes.acquire('betting');
    const opener = createPageOpener({
      store,
      ports,
      remotes,
      dictionaries: words,
      build: 'desktop',
      onChunkGone: createChunkGone(ports, place),
    });
    const controller = new AbortController();
    const opening = opener({ match: MATCH, url: new URL(LINE), lang: 'en', signal: controller.signal });
    if (isLeft) controller.abort();
    await jest.advanceTimersByTimeAsync(2 * SECOND);
    await opening.done;
    return { went: [...went], status: selectPageStatus(store.getState(), '/en/line'), reported: report.mock.calls };
  };
  return { open };
}

beforeEach(() => void jest.useFakeTimers({ now: 1_795_000_000_000 }));
afterEach(() => void jest.useRealTimers());

it('[RM-06] [REM-4] reloads for a missing chunk once a minute and three times an hour, then keeps the error', async () => {
  const { open } = createBrowser();
  const began = Date.now();
  const reloads: number[] = [];

  // For half an hour the page is opened every ten seconds.
  while (Date.now() - began < 30 * MINUTE) {
    const at = Date.now() - began;
    const { went, status } = await open();
    expect(status).toBe('failed');
    if (went.length > 0) reloads.push(Math.floor(at / SECOND));
    await jest.advanceTimersByTimeAsync(8 * SECOND);
  }
  expect(reloads).toEqual([0, 60, 120]);
  measured({ id: 'REM-4', unit: 'reloads in an hour', atMost: 3, value: reloads.length });
  const gaps = reloads.slice(1).map((at, nth) => at - (reloads[nth] ?? 0));
  measured({ id: 'REM-4', unit: 's between reloads', atLeast: 60, value: Math.min(...gaps) });

  await jest.advanceTimersByTimeAsync(31 * MINUTE);
  expect((await open()).went).toEqual(['reload']);
});

it('[RM-06] opens the page that was loading when the chunk was missing', async () => {
  expect((await createBrowser({ at: 'https://shop.test/en/live' }).open()).went).toEqual([LINE]);
});

it('[RM-06] does not reload when offline, when the page was left, or when the code is only slow', async () => {
  expect((await createBrowser({ isOnline: false }).open()).went).toEqual([]);
  expect((await createBrowser().open({ isLeft: true })).went).toEqual([]);

  const slow = createBrowser({ routes: () => new Promise<never>(() => undefined) }).open();
  await jest.advanceTimersByTimeAsync(10 * SECOND);
  expect(await slow).toMatchObject({ went: [], status: 'failed' });
});

describe('messages that fail to load', () => {
  const routes = async (): Promise<SectionPage> => ({ Component: () => null });
  const refusing = (status: number) => () => Promise.reject(new ResponseError('/assets/x.json', new Response(null, { status }), null));

  it('[SWK-1] [RM-06] reload the page as a document if they were removed, like missing code', async () => {
    const { open } = createBrowser({ routes, words: refusing(404) });

    expect(await open()).toMatchObject({ went: ['reload'], status: 'no-dictionary' });
    expect((await open()).went).toEqual([]);
  });

  it.each([
    ['a server that fails for now', refusing(503)],
    ['a broken connection', () => Promise.reject(new NetworkError('reset'))],
  ])('[LG-08] %s keeps the page, which offers a retry', async (_, words) => {
    expect(await createBrowser({ routes, words }).open()).toMatchObject({ went: [], status: 'no-dictionary' });
  });
});
