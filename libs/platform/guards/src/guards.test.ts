import fc from 'fast-check';
import { getEventListeners } from 'node:events';
import {
  factsOf,
  GUARD_CHAIN,
  hopOf,
  GUARD_NAMES,
  pageStatus,
  runGuards,
  type Arrival,
  type GuardConfig,
  type GuardPorts,
} from './index.ts';
import { aGuardConfig, anArrival, quietPorts } from './testing.ts';

const run = async (path: string, arrival: Partial<Arrival> = {}, ports: Partial<GuardPorts> = {}) => {
  const signal = new AbortController().signal;
  const { decision, by } = await runGuards(factsOf(anArrival(path, arrival)), quietPorts(ports), {
    deadlineMs: 1_000,
    signal,
    clock: () => performance.now(),
  });
  return { ...decision, by };
};
const shown = { kind: 'continue', by: null };
const moved = (by: string, to: string, status = 302) => ({ kind: 'redirect', to, status, by });

it('[GD-01] the chain has 18 names in this order', () => {
  expect(GUARD_CHAIN.map(({ name }) => name)).toEqual([
    'referral',
    'appVersion',
    'blocked',
    'dictionary',
    'media',
    'access',
    'analytics',
    'auth',
    'modal',
    'confirmTerms',
    'bonusPage',
    'language',
    'recharge',
    'seo',
    'quickCoupon',
    'authRedirect',
    'microfront',
    'slotDepositRedirect',
  ]);
});

it.each([
  [4, 'site-updates', 503],
  [16, 'suspension', 503],
  [3, 'block', 451],
  [1, 'block', 451],
  [5, 'block', 451],
  [2, 'block', 451],
  [14, 'block', 451],
  [13, 'block-ua', 451],
  [17, 'block-ie', 451],
  [8, 'coming-soon', 503],
] as const)('[GD-06] redirects reason %i to %s, which answers %i and stays open', async (templateTypeId, page, status) => {
  const askBlock = async () => ({ displayTypeId: 1, templateTypeId });

  expect(await run('/en/line', {}, { askBlock })).toEqual(moved('blocked', `/en/${page}`));
  expect(await run(`/en/${page}`, {}, { askBlock })).toEqual(shown);
  expect(pageStatus(page)).toBe(status);
});

it('[GD-06] redirects a VPN that the site does not serve to its own page', async () => {
  const askBlock = async () => ({ displayTypeId: 1, templateTypeId: 18 });

  expect(await run('/en/line', {}, { askBlock })).toEqual(moved('blocked', '/en/internal-vpn'));
  expect(await run('/en/internal-vpn', {}, { askBlock })).toEqual(shown);
});

it('[GD-05] lets visitors through if the display type is not 1 or the reason is unknown', async () => {
  const report = jest.fn();

  expect(await run('/en/line', {}, { askBlock: async () => ({ displayTypeId: 2, templateTypeId: 4 }) })).toEqual(shown);
  expect(await run('/en/line', {}, { report, askBlock: async () => ({ displayTypeId: 1, templateTypeId: 99 }) })).toEqual(shown);
  expect(report.mock.calls).toEqual([['unknown block reason', { code: 99 }]]);
});

it('[GD-27] redirects to the maintenance page while it is active, and away from it afterwards', async () => {
  expect(await run('/en/live', { isMaintenance: true })).toEqual(moved('blocked', '/en/maintenance'));
  expect(await run('/en/maintenance', { isMaintenance: true })).toEqual(shown);
  expect(await run('/en/maintenance')).toEqual(moved('blocked', '/en'));
});

