/** @jest-environment node */
import { measured } from '@touchline/measured';
import { sessionModule, sessionReceived } from '@touchline/identity-state';
import type { GuardDecision, GuardPorts } from '@touchline/platform-guards';
import { quietPorts } from '@touchline/platform-guards/testing';
import { createPlatformApi, createServiceHealth, platformModule, sectionsReceived } from '@touchline/platform-state';
import { configModule, configReceived } from '@touchline/shared-config';
import { aSiteConfig } from '@touchline/shared-config/testing';
import type { SiteConfig } from '@touchline/shared-contract';
import { aManifest } from '@touchline/shared-routes/testing';
import { createAppStore, createServerPorts, viewChanged, type DocumentRequest } from '@touchline/shared-state';
import fc from 'fast-check';
import { judgeDocument } from './edge/judge-document.ts';
import { createNavigationJudge } from './guards/judge-navigation.ts';

const ORIGIN = 'https://shop.test';
const TIMES = process.env['TOUCHLINE_LONG'] === '1' ? 10_000 : 1_000;

// Deadlines are tested elsewhere; on a busy machine they would change decisions here.
beforeEach(
  () => void jest.useFakeTimers({ doNotFake: ['Date', 'performance', 'nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'] }),
);
afterEach(() => void jest.useRealTimers());

/** Facts of the model about a page: key, id, section, access, and special cases. Written here independently of the route table. */
type Row = [key: string, id: number, section: string, access: 'any' | 'guest' | 'auth', special?: string];
const ROWS: Readonly<Record<string, Row>> = {
  '/': ['home', 1, 'betting', 'any'],
  '/line': ['section', 5, 'betting', 'any'],
  '/poker': ['poker', 28, 'casino', 'any'],
  '/coupon': ['coupon', 12, 'shell', 'any', 'to 302 /'],
  '/forgotpassword': ['forgotpassword', 64, 'shell', 'any', 'to 302 /?showForgotPasswordModal=1'],
  '/allgamesentrance': ['legacy-games-index', 57, 'shell', 'any', 'to 301 /games'],
  '/promo/winter': ['legacy-promo', 119, 'shell', 'any', 'to 301 /promotions/winter'],
  '/registration': ['registration', 61, 'identity', 'guest', 'registration'],
  '/user/login': ['login', 63, 'identity', 'guest'],
  '/confirm-terms': ['confirm-terms', 66, 'identity', 'any', 'open'],
  '/confirm': ['confirm', 67, 'identity', 'auth'],
  '/500': ['technical-error', 74, 'shell', 'any', 'empty allowed'],
  '/block': ['block', 86, 'shell', 'any', 'empty allowed'],
  '/site-updates': ['site-updates', 89, 'shell', 'any', 'empty'],
  '/maintenance': ['maintenance', 92, 'shell', 'any', 'empty allowed'],
  '/debugger': ['debugger', 110, 'shell', 'any', 'empty debugger'],
  '/bonus': ['bonus', 112, 'promo', 'any', 'bonus'],
  '/bonus-offer': ['bonus-offer', 114, 'promo', 'any', 'bonus'],
  '/bonus/casino/slot_first_deposit': ['legacy-slot-first-deposit', 52, 'casino', 'any', 'slot'],
  '/information/about': ['information', 120, 'information', 'any', 'open'],
  '/information/payment': ['payment', 122, 'payments', 'any', 'payment'],
  '/office/account': ['office-account', 123, 'office', 'auth'],
  '/office/recharge': ['office-recharge', 126, 'payments', 'auth', 'recharge'],
  '/office/deduce': ['office-deduce', 134, 'payments', 'auth'],
  '/office/responsible': ['office-responsible', 128, 'office', 'auth', 'open allowed'],
  '/office/identification': ['office-identification', 142, 'office', 'auth', 'identification'],
  '/old-offer': ['not-found', 149, 'shell', 'any'],
  '/nowhere': ['not-found', 149, 'shell', 'any'],
};
const BLOCK_PAGE: Readonly<Record<number, string>> = { 1: 'block', 4: 'site-updates' };

interface Context {
  prefix: '' | '/en' | '/ru' | '/zz';
  path: string;
  slash: boolean;
  query: string;
  isSignedIn: boolean;
  banLevel: number;
  block: { displayTypeId: number; templateTypeId: number };
  redirect: { redirect: boolean; code?: number; url?: string };
  terms: boolean;
  canPay: boolean;
  sections: string[];
  isProduction: boolean;
  site: Partial<SiteConfig>;
}

