import { measured } from '@touchline/measured';
import fc from 'fast-check';
import { createAppStore, createServerPorts, type SectionModule } from '@touchline/shared-state';
import { createRemotes, flightsOf, platformModule, selectRemoteStatus, type FlightEvent, type RemotePorts } from '../index.ts';

const sound = (): SectionModule => ({
  name: 'betting',
  apiVersion: 'v3',
  routes: { home: async () => ({ Component: () => null, load: async () => undefined, seo: () => ({ title: 'Games' }) }) },
  module: () => ({ name: 'line', slices: [{ reducerPath: 'line', reducer: (games: unknown = 'none') => games as string }] }),
  messages: ['betting'],
});

function start(ports: Partial<RemotePorts> = {}) {
  const report = jest.fn();
  const events: FlightEvent[] = [];
  const store = createAppStore({
    ports: createServerPorts({ send: async () => new Response(), origin: '', report }),
    modules: [platformModule],
  });
  store.start();
  const remotes = createRemotes(store, {
    filesOf: async () => ({ version: '7', js: '/betting-1.js', css: [] }),
    importModule: async () => ({ section: sound() }),
    ensureStylesheet: async () => undefined,
    record: (event) => void events.push({ ...event, atMs: 0 }),
    report,
    ...ports,
  });
  return { store, remotes, report, events, status: () => selectRemoteStatus(store.getState(), 'betting') };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const boom = (): never => {
  throw new RangeError('a part of the remote threw');
};
/** Invalid values for a part of the module. */
const WRONG: readonly (readonly [string, unknown])[] = [
  ['nothing', undefined],
  ['null', null],
  ['a number', 7],
  ['text', 'section'],
  ['a list', [1]],
  ['an object', {}],
  ['an object without a prototype', Object.create(null) as unknown],
  ['a function that throws', boom],
  ['a function that gives nothing', () => undefined],
  ['a function that gives a promise of nothing', async () => undefined],
  ['a promise that fails late', new Proxy({}, { get: boom })],
  ['a proxy that throws at every touch', new Proxy(() => undefined, { get: boom, has: boom, ownKeys: boom, apply: boom })],
  ['a symbol', Symbol('x')],
  ['a list of nothing', [undefined]],
];
const sliceWith = (over: object) => () => ({ name: 'line', slices: [{ reducerPath: 'line', reducer: () => 1, ...over }] });
type Mutation = readonly [title: string, exported: () => unknown];
const mutated: Mutation[] = WRONG.flatMap(([what, value]): Mutation[] => [
  [`${what} for the section`, () => value],
  ...(['name', 'apiVersion', 'routes', 'messages', 'module'] as const).map((part): Mutation => [
    `${what} for its ${part}`,
    () => ({ ...sound(), [part]: value }),
  ]),
  [`${what} for the page function`, () => ({ ...sound(), routes: { home: value } })],
  [`${what} for the page`, () => ({ ...sound(), routes: { home: () => value } })],
  [`${what} for a promised page`, () => ({ ...sound(), routes: { home: () => Promise.resolve({ Component: undefined, other: value }) } })],
  [`${what} for the slices`, () => ({ ...sound(), module: () => ({ name: 'line', slices: value }) })],
  [`${what} for a slice`, () => ({ ...sound(), module: () => ({ name: 'line', slices: [value] }) })],
  [`${what} for the reducer`, () => ({ ...sound(), module: sliceWith({ reducer: value }) })],
  [`${what} for the place of a slice`, () => ({ ...sound(), module: sliceWith({ reducerPath: value }) })],
  [`${what} for the module's name`, () => ({ ...sound(), module: () => ({ name: value, slices: [] }) })],
  [`${what} for the process`, () => ({ ...sound(), module: () => ({ name: 'line', slices: [], saga: value }) })],
]);

it('[REM-6] has at least 200 invalid modules', () => {
  expect(mutated.length).toBeGreaterThanOrEqual(200);
});

/** Allowed by the contract or isolated by the store: the page renders, and only the section's slice or process stops. */
const STILL_DRAWN = [
  'nothing for its module',
  'nothing for the process',
  'text for the place of a slice',
  "text for the module's name",
  'a function that throws for the reducer',
  'a function that throws for the process',
  'a function that gives nothing for the reducer',
  'a function that gives nothing for the process',
  'a function that gives a promise of nothing for the reducer',
  'a function that gives a promise of nothing for the process',
  'a proxy that throws at every touch for the reducer',
  'a proxy that throws at every touch for the process',
];

it.each(mutated)('[REM-6] rejects it with %s by name, and the host keeps running', async (title, exported) => {
  const { store, remotes, status, report } = start({ importModule: async () => ({ section: exported() }) });
  const opened = remotes.loadPage('betting', 'home').then(
    () => 'ready',
    () => 'error',
  );

  await jest.advanceTimersByTimeAsync(13_000);

  const expected = STILL_DRAWN.includes(title) ? 'ready' : 'error';
  expect([await opened, status()]).toEqual([expected, expected]);
  if (expected === 'error')
    expect(report).toHaveBeenCalledWith(expect.stringMatching(/^remote(-page)?-failed$/), expect.objectContaining({ name: 'betting' }));
  expect(() => store.dispatch({ type: 'anything' })).not.toThrow();
  measured({ id: 'REM-6', unit: 'modules drawn although invalid', atMost: 0, trials: 200, value: status() === expected ? 0 : 1 });
});

it('[REM-6] the host survives any export of a remote', async () => {
  await fc.assert(
    fc.asyncProperty(fc.anything(), async (exported) => {
      const { remotes, status } = start({ importModule: async () => ({ section: exported }) });
      remotes.start('betting');
      await jest.advanceTimersByTimeAsync(7_000);

      expect(status()).toBe('error');
    }),
    { numRuns: 50 },
  );
});

it('[REM-7] rejects a remote that bundles its own React, by name', async () => {
  const ours = { useState: () => null };
  const theirs = { useState: () => null };
  const exported = { section: sound(), react: theirs.useState };
  const { remotes, status, report } = start({
    importModule: async () => exported,
    sharesReact: (module) => module['react'] === ours.useState,
  });
  const failed = expect(remotes.load('betting')).rejects.toThrow();

  await jest.advanceTimersByTimeAsync(7_000);
  await failed;
  expect(status()).toBe('error');
  expect(report.mock.calls).toEqual([['remote-failed', { name: 'betting', code: 'ForeignReact' }]]);

  exported.react = ours.useState;
  await remotes.refresh('betting');
  expect(status()).toBe('ready');
});

it('[RM-03] records each load with its tries, duration and version', async () => {
  const importModule = jest.fn(async (): Promise<Record<string, unknown>> => ({ section: sound() }));
  importModule.mockRejectedValueOnce(new TypeError('fetch failed'));
  const { remotes, events } = start({ importModule });

  remotes.start('betting');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(flightsOf(events)).toEqual([
    { name: 'betting', loads: 1, retries: 1, crashes: 0, lastLoadMs: 1_000, version: '7', lastCode: 'TypeError' },
  ]);

  await jest.advanceTimersByTimeAsync(30_000);
  expect(events.map(({ kind }) => kind)).toEqual(['loading', 'try-failed', 'ready', 'released']);
});

it.each([
  ['throws', boom],
  ['gives nothing', () => undefined],
  ['gives no title', () => ({ description: 'x' })],
  ['gives a title that is no text', () => ({ title: { toString: boom } })],
])('[REM-6] the shell provides a head that %s, and a load that throws synchronously rejects', async (_what, seo) => {
  const page = { Component: () => null, seo: seo as never, load: boom };
  const { remotes } = start({ importModule: async () => ({ section: { ...sound(), routes: { home: async () => page } } }) });
  const read = await remotes.loadPage('betting', 'home');

  expect(read.seo?.({} as never)).toBeUndefined();
  await expect(read.load?.({} as never)).rejects.toThrow(RangeError);
});