describe('access', () => {
  it.each([
    ['[RT-05] an unknown path', '/en/nowhere', {}],
    ['[RT-02] a route whose id is not available', '/en/multi', { availableRoutes: [1, 47] }],
    ['[RT-06] the rules without route 47', '/en/information/rules/football', { availableRoutes: [1, 2] }],
    ['[RT-03] a path of the 404 list', '/en/points', { notFoundPaths: ['/points'] }],
    ['[RT-14] registration that is not allowed', '/en/registration', { isRegistrationAllowed: false }],
    ['[RT-14] registration on a VIP domain', '/en/registration/google', { isVipDomain: true }],
    ['[RT-14] identification that is off', '/en/office/identification', { isShowIdentification: false }],
    ['[RT-13] the debugger in production', '/en/debugger', {}],
  ] as [string, string, Partial<GuardConfig>][])('%s is a 404', async (_name, path, site) => {
    expect(await run(path, { site: aGuardConfig(site) })).toEqual({ kind: 'not-found', by: 'access' });
  });

  const elsewhere = { redirect: true, code: 301, url: '/en/live' };
  it.each([
    ['none of its three reasons', {}, { redirect: false }, shown],
    ['an id that is not available', { availableRoutes: [1] }, { redirect: false }, { kind: 'not-found', by: 'access' }],
    ['a configured 404', { notFoundPaths: ['/line'] }, { redirect: false }, { kind: 'not-found', by: 'access' }],
    ['the redirect service', {}, elsewhere, moved('access', '/en/live', 301)],
    ['the service before a 404', { availableRoutes: [1], notFoundPaths: ['/line'] }, elsewhere, moved('access', '/en/live', 301)],
  ] as const)('[GD-11] decides by %s', async (_reason, site, answer, result) => {
    const askRedirect = jest.fn(async () => answer);

    expect(await run('/en/line?a=1', { site: aGuardConfig(site as Partial<GuardConfig>) }, { askRedirect })).toEqual(result);
    expect(askRedirect.mock.calls).toEqual([[{ url: 'https://shop.test/en/line?a=1' }, expect.any(AbortSignal)]]);
  });

  it('[RT-13] opens the debugger outside production', async () => {
    expect(await run('/en/debugger', { isProduction: false })).toEqual(shown);
  });

  it('[RT-06] opens the rules with route 47', async () => {
    expect(await run('/en/information/rules/football', { site: aGuardConfig({ availableRoutes: [47] }) })).toEqual(shown);
  });

  it('[RM-07] a section that cannot be shown is a 404, but pages of the shell are always shown', async () => {
    expect(await run('/en/casino', { sections: ['betting'] })).toEqual({ kind: 'not-found', by: 'access' });
    expect(await run('/en/live', { sections: ['betting'] })).toEqual(shown);
    expect(await run('/en/oldbrowser', { sections: [] })).toEqual(shown);
  });

  it('[GRD-6] closes no page while the configuration is unknown', async () => {
    expect(await run('/en/registration', { site: null })).toEqual(shown);
  });

  it.each([
    ['RT-12', '/en/coupon?a=1', '/en?a=1', 302],
    ['RT-09', '/en/forgotpassword', '/en?showForgotPasswordModal=1', 302],
    ['RT-07', '/en/allgamesentrance', '/en/games', 301],
    ['RT-07', '/en/allgamesentrance/chest', '/en/games/chest', 301],
    ['RT-11', '/en/promo/winter?x=2', '/en/promotions/winter?x=2', 301],
    ['RT-01', '/en/lpage?landingId=a%2Fb&x=2', '/en/landing-page/a%2Fb?x=2', 302],
    ['RT-01', '/en/lpage', '/en', 302],
  ])('[%s] %s redirects to %s', async (_id, path, to, status) => {
    expect(await run(path)).toEqual(moved('access', to, status));
  });

  it.each([
    [{ redirect: true, url: '/en/live', code: 301 }, moved('access', '/en/live', 301)],
    [{ redirect: true, url: 'https://shop.test/ru', code: 303 }, moved('access', '/ru', 303)],
    [{ redirect: true, url: 'https://shop.test/ru', code: 307 }, moved('access', '/ru', 307)],
    [{ redirect: true, url: 'https://shop.test/ru', code: 308 }, moved('access', '/ru', 308)],
    [{ redirect: true, url: 'https://shop.test/ru', code: 304 }, moved('access', '/ru', 302)],
    [{ redirect: true, url: 'https://shop.test/ru', code: 200 }, moved('access', '/ru', 302)],
    [
      { redirect: true, url: 'https://partner.test/x' },
      { kind: 'leave-site', url: 'https://partner.test/x', status: 302, by: 'access' },
    ],
    [{ redirect: true, url: 'https://evil.test/' }, shown],
    [{ redirect: true, url: 'https://partner.test@evil.test/' }, shown],
    [{ redirect: true, url: 'http://partner.test/' }, shown],
    [{ redirect: true, url: 'javascript:alert(1)' }, shown],
    [{ redirect: true, url: '/..//evil.test' }, shown],
    [{ redirect: true, url: '/en/line' }, shown],
    [{ redirect: true }, shown],
    [{ redirect: false, url: '/en/live' }, shown],
    [null, shown],
  ])('[GD-20] [GRD-2] turns the answer %j into %j', async (answer, result) => {
    expect(await run('/en/line', { site: aGuardConfig({ redirectHosts: ['partner.test'] }) }, { askRedirect: async () => answer })).toEqual(
      result,
    );
  });
});