const flag = fc.boolean();
const rarely = fc.integer({ min: 0, max: 9 }).map((value) => value === 0);
const context: fc.Arbitrary<Context> = fc.record({
  prefix: fc.constantFrom('', '/en', '/en', '/en', '/ru', '/zz'),
  path: fc.constantFrom(...Object.keys(ROWS)),
  slash: rarely,
  query: fc.constantFrom(
    '',
    '',
    '?a=1',
    '?returnUrl=%2Fen%2Fline',
    '?returnUrl=%2F%2Fevil.test',
    '?showRegistrationModal=1',
    '?showLoginModal=1',
  ),
  isSignedIn: flag,
  banLevel: fc.constantFrom(0, 0, 0, 0, 1, 45, 53),
  block: fc.constantFrom(
    ...Array.from({ length: 6 }, () => ({ displayTypeId: 0, templateTypeId: 4 })),
    { displayTypeId: 1, templateTypeId: 1 },
    { displayTypeId: 1, templateTypeId: 4 },
    { displayTypeId: 1, templateTypeId: 99 },
  ),
  redirect: fc.constantFrom(
    ...Array.from({ length: 8 }, () => ({ redirect: false })),
    { redirect: true, code: 301, url: '/en/promo' },
    { redirect: true, url: 'https://partner.test/x' },
    { redirect: true, url: 'https://evil.test/x' },
    { redirect: true },
  ),
  terms: rarely,
  canPay: flag,
  sections: fc.constantFrom(
    ['betting', 'casino', 'identity', 'information', 'office', 'payments', 'promo'],
    ['betting', 'identity', 'office'],
  ),
  isProduction: flag,
  site: fc.record({
    isRegistrationAllowed: flag,
    isVipDomain: rarely,
    isShowIdentification: flag,
    isShowPaymentPageOnlyAuth: flag,
    isShowRegistrationWidget: flag,
    availableRoutes: fc.constantFrom(null, null, null, [1, 5, 61, 63, 66, 86, 89, 92, 123]),
    notFoundPaths: fc.constantFrom([], ['/poker']),
    promoToOffer: flag,
    bonusPages: fc.constantFrom(undefined, ['bonus']),
    slot_first_deposit: flag,
    legacyPaths: fc.constantFrom(undefined, [{ from: '/old-offer', to: '/promotions/old' }]),
    isConfirmTermsEnabled: flag,
    termsAction: fc.constantFrom(undefined, 'redirect' as const, 'notify' as const),
    banVersion: fc.constantFrom(undefined, 1),
    bannedUrl: fc.constantFrom(undefined, 'https://partner.test/banned'),
    redirectHosts: fc.constantFrom(['partner.test'], []),
    hasPaymentConsultant: flag,
    maintenance: fc.constantFrom(undefined, undefined, undefined, undefined, {
      started_at: 0,
      ended_at: 4_000_000_000,
      notify_started_at: 0,
      notify_ended_at: 0,
      isActive: true,
      web_state: 1,
    }),
  }),
});

/** A player whom no guard stops. With it the rare visits below surely reach the guard that they test. */
const QUIET: Context = {
  prefix: '/en',
  path: '/',
  slash: false,
  query: '',
  isSignedIn: true,
  banLevel: 0,
  block: { displayTypeId: 0, templateTypeId: 0 },
  redirect: { redirect: false },
  terms: false,
  canPay: false,
  sections: ['betting', 'casino', 'identity', 'information', 'office', 'payments', 'promo'],
  isProduction: true,
  site: { slot_first_deposit: true, bonusPages: ['bonus'], isRegistrationAllowed: true },
};
/** Visits that a thousand random ones may miss. */
const RARE: readonly Partial<Context>[] = [
  { path: '/bonus/casino/slot_first_deposit' },
  { path: '/bonus-offer' },
  { path: '/office/recharge' },
  { path: '/user/login' },
  { path: '/user/login', isSignedIn: false, query: '?showRegistrationModal=1' },
  { path: '/confirm-terms' },
];

const to = (path: string, status: number, by: string): string => `${status} ${path} by ${by}`;

