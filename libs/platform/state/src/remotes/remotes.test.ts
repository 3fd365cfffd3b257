import { measured } from '@touchline/measured';
import fc from 'fast-check';
import { createAppStore, createServerPorts, type SectionModule, type SectionPage } from '@touchline/shared-state';
import {
  createRemotes,
  isLegalMove,
  platformModule,
  sectionFault,
  selectRemotes,
  selectRemoteStatus,
  type RemotePorts,
  type RemoteStatus,
} from '../index.ts';
import { UNUSED_REMOTE_MS } from './rules/timings.ts';

/** Random event lists; ten times as many in the long run. */
const WALKS = process.env['TOUCHLINE_LONG'] === '1' ? 10_000 : 1_000;
const home: SectionPage = { Component: () => null };
const section = (changes: Partial<SectionModule> = {}): SectionModule => ({
  name: 'betting',
  apiVersion: 'v3',
  routes: { home: async () => home },
  messages: ['betting'],
  ...changes,
});

function start(ports: Partial<RemotePorts> = {}) {
  const importModule = jest.fn(async (_url: string): Promise<Record<string, unknown>> => ({ section: section() }));
  const ensureStylesheet = jest.fn(async () => undefined);
  const dropStylesheet = jest.fn();
  const report = jest.fn();
  const store = createAppStore({
    ports: createServerPorts({ send: async () => new Response(), origin: '', report }),
    modules: [platformModule],
  });
  store.start();
  const remotes = createRemotes(store, {
    filesOf: async () => ({ version: '1', js: '/betting-1.js', css: ['/betting-1.css'] }),
    importModule,
    ensureStylesheet,
    dropStylesheet,
    report,
    ...ports,
  });
  const status = () => selectRemoteStatus(store.getState(), 'betting');
  return { store, remotes, importModule, ensureStylesheet, dropStylesheet, report, status };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('[RM-01] allows exactly these transitions', () => {
  const states: RemoteStatus[] = ['not-exist', 'loading', 'error', 'ready'];

  const legal = states.flatMap((from) => states.filter((to) => isLegalMove(from, to)).map((to) => `${from} > ${to}`));

  expect(legal).toEqual([
    'not-exist > loading',
    'not-exist > ready',
    'loading > not-exist',
    'loading > error',
    'loading > ready',
    'error > not-exist',
    'error > loading',
    'ready > not-exist',
  ]);
});

it('[RM-02] [RM-08] keeps a section that is requested again while its last view unmounts', async () => {
  const { remotes, status } = start();
  await remotes.loadPage('betting', 'home');
  const leave = remotes.acquire('betting');

  // The navigation back already has the page; its view mounts after the previous one has unmounted.
  await remotes.loadPage('betting', 'home');
  leave();
  await jest.advanceTimersByTimeAsync(1);
  expect([status(), remotes.findPage('betting', 'home')]).toEqual(['ready', home]);

  const leaveAgain = remotes.acquire('betting');
  leaveAgain();
  await jest.advanceTimersByTimeAsync(1);
  expect(status()).toBe('not-exist');
});

it('[RM-02] drops a section that was requested again but whose view never mounts', async () => {
  const { remotes, status } = start();
  await remotes.loadPage('betting', 'home');
  const leave = remotes.acquire('betting');
  await remotes.loadPage('betting', 'home');
  leave();

  await jest.advanceTimersByTimeAsync(UNUSED_REMOTE_MS);

  expect(status()).toBe('not-exist');
});

it('[GD-19] loads once for many callers and applies the styles first', async () => {
  const { remotes, importModule, ensureStylesheet, status } = start();

  remotes.start('betting');
  expect(status()).toBe('loading');
  const [page] = await Promise.all([remotes.loadPage('betting', 'home'), remotes.load('betting')]);

  expect([status(), page, remotes.findPage('betting', 'home') === page]).toEqual(['ready', home, true]);
  expect(importModule.mock.calls).toEqual([['/betting-1.js']]);
  expect(ensureStylesheet.mock.calls).toEqual([['/betting-1.css', 0, ['/betting-1.css']]]);
});

it('[RM-03] retries 3 times, at 1, 2 and 4 s, each time with a new url', async () => {
  const { remotes, importModule, status, report } = start();
  importModule.mockRejectedValue(new TypeError('fetch failed'));
  const failed = expect(remotes.load('betting')).rejects.toThrow();

  await jest.advanceTimersByTimeAsync(6_999);
  expect([importModule.mock.calls.length, status()]).toEqual([3, 'loading']);
  await jest.advanceTimersByTimeAsync(1);

  await failed;
  expect(importModule.mock.calls.map(([url]) => url)).toEqual([
    '/betting-1.js',
    '/betting-1.js?retry=1',
    '/betting-1.js?retry=2',
    '/betting-1.js?retry=3',
  ]);
  expect(status()).toBe('error');
  expect(report.mock.calls).toEqual([['remote-failed', { name: 'betting', code: 'TypeError' }]]);
});

it('[RM-03] resets the retries when the remote is ready', async () => {
  const { store, remotes, importModule } = start();
  importModule.mockRejectedValueOnce(new TypeError('fetch failed'));

  remotes.start('betting');
  await jest.advanceTimersByTimeAsync(999);
  await jest.advanceTimersByTimeAsync(0);
  expect(selectRemotes(store.getState())).toEqual({ betting: { status: 'loading', retries: 0 } });
  await jest.advanceTimersByTimeAsync(1);

  expect(selectRemotes(store.getState())).toEqual({ betting: { status: 'ready', retries: 0 } });
});

// The guards may take 1.5 s before, and rendering the slot 300 ms.
it('[REM-1] fails soon enough to show the error within 28 s of the click if a load never answers', async () => {
  const { remotes, status } = start({ importModule: () => new Promise(() => undefined) });
  remotes.start('betting');

  await jest.advanceTimersByTimeAsync(28_000 - 1_500 - 300);

  expect(status()).toBe('error');
});

it('[RM-04] [REM-2] reloads the newest files under another url on refresh', async () => {
  const filesOf = jest.fn(async () => ({ version: '1', js: '/betting-1.js', css: [] as string[] }));
  const { remotes, importModule, status } = start({ filesOf });
  importModule.mockRejectedValue(new TypeError('fetch failed'));
  remotes.start('betting');
  await jest.advanceTimersByTimeAsync(7_000);
  importModule.mockResolvedValue({ section: section() });
  filesOf.mockResolvedValue({ version: '2', js: '/betting-2.js', css: [] });

  const done = remotes.refresh('betting');
  expect(status()).toBe('loading');
  await done;

  expect([status(), importModule.mock.lastCall]).toEqual(['ready', ['/betting-2.js?retry=5']]);
  expect(filesOf.mock.lastCall).toEqual(['betting', { isFresh: true }]);
});

it('[RM-02] releases a section that no view uses: process, state and styles', async () => {
  const { store, remotes, importModule, dropStylesheet, status } = start();
  importModule.mockResolvedValue({
    section: section({ module: () => ({ name: 'line', slices: [{ reducerPath: 'line', reducer: (games = ['none']) => games }] }) }),
  });
  await remotes.loadPage('betting', 'home');
  const leave = [remotes.acquire('betting'), remotes.acquire('betting')];
  expect(store.getState().line).toEqual(['none']);
  const release = jest.spyOn(store, 'release');

  leave[0]?.();
  leave[0]?.();
  await jest.advanceTimersByTimeAsync(10);
  expect(status()).toBe('ready');
  leave[1]?.();
  await jest.advanceTimersByTimeAsync(10);

  expect([status(), remotes.findPage('betting', 'home')]).toEqual(['not-exist', undefined]);
  expect(release.mock.calls).toEqual([['line']]);
  expect(dropStylesheet.mock.calls).toEqual([['/betting-1.css']]);
});

it('[RM-02] keeps the section for the next view', async () => {
  const { remotes, status } = start();
  await remotes.load('betting');
  const leave = remotes.acquire('betting');

  leave();
  remotes.acquire('betting');
  await jest.advanceTimersByTimeAsync(10);

  expect(status()).toBe('ready');
});

it('[RM-04] treats a page that does not load as an error of the section', async () => {
  const { remotes, importModule, status } = start();
  importModule.mockResolvedValue({ section: section({ routes: { home: () => Promise.reject(new TypeError('chunk')) } }) });
  const failed = expect(remotes.loadPage('betting', 'home')).rejects.toThrow();

  await jest.advanceTimersByTimeAsync(5_000);

  await failed;
  expect(status()).toBe('error');
});

it.each([
  ['no section', undefined, 'it exports no section'],
  ['another name', section({ name: 'casino' }), 'it has another name'],
  ['an older contract', { ...section(), apiVersion: 'v1' }, 'it speaks another version of the contract'],
  ['routes that are no functions', { ...section(), routes: { home } }, 'its routes are not functions'],
  ['a module that is no function', { ...section(), module: {} }, 'its module is not a function'],
  ['no dictionaries', { ...section(), messages: undefined }, 'it names no dictionaries'],
  ['all of it', section(), null],
])('[REM-6] checks a remote with %s', (_name, value, fault) => {
  expect(sectionFault(value, 'betting')).toBe(fault);
});

it('[RM-02] drops a section whose view never mounts', async () => {
  const { remotes, status, dropStylesheet } = start();
  remotes.start('betting');
  await jest.advanceTimersByTimeAsync(29_999);
  expect(status()).toBe('ready');

  await jest.advanceTimersByTimeAsync(1);

  expect([status(), dropStylesheet.mock.calls]).toEqual(['not-exist', [['/betting-1.css']]]);
});

it('[RM-02] removes styles that arrive after the section was dropped', async () => {
  let come: (module: Record<string, unknown>) => void = () => undefined;
  const { remotes, dropStylesheet, status } = start({ importModule: () => new Promise((resolve) => (come = resolve)) });
  const leave = remotes.acquire('betting');
  remotes.start('betting');
  await jest.advanceTimersByTimeAsync(10);
  leave();
  await jest.advanceTimersByTimeAsync(10);
  expect(status()).toBe('not-exist');
  dropStylesheet.mockClear();

  come({ section: section() });
  await jest.advanceTimersByTimeAsync(0);

  expect([status(), dropStylesheet.mock.calls]).toEqual(['not-exist', [['/betting-1.css']]]);
});

it('[REM-2] loads a page that threw under another url on refresh, since the old url would give the same page', async () => {
  const { remotes, importModule } = start();
  await remotes.loadPage('betting', 'home');

  await remotes.refresh('betting');

  expect(importModule.mock.calls.map(([url]) => url)).toEqual(['/betting-1.js', '/betting-1.js?retry=1']);
});

it('[REM-3] makes only legal transitions and leaves nothing behind for any sequence of events', async () => {
  const event = fc.constantFrom('start', 'load page', 'refresh', 'acquire', 'leave', 'break', 'mend', 'throw', 'wait', 'wait long');
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 30 }), async (events) => {
      let isBroken = false;
      let isThrowing = false;
      const module = () => {
        if (isThrowing) throw new RangeError('the section broke as it was put in');
        return { name: 'line', slices: [] };
      };
      const { store, remotes, status, ensureStylesheet, dropStylesheet } = start({
        importModule: async () => {
          if (isBroken) throw new TypeError('fetch failed');
          return { section: section({ module }) };
        },
      });
      let held = 0;
      const { inject, release } = store;
      store.inject = (factory) => {
        const name = inject(factory);
        held++;
        return name;
      };
      store.release = (name) => {
        held--;
        release(name);
      };
      const seen: RemoteStatus[] = ['not-exist'];
      store.subscribe(() => void (status() !== seen.at(-1) && seen.push(status())));
      const leaves: (() => void)[] = [];
      for (const name of events) {
        if (name === 'start') remotes.start('betting');
        if (name === 'load page') remotes.loadPage('betting', 'home').catch(() => undefined);
        if (name === 'refresh') void remotes.refresh('betting');
        if (name === 'acquire') leaves.push(remotes.acquire('betting'));
        if (name === 'leave') leaves.pop()?.();
        if (name === 'break') isBroken = true;
        if (name === 'throw') isThrowing = true;
        if (name === 'mend') isBroken = isThrowing = false;
        if (name === 'wait') await jest.advanceTimersByTimeAsync(10);
        if (name === 'wait long') await jest.advanceTimersByTimeAsync(3_000);
      }
      for (const leave of leaves) leave();
      await jest.advanceTimersByTimeAsync(60_000);

      for (const [index, to] of seen.slice(1).entries())
        expect([seen[index], to, isLegalMove(seen[index]!, to)]).toEqual([seen[index], to, true]);
      expect([status(), held]).toEqual(['not-exist', 0]);
      const illegal = seen.slice(1).filter((to, index) => !isLegalMove(seen[index]!, to)).length;
      measured({ id: 'REM-3', unit: 'illegal transitions', atMost: 0, trials: 10_000, run: 'long', value: illegal });
      measured({ id: 'REM-3', unit: 'leaked instances', atMost: 0, trials: 10_000, run: 'long', value: held });
      // The last operation on the section's styles removes them.
      const [lastPut = 0] = ensureStylesheet.mock.invocationCallOrder.slice(-1);
      const [lastTaken = 0] = dropStylesheet.mock.invocationCallOrder.slice(-1);
      expect(lastTaken).toBeGreaterThanOrEqual(lastPut);
    }),
    { numRuns: WALKS },
  );
});
