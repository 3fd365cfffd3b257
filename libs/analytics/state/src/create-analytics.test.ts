import { measured } from '@touchline/measured';
import { createFakePorts } from '@touchline/shared-testing';
import { createAnalytics, type SinkDeps } from './create-analytics.ts';

beforeEach(() => void jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void jest.useRealTimers());

const HOME = { kind: 'page', route: 'home', section: 'betting', name: 'home' } as const;
const REGISTRATION = { kind: 'page', route: 'registration', section: 'identity', name: 'registration' } as const;
const ALL = [
  { kind: 'collector', id: 'web', src: null },
  { kind: 'tags', id: 'T-1', src: '/fatman-api/counters/tags.js' },
  { kind: 'recording', id: 'rec', src: null },
];

function start({ consent = 3 as number | null, answer = async (): Promise<Response> => Response.json({ counters: ALL }) } = {}) {
  const requests: string[] = [];
  const logged: string[] = [];
  const ports = createFakePorts({
    send: async (request) => {
      requests.push(request.url);
      return answer();
    },
    report: (line, fields) => void logged.push([line, fields?.['source']].filter(Boolean).join(' ')),
  });
  const made: { kinds: string[]; visit: string; taken: string[]; isStopped: boolean }[] = [];
  const loadSinks = async ({ counters, visit }: SinkDeps) => {
    const own = { kinds: counters.map(({ kind }) => kind), visit, taken: [] as string[], isStopped: false };
    made.push(own);
    return { take: ({ name }: { name: string }) => void own.taken.push(name), stop: () => void (own.isStopped = true) };
  };
  const agreed = { consent };
  const analytics = createAnalytics({
    ...{ ports, loadSinks, build: 'desktop', lang: () => 'en', domain: 'shop.test', projectId: () => 7 },
    consent: () => agreed.consent,
    pageMs: () => Date.now() - 1_000_000,
  });
  return { analytics, agreed, requests, logged, made, ports };
}

it('[AN-06] [AN-01] starts ten seconds after the page and delivers earlier events', async () => {
  const { analytics, made } = start();
  analytics.record(HOME);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(made).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);

  expect(made).toMatchObject([{ kinds: ['collector', 'tags', 'recording'], taken: ['page', 'account_section'] }]);
});

it('[AN-06] starts at once on registration', async () => {
  const { analytics, made } = start();
  analytics.record(REGISTRATION);
  await jest.advanceTimersByTimeAsync(0);

  expect(made[0]?.taken).toEqual(['page', 'registration_page']);
});

it('[AN-06] [PRV-1] keeps a visit in the browser for a day', async () => {
  const { analytics, made, ports, agreed } = start();
  analytics.record(REGISTRATION);
  const again = async (ms: number) => {
    agreed.consent = 2;
    await jest.advanceTimersByTimeAsync(ms);
    analytics.consentChanged();
    agreed.consent = 3;
    analytics.consentChanged();
    await jest.advanceTimersByTimeAsync(10_000);
    return made.at(-1)?.visit;
  };
  await jest.advanceTimersByTimeAsync(0);
  const first = made[0]?.visit;
  expect(ports.storage.get('tl-visit')).toContain(first);

  expect(await again(60_000)).toBe(first);
  expect(await again(86_400_000)).not.toBe(first);
});

it('[AN-02] requests counters by domain and projectId', async () => {
  const { analytics, requests } = start();
  analytics.record(REGISTRATION);
  await jest.advanceTimersByTimeAsync(0);

  expect(requests).toEqual(['https://touchline.test/bff-api/analytics/counters?domain=shop.test&projectId=7']);
});

it.each([
  ['is missing', async () => new Response('', { status: 404 })],
  ['returns an invalid answer', async () => Response.json({ counters: 'none' })],
])("[AN-02] logs 'error adding counters' and measures nothing when the service %s", async (_, answer) => {
  const { analytics, logged, made } = start({ answer });
  analytics.record(REGISTRATION);
  await jest.advanceTimersByTimeAsync(5_000);

  expect(logged).toEqual(['error adding counters']);
  expect(made[0]?.kinds).toEqual([]);
});

it("[AN-02] drops a counter of an unknown kind or with a script outside the site's own folder, and keeps the others", async () => {
  const dropped = [
    { ...ALL[0], kind: 'telepathy' },
    { ...ALL[0], src: '/fatman-api/../x.js' },
    { ...ALL[0], id: '<b>' },
  ];
  const { analytics, made } = start({ answer: async () => Response.json({ counters: [...dropped, ALL[0]] }) });
  analytics.record(REGISTRATION);
  await jest.advanceTimersByTimeAsync(0);

  expect(made[0]?.kinds).toEqual([ALL[0]?.kind]);
});

/** Every kind of sink that a site may have. */
const EVERY = ['collector', 'tags', 'sport', 'visitors', 'pixel', 'recording'].map((kind) => ({
  ...{ kind, id: kind, src: ['collector', 'recording'].includes(kind) ? null : `/fatman-api/counters/${kind}.js` },
}));

it.each<[consent: number | null, allowed: string[]]>([
  [null, []],
  [0, []],
  [1, []],
  [2, ['collector', 'tags', 'sport', 'visitors', 'pixel']],
  [3, EVERY.map(({ kind }) => kind)],
])('[PRV-2] with the consent %s, of all sinks only these are loaded: %j', async (consent, allowed) => {
  const { analytics, made, requests } = start({ consent, answer: async () => Response.json({ counters: EVERY }) });
  analytics.record(REGISTRATION);
  await jest.advanceTimersByTimeAsync(60_000);

  const loaded = made[0]?.kinds ?? [];
  expect(loaded).toEqual(allowed);
  const surplus = loaded.filter((kind) => !allowed.includes(kind)).length + (allowed.length === 0 ? requests.length : 0);
  measured({ id: 'PRV-2', unit: 'sinks and requests without consent', atMost: 0, trials: 24, value: surplus, tried: EVERY.length });
});

it.each([
  [null, undefined],
  [0, undefined],
  [1, undefined],
  [2, ['collector', 'tags']],
  [3, ['collector', 'tags', 'recording']],
])('[AN-01] [PRV-2] [PRV-3] with the consent %s enables: %j', async (consent, kinds) => {
  const { analytics, made, requests } = start({ consent });
  analytics.record(REGISTRATION);
  await jest.advanceTimersByTimeAsync(60_000);

  expect(made[0]?.kinds).toEqual(kinds);
  expect(requests).toHaveLength(kinds === undefined ? 0 : 1);
});

it('[PRV-2] stops every sink and deletes the visit when consent is withdrawn', async () => {
  const { analytics, made, ports, agreed } = start();
  analytics.record(REGISTRATION);
  await jest.advanceTimersByTimeAsync(0);
  agreed.consent = 0;
  analytics.consentChanged();
  analytics.record(HOME);
  await jest.advanceTimersByTimeAsync(60_000);

  expect(made).toMatchObject([{ taken: ['page', 'registration_page'], isStopped: true }]);
  expect(ports.storage.get('tl-visit')).toBeNull();
});

it('[AN-03] [AN-09] logs regardless of consent', () => {
  const { analytics, logged } = start({ consent: 0 });
  analytics.record({ kind: 'registration-type', type: 'fax' });
  analytics.record({ kind: 'network', id: 'myspace' });

  expect(logged).toEqual(['unknown registration type RegistrationAnalyticsModule', 'unknown social network id trackLoginBySocialNetwork']);
});