/** The specification as a list of conditions, checked in order. */
function model(c: Context): string {
  const { site } = c;
  const [key, id, section, access, special = ''] = ROWS[c.path] as Row;
  const is = (word: string): boolean => special.split(' ').includes(word);
  const lang = c.prefix === '/ru' ? 'ru' : 'en';
  const at = (path: string): string => `/${lang}${path === '/' ? '' : path}`;
  const own = at(c.path) + c.query;
  const isRight = (c.prefix === '/en' || c.prefix === '/ru') && !c.slash;
  const trusted = site.redirectHosts?.includes('partner.test') === true;

  const blockPage = c.block.displayTypeId === 1 ? BLOCK_PAGE[c.block.templateTypeId] : undefined;
  if (blockPage !== undefined) {
    if (key !== blockPage) return to(at(`/${blockPage}`), 302, 'blocked');
  } else if (site.maintenance !== undefined) {
    if (key !== 'maintenance') return to(at('/maintenance'), 302, 'blocked');
  } else if (key === 'maintenance') return to(at('/'), 302, 'blocked');
  else if (
    c.isSignedIn &&
    c.banLevel > 0 &&
    !is('allowed') &&
    !(key === 'office-deduce' && c.banLevel === (site.banVersion === 1 ? 53 : 45))
  ) {
    return site.bannedUrl !== undefined && trusted ? to(site.bannedUrl, 302, 'blocked') : to(at('/block'), 302, 'blocked');
  }

  if (isRight) {
    if (c.redirect.url === '/en/promo') return to('/en/promo', 301, 'access');
    if (c.redirect.url === 'https://partner.test/x' && trusted) return to('https://partner.test/x', 302, 'access');
    if (c.path === '/old-offer' && site.legacyPaths !== undefined) return to(at('/promotions/old') + c.query, 301, 'access');
    const isMissing =
      key === 'not-found' ||
      (site.availableRoutes != null && !site.availableRoutes.includes(id)) ||
      site.notFoundPaths?.includes(c.path) === true ||
      (is('registration') && (site.isRegistrationAllowed === false || site.isVipDomain === true)) ||
      (is('identification') && site.isShowIdentification === false) ||
      (is('debugger') && c.isProduction);
    if (isMissing) return 'not-found by access';
    const [, status, target = ''] = /^to (\d+) (.*)$/.exec(special) ?? [];
    if (status !== undefined) {
      const [path = '', query = ''] = target.split('?');
      const both = new URLSearchParams(c.query);
      for (const [name, value] of new URLSearchParams(query)) both.set(name, value);
      const text = both.toString();
      return to(at(path) + (text === '' ? '' : `?${text}`), Number(status), 'access');
    }
    if (section !== 'shell' && !c.sections.includes(section)) return 'not-found by access';

    const isForPlayers = access === 'auth' || (is('payment') && site.isShowPaymentPageOnlyAuth === true);
    if (isForPlayers && !c.isSignedIn) return to(`${at('/user/login')}?returnUrl=${encodeURIComponent(own)}`, 302, 'auth');

    if (c.query === '?showRegistrationModal=1' && !c.isSignedIn && site.isRegistrationAllowed === true && site.isVipDomain !== true) {
      const isPage = site.isShowRegistrationWidget === true || key === 'login';
      if (isPage && key !== 'registration') return to(at('/registration'), 302, 'modal');
    }

    const isPending = c.isSignedIn && site.isConfirmTermsEnabled === true && c.terms;
    if (key === 'confirm-terms' && !isPending) return to(at('/'), 302, 'confirmTerms');
    if (isPending && !is('open') && !is('empty') && site.termsAction !== 'notify') return to(at('/confirm-terms'), 302, 'confirmTerms');
  }

  if (is('bonus') && site.bonusPages !== undefined) {
    const shown = site.promoToOffer === true ? (key === 'bonus' ? 'bonus-offer' : 'bonus') : key;
    if (shown !== 'bonus') return 'not-found by bonusPage';
  }
  if (!isRight) return to(own, c.prefix === '/en' || c.prefix === '/ru' ? 301 : 302, 'language');
  if (is('recharge')) {
    if (!c.canPay) return to(at('/office/account'), 302, 'recharge');
    if (site.hasPaymentConsultant === true) {
      const query = new URLSearchParams(c.query);
      query.set('payment_consultant', '1');
      return to(`${at(c.path)}?${query}`, 302, 'recharge');
    }
  }
  if (access === 'guest' && c.isSignedIn) return to(at(c.query === '?returnUrl=%2Fen%2Fline' ? '/line' : '/'), 302, 'authRedirect');
  if (is('slot') && site.slot_first_deposit === true)
    return to(at('/bonus/casino/slot-first-deposit') + c.query, 301, 'slotDepositRedirect');
  return 'continue by null';
}

