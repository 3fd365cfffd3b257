/** @jest-environment node */
import { createAppStore, createServerPorts, selectLanguage, viewChanged, type Ports } from '@touchline/shared-state';
import {
  accountConfigForgotten,
  accountConfigReceived,
  configModule,
  configReceived,
  configWanted,
  createGroupConfig,
  selectCoefNotation,
  selectConfig,
  selectPollingMs,
  selectPollingTable,
  selectSiteConfig,
} from './index.ts';
import { SiteConfig } from '@touchline/shared-contract/schemas';
import { loadConfig } from './load-config.ts';
import { aSignedAnswer, aSiteConfig } from './testing.ts';

const down = async (): Promise<Response> => new Response('', { status: 503 });
const portsWith = (send: Ports['send'], report: Ports['report'] = () => undefined, now = () => 0): Ports =>
  createServerPorts({ send, origin: 'http://shop.test', report, now });

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }));
afterEach(() => void jest.useRealTimers());

/** Checking signatures needs turns of the real event loop; the page's clock is paused meanwhile. */
const until = async (holds: () => boolean): Promise<void> => {
  for (let turn = 0; turn < 20_000 && !holds(); turn += 1) await new Promise((resume) => setImmediate(resume));
  expect(holds()).toBe(true);
};

it('[CF-01] retries five times at 1000 ms, then reports that there is no site config', async () => {
  const send = jest.fn(down);
  const report = jest.fn();
  const loading = loadConfig(portsWith(send, report), { lang: 'en' });

  await jest.advanceTimersByTimeAsync(4_999);
  expect(send).toHaveBeenCalledTimes(5);
  await jest.advanceTimersByTimeAsync(1);

  expect(await loading).toBeNull();
  expect(send).toHaveBeenCalledTimes(6);
  expect(report.mock.calls).toEqual([['no site config', { code: 'ResponseError' }]]);
});

it('[CF-01] asks in the language of the page and uses the first valid answer', async () => {
  const site = aSiteConfig({ companyName: 'North Park' });
  const send = jest.fn<Promise<Response>, [Request]>(down);
  send.mockImplementationOnce(down).mockImplementationOnce(() => aSignedAnswer(site, { lang: 'ar', atMs: 0 }));
  const store = createAppStore({ ports: portsWith(send), modules: [configModule] });
  store.dispatch(viewChanged({ language: 'ar' }));
  store.start();

  await jest.advanceTimersByTimeAsync(1_000);
  await until(() => selectConfig(store.getState()).status === 'ready');

  expect(selectSiteConfig(store.getState())?.companyName).toBe('North Park');
  expect(send.mock.calls.map(([request]) => request.url)).toEqual([
    'http://shop.test/bff-api/config/all.json?lang=ar',
    'http://shop.test/bff-api/config/all.json?lang=ar',
  ]);
});

it('[CF-01] [MT-01] bypasses the cache when the answer must be fresh', async () => {
  const site = aSiteConfig();
  const send = jest.fn<Promise<Response>, [Request]>(() => aSignedAnswer(site, { atMs: 0 }));

  await loadConfig(portsWith(send), { lang: 'en' });
  await loadConfig(portsWith(send), { lang: 'en', isFresh: true });

  expect(send.mock.calls.map(([{ cache }]) => cache)).toEqual(['default', 'no-cache']);
});

it('[CF-01] sends no request when the page came with its configuration', async () => {
  const send = jest.fn(down);
  const store = createAppStore({ ports: portsWith(send), modules: [configModule] });
  store.dispatch(configReceived(aSiteConfig()));

  store.start();
  await jest.advanceTimersByTimeAsync(4_999);

  expect(send).not.toHaveBeenCalled(); // one request follows later, to store the signed answer
});

it.each([
  ['with no key', async () => Response.json(aSiteConfig())],
  ['for another language', () => aSignedAnswer(aSiteConfig(), { lang: 'ar', atMs: 0 })],
  ['more than a day ago', () => aSignedAnswer(aSiteConfig(), { atMs: -86_400_000 })],
  [
    'before it was changed',
    async () => {
      const { headers } = await aSignedAnswer(aSiteConfig(), { atMs: 0 });
      return Response.json(aSiteConfig({ redirectHosts: ['evil.test'] }), { headers });
    },
  ],
])('[CF-01] [CFG-1] rejects a configuration that was signed %s', async (_when, send) => {
  const report = jest.fn();

  expect(await loadConfig(portsWith(send, report), { lang: 'en', retries: 0 })).toBeNull();
  expect(report.mock.calls).toEqual([['no site config', { code: 'UnsignedConfigError' }]]);
});

it('[CF-01] [CFG-1] accepts a configuration signed by a key of the build', async () => {
  const site = await loadConfig(
    portsWith(() => aSignedAnswer(aSiteConfig({ companyName: 'North Park' }), { atMs: 0 })),
    { lang: 'en', retries: 0 },
  );

  expect(site?.companyName).toBe('North Park');
});

it('[CFG-1] reports a failure, and retries when asked', async () => {
  const send = jest.fn<Promise<Response>, [Request]>(down);
  const store = createAppStore({ ports: portsWith(send), modules: [configModule] });
  store.start();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(selectConfig(store.getState()).status).toBe('failed');

  send.mockImplementation(() => aSignedAnswer(aSiteConfig(), { lang: selectLanguage(store.getState()), atMs: 0 }));
  store.dispatch(configWanted());

  await until(() => selectConfig(store.getState()).status === 'ready');
});

