/** @jest-environment node */
import { measured } from '@touchline/measured';
import { createAnalytics } from '@touchline/analytics-state';
import { loadSession } from '@touchline/identity-state';
import { factsOf, runGuards, type GuardPorts } from '@touchline/platform-guards';
import { aGuardConfig, anArrival, quietPorts } from '@touchline/platform-guards/testing';
import { createSiteFacts, GUARD_DEADLINE_MS } from '@touchline/platform-navigation';
import { createPlatformApi, createRemotes, platformModule, selectRemoteStatus } from '@touchline/platform-state';
import { aSignedAnswer, aSiteConfig } from '@touchline/shared-config/testing';
import { FAIL_MODES } from '@touchline/shared-http';
import { withTimeOut } from '@touchline/shared-http';
import { createDictionaryLoader, createMessageBook, fetchDictionary } from '@touchline/shared-i18n';
import { createAppStore, createServerPorts, type Ports } from '@touchline/shared-state';
import { heldTimers } from '@touchline/shared-testing';
import { createPageCalls } from './client/page-calls.ts';

const { holdTimers, afterWaits } = heldTimers(jest);

const ORIGIN = 'https://shop.test';
/** The HTTP time-out of one call. */
const limited = withTimeOut(100);
type Send = Ports['send'];

const endless = (request: Request): Response =>
  new Response(
    new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode(' '));
        request.signal.addEventListener('abort', () => stream.error(request.signal.reason));
      },
    }),
  );
const silent = (request: Request): Promise<Response> =>
  new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason as Error)));

const FAULTS: readonly (readonly [name: string, send: Send])[] = [
  ['refused', () => Promise.reject(new TypeError('fetch failed'))],
  ['500', async () => new Response('', { status: 500 })],
  ['timeout', silent],
  ['garbage', async () => new Response('<html>', { headers: { 'content-type': 'application/json' } })],
  ['slow drip', async (request) => endless(request)],
];

const portsOf = (send: Send, now: () => number = () => 0): Ports =>
  createServerPorts({ send: limited(send), origin: ORIGIN, report: () => undefined, now });
beforeEach(holdTimers);
afterEach(() => void jest.useRealTimers());

const signal = new AbortController().signal;
const judged = async (ports: Partial<GuardPorts>): Promise<string> => {
  const facts = factsOf(anArrival('/en/line', { site: aGuardConfig(), isSignedIn: true }));
  return (await runGuards(facts, quietPorts(ports), { deadlineMs: GUARD_DEADLINE_MS, signal, clock: () => performance.now() })).decision
    .kind;
};

/** One cell of the table. Counted when its checks have passed. */
const cell = (title: string, check: () => Promise<void>): void =>
  it(title, async () => {
    await check();
    measured({ id: 'GRD-6', unit: 'cell as declared, of 7 services of pages', atLeast: 1, trials: 35, value: 1 });
  });

describe.each(FAULTS)('a dependency that fails with: %s', (name, fault) => {
  cell('[GRD-6] config: uses the last valid one, else shows the error page', async () => {
    let now = 0;
    let send: Send = () => aSignedAnswer(aSiteConfig({ companyName: 'Kept' }), { atMs: 0 });
    const facts = createSiteFacts({ now: () => now });
    const ask = () =>
      facts.config(
        { lang: 'en', country: null },
        portsOf((request) => send(request)),
      );
    await ask();
    send = fault;
    now = 23 * 60 * 60 * 1000;
    expect((await ask())?.companyName).toBe('Kept');
    now = 24 * 60 * 60 * 1000;
    expect(await afterWaits(ask())).toBeNull();
  });

  cell('[GRD-6] dictionary: keeps the current messages, else shows the block with a retry', async () => {
    const book = createMessageBook();
    book.add('en', 'host', { known: 'Known' });
    const ports = portsOf(fault);
    const load = createDictionaryLoader({
      book,
      load: fetchDictionary(ports, { en: { host: '/host.json', betting: '/betting.json' } }),
      chain: () => ['en'],
      report: () => undefined,
    });
    await expect(load('en', ['host'])).resolves.toBeUndefined();
    await expect(afterWaits(load('en', ['betting']))).rejects.toThrow();
    expect(book.has('en', 'betting')).toBe(false);
  });

  cell('[GRD-6] redirects: does not redirect', async () => {
    const { askRedirect } = createPlatformApi(portsOf(fault), { deadlineMs: GUARD_DEADLINE_MS - 50 });
    expect(await afterWaits(judged({ askRedirect }))).toBe('continue');
  });

  cell('[GRD-6] block: keeps the page readable', async () => {
    const { askBlock } = createPlatformApi(portsOf(fault), { random: () => 0 });
    expect(await afterWaits(judged({ askBlock }))).toBe('continue');
  });

  cell('[GRD-6] session: treats the person as a guest, never as still signed in', async () => {
    expect(await afterWaits(loadSession(portsOf(fault), { retries: 0 }))).toEqual({ status: 'visitor' });
  });

  cell('[GRD-6] analytics: stays silent and retries at most once', async () => {
    jest.useFakeTimers();
    const send = jest.fn(fault);
    const { record } = createAnalytics({
      ...{ ports: portsOf(send), build: 'desktop', lang: () => 'en', domain: 'shop.test', projectId: () => 1 },
      ...{ consent: () => 3, pageMs: () => 10_000, loadSinks: async () => ({ take: () => undefined, stop: () => undefined }) },
    });
    const pageShown = createPageCalls({ record, manifests: () => ({}) });
    expect(() => pageShown(new URL(`${ORIGIN}/en`), { route: 'home', section: 'betting', lang: 'en' })).not.toThrow();
    await jest.advanceTimersByTimeAsync(60_000);
    expect([1, 2]).toContain(send.mock.calls.length);
  });

  cell('[GRD-6] [RM-03] remote: shows an error in its own place after three retries', async () => {
    jest.useFakeTimers();
    const importModule = jest.fn(async (): Promise<Record<string, unknown>> => {
      if (name === 'timeout' || name === 'slow drip') return new Promise<never>(() => undefined);
      if (name === 'garbage') return { section: '<html>' };
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const ports = portsOf(fault);
    const store = createAppStore({ ports, modules: [platformModule] });
    const remotes = createRemotes(store, {
      filesOf: async () => ({ version: '1', js: '/betting.js', css: [] }),
      importModule,
      ensureStylesheet: async () => undefined,
      report: () => undefined,
    });
    remotes.acquire('betting');
    const loading = remotes.load('betting').catch(() => undefined);
    await jest.advanceTimersByTimeAsync(40_000);
    await loading;
    expect([selectRemoteStatus(store.getState(), 'betting'), importModule.mock.calls.length]).toEqual(['error', 4]);
  });
});

it('[GRD-6] the table has a rule for page and money for each of eleven dependencies', () => {
  const rules = Object.entries(FAIL_MODES).map(([name, { page, otherwise, money }]) => [name, page, otherwise, money]);
  expect(rules).toEqual([
    ['config', 'last-known-good', 'error-page', 'open'],
    ['dictionary', 'last-known-good', 'error-block', 'open'],
    ['redirect', 'open', 'open', 'open'],
    ['block', 'open', 'open', 'closed'],
    ['session', 'guest', 'open', 'closed'],
    ['limits', 'open', 'open', 'closed'],
    ['ping', 'server', 'open', 'open'],
    ['reality-check', 'server', 'open', 'closed'],
    ['feed', 'stale', 'open', 'closed'],
    ['analytics', 'open', 'open', 'open'],
    ['remote', 'local-error', 'error-block', 'open'],
  ]);
});