const describeDecision = (decision: Exclude<GuardDecision, { kind: 'open-modal' }>, by: string | null): string => {
  if (decision.kind === 'redirect') return to(decision.to, decision.status, String(by));
  if (decision.kind === 'leave-site') return to(decision.url, decision.status, String(by));
  return `${decision.kind} by ${by}`;
};

/** The same services for the edge and for the browser. */
function worldOf(c: Context) {
  const answers: Readonly<Record<string, unknown>> = {
    '/blocks-api/api/v2/block': c.block,
    '/redirects-api/api/v1/redirect-light': c.redirect,
    '/web-api/api-v3/v2/user/agreement-rules/status': { result: c.terms, updatedAt: 5 },
    '/web-api/payments/availability': { isAvailable: c.canPay },
  };
  const send = async (request: Request): Promise<Response> => Response.json(answers[new URL(request.url).pathname]);
  const ports = createServerPorts({ send, origin: ORIGIN, report: () => undefined, now: () => 1_900_000_000_000 });
  const store = createAppStore({ ports, modules: [platformModule, configModule, sessionModule] });
  const site = aSiteConfig({ ...c.site, languages: ['en', 'ru'].map((code) => ({ code, name: code, isHiddenForVisitors: false })) });
  store.dispatch(configReceived(site));
  const session = {
    status: 'player',
    userId: 7,
    startedAt: 1,
    previousLoginAt: null,
    ...(c.banLevel > 0 && { banLevel: c.banLevel }),
  } as const;
  store.dispatch(sessionReceived(c.isSignedIn ? session : { status: 'visitor' }));
  store.dispatch(sectionsReceived({ manifests: Object.fromEntries(c.sections.map((name) => [name, aManifest()])) }));
  store.dispatch(viewChanged({ language: 'en' }));
  const url = new URL(`${ORIGIN}${c.prefix}${c.path === '/' && (c.prefix !== '' || c.slash) ? '' : c.path}${c.slash ? '/' : ''}${c.query}`);
  return { ports, store, site, url };
}

async function onEdge(c: Context): Promise<string> {
  const { ports, store, url } = worldOf(c);
  const { decision, by } = await judgeDocument({
    request: {
      url,
      headers: new Headers(),
      isProduction: c.isProduction,
      signal: new AbortController().signal,
      report: () => undefined,
    } as unknown as DocumentRequest,
    ports,
    store,
    health: createServiceHealth(() => 0),
    languages: ['en', 'ru'],
    detected: 'en',
    loadDictionaries: async () => undefined,
    startSection: () => undefined,
    loadSeo: async () => undefined,
  });
  return describeDecision(decision, by);
}

async function inBrowser(c: Context): Promise<string> {
  const { ports, store, url } = worldOf(c);
  const api = createPlatformApi(ports);
  const guardPorts: GuardPorts = quietPorts({
    askBlock: api.askBlock,
    askRedirect: api.askRedirect,
    askTerms: api.askTerms,
    askPayments: api.askPayments,
  });
  const judgeNavigation = createNavigationJudge({ store, ports, guardPorts, languages: () => ['en', 'ru'], isProduction: c.isProduction });
  const { decision, by } = await judgeNavigation(url, null, new AbortController().signal);
  return describeDecision(decision, by);
}

it(`[GRD-5] [GD-02] edge, browser and an independent model agree on ${TIMES} random visits`, async () => {
  const seen = new Map<string, number>();
  let [tried, agreed] = [0, 0];
  await fc.assert(
    fc.asyncProperty(context, async (c) => {
      tried += 1;
      const expected = model(c);
      expect([await onEdge(c), await inBrowser(c)]).toEqual([expected, expected]);
      const by = expected.split(' by ')[1] ?? '';
      seen.set(by, (seen.get(by) ?? 0) + 1);
      agreed += 1;
    }),
    { numRuns: TIMES, examples: RARE.map((visit) => [{ ...QUIET, ...visit }]) },
  );

  measured({ id: 'GRD-5', unit: 'differences', atMost: 0, trials: 10_000, run: 'long', value: tried - agreed, tried });
  // Every guard that can end a chain has ended one.
  expect([...seen.keys()].sort()).toEqual(
    [
      'access',
      'auth',
      'authRedirect',
      'blocked',
      'bonusPage',
      'confirmTerms',
      'language',
      'modal',
      'null',
      'recharge',
      'slotDepositRedirect',
    ].sort(),
  );
});