describe('auth', () => {
  it.each(['/en/office/account', '/en/confirm', '/en/block-appeal-history', '/en/convert-account', '/en/verification/sumsub'])(
    '[GD-13] redirects a visitor on %s to sign-in',
    async (path) => {
      expect(await run(path)).toEqual(moved('auth', `/en/user/login?returnUrl=${encodeURIComponent(path)}`));
      expect(await run(path, { isSignedIn: true })).toEqual(shown);
    },
  );

  it('[RT-14] requires sign-in for payments if the configuration says so', async () => {
    const site = aGuardConfig({ isShowPaymentPageOnlyAuth: true });

    expect((await run('/en/information/payment', { site })).by).toBe('auth');
    expect(await run('/en/information/payment')).toEqual(shown);
  });
});

describe('language', () => {
  it.each([
    ['/line?a=1#top', '/en/line?a=1#top', 302, true],
    ['/zz/line', '/en/line', 302, true],
    ['/line/all/4?filter=1#coupon', '/en/line/all/4?filter=1#coupon', 302, true],
    ['/zz/live?a=1#b', '/en/live?a=1#b', 302, true],
    ['/', '/en', 302, true],
    ['/office/account', '/en/office/account', 302, true],
    ['/nowhere/', '/en/nowhere', 302, true],
    ['/ru/', '/ru', 301, undefined],
    ['/ar/live/?a=1', '/ar/live?a=1', 301, undefined],
  ])('[LG-02] [RT-04] redirects %s to %s', async (path, to, status, isByLanguage) => {
    const found = await run(path);

    expect(found).toEqual({ ...moved('language', to, status), ...(isByLanguage && { isByLanguage }) });
    expect((await run(to)).by).not.toBe('language');
  });

  const menus = { site: aGuardConfig({ menuSections: [{ key: 'all' }, { key: 'top' }] }) };
  it.each([
    ['/en/line/sports/1-football?a=1#top', '/en/line/all/1-football?a=1#top'],
    ['/en/live/nonsense', '/en/live/all'],
    ['/en/topgame/live/x/1/2/3-a-b', '/en/topgame/live/all/1/2/3-a-b'],
  ])('[BT-07] redirects %s, an unknown group of the menu, to %s', async (path, to) => {
    expect(await run(path, menus)).toEqual(moved('language', to, 302));
    expect(await run(to, menus)).toEqual(shown);
  });

  it.each(['/en/line', '/en/line/all', '/en/line/top/1-football', '/en/live/all/1/2/3'])('[BT-07] keeps %s', async (path) => {
    expect(await run(path, menus)).toEqual(shown);
  });

  it('[LG-04] does not offer a language that is hidden from visitors', async () => {
    expect(await run('/ar/line', { languages: ['en', 'ru'] })).toEqual({ ...moved('language', '/en/line'), isByLanguage: true });
  });
});

describe('auth redirect', () => {
  it.each([
    ['/en/user/login?returnUrl=%2Fen%2Foffice%2Fhistory', null, '/en/office/history'],
    ['/en/user/login', '/en/live', '/en/live'],
    ['/en/user/login', '/en/registration', '/en'],
    ['/en/registration?returnUrl=https%3A%2F%2Fevil.test', null, '/en'],
    ['/en/user/login?returnUrl=%2F%5Cevil.test', '/en/line', '/en/line'],
    // A language chosen on the way is kept.
    ['/ru/user/login', '/en/live?a=1', '/ru/live?a=1'],
    ['/ru/user/login?returnUrl=%2Fen%2Fline', '/en', '/ru/line'],
  ])('[GD-17] [RT-17] [GRD-1] redirects a player on %s, coming from %p, to %s', async (path, previous, to) => {
    expect(await run(path, { isSignedIn: true, previous })).toEqual(moved('authRedirect', to));
  });

  it('[RT-17] lets a visitor stay', async () => {
    expect(await run('/en/user/login')).toEqual(shown);
  });
});