it('[CF-06] uses the intervals of the configuration, and the defaults until it has loaded', () => {
  expect(selectPollingMs('line')({})).toBe(15_000);
  expect(selectPollingTable({})).toEqual({
    line: 15_000,
    live: 5_000,
    default: 10_000,
    media: 600_000,
    banners: 60_000,
    favourites: 10_000,
    topGames: 10_000,
  });
  expect(selectPollingMs('live')({ config: { status: 'ready', site: aSiteConfig() } })).toBe(4_000);
});

it.each([
  [2_999, 3_000],
  [3_000, 3_000],
  [10_000, 10_000],
  [10_001, 10_000],
])('[CF-06] keeps the live interval within 3 to 10 s: %i becomes %i', (live, ms) => {
  const site = { ...aSiteConfig(), polling: { ...aSiteConfig().polling, live } };
  expect(selectPollingMs('live')({ config: { status: 'ready' as const, site } })).toBe(ms);
});

it('[OD-01] reads an alias of an odds format from the configuration', () => {
  const state = { config: { status: 'ready' as const, site: aSiteConfig() } };

  expect([selectCoefNotation(state, 14), selectCoefNotation(state, 2)]).toEqual([4, 2]);
});

const groupPlace = (groups: string) => `/bff-api/config/group/get?groups=${encodeURIComponent(groups)}&lang=en`;
const group = (groups: string, rows: number, atMs: number) =>
  aSignedAnswer({ groups: { [groups]: { rows } } }, { place: groupPlace(groups), atMs });

it('[CF-02] caches a group for its time and does not cache failures', async () => {
  let now = 0;
  const send = jest.fn<Promise<Response>, [Request]>(() => group('footer', 2, now));
  const read = createGroupConfig(
    portsWith(send, undefined, () => now),
    () => 0,
  );

  await read(['footer'], 'en');
  now = 599_999;
  expect(await read(['footer'], 'en')).toEqual({ footer: { rows: 2 } });
  expect(send).toHaveBeenCalledTimes(1);
  now = 600_000;
  await read(['footer'], 'en');
  expect(send).toHaveBeenCalledTimes(2);

  send.mockImplementation(() => group('header', 3, now));
  send.mockImplementationOnce(down);
  await expect(read(['header'], 'en')).rejects.toThrow('503');
  await expect(read(['header'], 'en')).resolves.toEqual({ header: { rows: 3 } });
});

it.each([
  ['with no key', async () => Response.json({ groups: { footer: { rows: 9 } } })],
  ['for another group', () => group('header', 9, 700_000)],
  ['and is not of the form', () => aSignedAnswer({ groups: { footer: 9 } }, { place: groupPlace('footer'), atMs: 700_000 })],
])('[CF-02] [CFG-1] drops and reports a group that was signed %s; the last valid one is used for a day', async (_what, bad) => {
  let now = 0;
  const send = jest.fn<Promise<Response>, [Request]>(() => group('footer', 2, 0));
  const report = jest.fn();
  const read = createGroupConfig(
    portsWith(send, report, () => now),
    () => 0,
  );
  await read(['footer'], 'en');
  send.mockImplementation(bad);

  now = 700_000;
  expect(await read(['footer'], 'en')).toEqual({ footer: { rows: 2 } });
  expect(report).toHaveBeenCalledWith('group config failed', {
    code: expect.stringMatching(/^(UnsignedConfigError|ShapeError)$/) as string,
  });
  now = 86_400_000;
  await expect(read(['footer'], 'en')).rejects.toThrow();
});

it('[CF-03] applies the overrides of an account while it is signed in, also to a newer site configuration', () => {
  const store = createAppStore({ ports: portsWith(down), modules: [configModule] });
  const vip = () => selectSiteConfig(store.getState())?.showVipBet;
  store.dispatch(configReceived(aSiteConfig({ showVipBet: false })));

  store.dispatch(accountConfigReceived({ showVipBet: true }));
  expect(vip()).toBe(true);
  store.dispatch(configReceived(aSiteConfig({ showVipBet: false, companyName: 'North Park' })));
  expect([vip(), selectSiteConfig(store.getState())?.companyName]).toEqual([true, 'North Park']);
  store.dispatch(accountConfigForgotten());

  expect([vip(), selectSiteConfig(store.getState())?.companyName]).toEqual([false, 'North Park']);
});

it.each([
  'isRegistrationAllowed',
  'isShowPaymentPageOnlyAuth',
  'availableRoutes',
  'isShowIdentification',
  'couponTypesWithMinAmount',
  'couponTypesWithMaxAmount',
  'isAvailableCouponBonusBet',
  'showVipBet',
  'show_one_click',
  'ref_id',
  'isAutoLogoffEnable',
  'autoLogoffInactiveMinutes',
  'isShowRegistrationWidget',
  'group_id',
  'companyName',
  'isVipDomain',
  'isPwa',
  'themeColor',
  'brandBook',
] as const)('[CF-04] rejects a configuration without %s or with another type of it', (field) => {
  const { [field]: own, ...others } = aSiteConfig();

  expect(SiteConfig.safeParse({ ...others, [field]: own }).success).toBe(true);
  expect(SiteConfig.safeParse(others).success).toBe(false);
  expect(SiteConfig.safeParse({ ...others, [field]: { is: 'another form' } }).success).toBe(false);
});