it('[GD-19] starts loading the section that is shown and no other', async () => {
  const startSection = jest.fn();

  await run('/en/live', {}, { startSection });
  await run('/en/office/account', {}, { startSection });
  await run('/en/oldbrowser', {}, { startSection });

  expect(startSection.mock.calls.map(([facts]) => facts.match.row.section)).toEqual(['betting']);
});

it('[GD-21] [GRD-3] detects a cyclic redirect, reports it and does not follow it', async () => {
  const report = jest.fn();
  const askRedirect = async () => ({ redirect: true, url: '/en/live' });

  expect(await run('/en/line', { hops: [hopOf(new URL('https://shop.test/en/live'))] }, { report, askRedirect })).toEqual(shown);
  expect(report.mock.calls).toEqual([['Detected cyclic redirect', { name: 'access' }]]);
});

it('[GRD-4] [GRD-6] decides without the facts that are missing at the deadline', async () => {
  jest.useFakeTimers();
  const report = jest.fn();
  const startSection = jest.fn();
  const never = () => new Promise<never>(() => undefined);
  const result = run(
    '/en/line',
    {},
    { report, startSection, askBlock: never, askRedirect: never, loadDictionaries: never, loadSeo: never },
  );

  await jest.advanceTimersByTimeAsync(1_000);

  expect(await result).toEqual(shown);
  expect(report.mock.calls.map(([name, fields]) => [name, fields.name])).toEqual([
    ['guard-unprepared', 'blocked'],
    ['guard-unprepared', 'dictionary'],
    ['guard-unprepared', 'access'],
    ['guard-unprepared', 'seo'],
  ]);
  expect(startSection).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

it('[GRD-4] starts independent preparations at the same time', async () => {
  const ran: string[] = [];
  const slow = (name: string) => async () => {
    ran.push(name);
    return new Promise<never>(() => undefined);
  };
  const controller = new AbortController();
  const running = runGuards(
    factsOf(anArrival('/en/line')),
    quietPorts({ askBlock: slow('block'), askRedirect: slow('redirect'), loadDictionaries: slow('dictionary') }),
    { deadlineMs: 1_000, signal: controller.signal, clock: () => performance.now() },
  );

  expect(ran).toEqual(['block', 'dictionary', 'redirect']);
  controller.abort();
  await expect(running).rejects.toThrow();
});

it('[GD-02] collects a modal and continues with the next guard', async () => {
  const result = await runGuards(factsOf(anArrival('/en')), quietPorts(), {
    deadlineMs: 1_000,
    signal: new AbortController().signal,
    clock: () => performance.now(),
    chain: [
      { name: 'modal', decide: () => ({ kind: 'open-modal', modal: 'login' }) },
      { name: 'access', decide: () => ({ kind: 'status', status: 503 }) },
      { name: 'auth', decide: () => ({ kind: 'not-found' }) },
    ],
  });

  expect([result.decision, result.by, result.modals]).toEqual([{ kind: 'status', status: 503 }, 'access', ['login']]);
});

it('[GD-24] [GRD-3] settles every url within three redirects', async () => {
  const segment = fc.constantFrom('en', 'zz', 'line', 'office', 'account', 'user', 'login', 'coupon', 'promo', 'lpage', '', 'x');
  await fc.assert(
    fc.asyncProperty(fc.array(segment, { maxLength: 5 }), fc.boolean(), async (segments, isSignedIn) => {
      let path = `/${segments.join('/')}`;
      for (let hop = 0; hop < 4; hop++) {
        const found = await run(path, { isSignedIn });
        if (found.kind !== 'redirect') return;
        path = found.to;
      }
      throw new Error(`no rest at ${path}`);
    }),
  );
});

it('[GD-01] has no duplicate names', () => {
  expect(new Set(GUARD_NAMES).size).toBe(18);
});

it('[SRV-4] removes its abort listener when the chain has run, so that the signal can be collected', async () => {
  const signals: AbortSignal[] = [];
  const dictionary = { name: 'dictionary', prepare: (_: unknown, __: unknown, signal: AbortSignal) => void signals.push(signal) } as const;
  const chain = [{ ...dictionary, decide: () => ({ kind: 'continue' }) } as never];
  const { signal } = new AbortController();

  await runGuards(factsOf(anArrival('/en/live')), quietPorts(), { deadlineMs: 1_000, signal, clock: () => 0, chain });

  expect(signals.map((one) => getEventListeners(one, 'abort').length)).toEqual([0]);
});
