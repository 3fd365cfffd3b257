import { isUpdate, referralMarks, shownMatch, type GuardConfig } from './index.ts';
import { matchRoute, routeOf } from '@touchline/shared-routes';
import { aGuardConfig } from './testing.ts';
import { moved, outcome, player, run, shown, siteWith } from './visit.test.helper.ts';

describe('referral', () => {
  it.each([
    ['ref_id=77', {}, 'tl-ref', '77', 5_184_000],
    ['tag=summer', {}, 'tl-tag', 'summer', 5_184_000],
    ['tag_short=summer', {}, 'tl-tag', 'summer', 3_600],
    ['partner_id=9', {}, 'tl-partner', '9', 2_592_000],
    ['partner_id=9', { partnerDays: 60 }, 'tl-partner', '9', 5_184_000],
    ['partner_id=9', { partnerDays: 45 }, 'tl-partner', '9', 2_592_000],
    ['subid=a.b', {}, 'tl-subid', 'a.b', 5_184_000],
    ['postback=x~1', {}, 'tl-postback', 'x~1', 2_592_000],
  ])('[GD-03] %s with %j sets %s to %s for %i s', async (query, site, cookie, value, maxAgeSeconds) => {
    const keepReferral = jest.fn();
    await run(`/en?${query}`, siteWith(site), { keepReferral });

    expect(keepReferral.mock.calls).toEqual([[[{ cookie, value, maxAgeSeconds }]]]);
  });

  it('[GD-03] keeps every referral mark of a link and ignores invalid ones', async () => {
    const keepReferral = jest.fn();
    await run('/en?ref_id=1&subid=2&partner_id=%0d%0aSet-Cookie:x&tag=a%3Bb&postback=', {}, { keepReferral });
    await run('/en?x=1', {}, { keepReferral });

    expect(keepReferral.mock.calls.map(([marks]) => marks.map(({ cookie }: { cookie: string }) => cookie))).toEqual([
      ['tl-ref', 'tl-subid'],
    ]);
  });

  it.each(['a'.repeat(101), 'a b', 'a;b', 'a,b', '"', '\u0000', 'ю', '%'])('[GD-03] rejects %j as a referral value', (value) => {
    expect(referralMarks(new URLSearchParams([['ref_id', value]]), null)).toEqual([]);
  });
});

it.each([
  ['2026-11-20T00:00:00.000Z', '2026-11-20T00:00:01.000Z', true],
  ['2026-11-20T00:00:00.000Z', '2026-11-20T00:00:00.000Z', false],
  ['2026-11-20T00:00:01.000Z', '2026-11-20T00:00:00.000Z', false],
  ['2026-11-20T00:00:00.000Z', null, false],
  [null, '2026-11-20T00:00:00.000Z', false],
  ['soon', '2026-11-20T00:00:00.000Z', false],
  ['2026-11-20T00:00:00.000Z', '<html>', false],
])('[GD-04] from %s to %s is an update: %s', async (own, deployed, isOffered) => {
  const notify = jest.fn();
  expect(isUpdate({ own, deployed })).toBe(isOffered);
  expect(await outcome('/en/line', {}, { notify, releases: () => ({ own, deployed }) })).toEqual(shown);
  expect(notify.mock.calls).toEqual(isOffered ? [['update-available']] : []);
});

describe('a banned player', () => {
  const site = { bannedUrl: 'https://help.test/banned', redirectHosts: ['help.test'] };
  const away = { kind: 'leave-site', url: 'https://help.test/banned', status: 302, by: 'blocked' };

  it.each([
    ['/en/line', 1, {}, away],
    ['/en/line', 45, {}, away],
    ['/en/line', 0, {}, shown],
    ['/en/office/deduce', 45, {}, shown],
    ['/en/office/deduce', 45, { banVersion: 2 }, shown],
    ['/en/office/deduce', 45, { banVersion: 1 }, away],
    ['/en/office/deduce', 53, { banVersion: 1 }, shown],
    ['/en/office/deduce', 53, {}, away],
    ['/en/office/deduce', 46, {}, away],
    ['/en/office/support', 7, {}, shown],
    ['/en/office/responsible', 7, {}, shown],
    ['/en/office/account', 7, {}, away],
  ])('[GD-07] [GD-08] on %s at level %i with %j', async (path, banLevel, more, result) => {
    expect(await outcome(path, siteWith({ ...site, ...more }, { ...player, banLevel }))).toEqual(result);
  });

  it('[GD-08] the flag of a route overrides the ban level', async () => {
    const deduce = routeOf('office-deduce') as { banned?: 'allowed' | 'blocked' };
    const banned = siteWith(site, { ...player, banLevel: 45 });
    const withFlag = async (flag: 'allowed' | 'blocked', path: string, row: typeof deduce) => {
      const before = Object.getOwnPropertyDescriptor(row, 'banned');
      row.banned = flag;
      const result = await outcome(path, banned);
      if (before === undefined) delete row.banned;
      else row.banned = before.value as 'allowed' | 'blocked';
      return result;
    };

    expect(await withFlag('blocked', '/en/office/deduce', deduce)).toEqual(away);
    expect(await withFlag('allowed', '/en/line', routeOf('section') as typeof deduce)).toEqual(shown);
    expect(await outcome('/en/office/deduce', banned)).toEqual(shown);
  });

  it.each([
    [{ bannedUrl: 'https://evil.test/' }],
    [{ bannedUrl: 'http://help.test/' }],
    [{ bannedUrl: 'https://help.test@evil.test/' }],
    [{ bannedUrl: 'https://name@help.test/' }],
    [{ bannedUrl: 'javascript:alert(1)' }],
    [{ bannedUrl: undefined }],
    [{ redirectHosts: undefined }],
  ])('[GD-07] redirects to the block page with %j, which allows no external url', async (more) => {
    const banned = siteWith({ ...site, ...more }, { ...player, banLevel: 3 });
    expect(await outcome('/en/line', banned)).toEqual(moved('blocked', '/en/block'));
    expect(await outcome('/en/block', banned)).toEqual(shown);
  });

  it('[GD-07] does not apply to visitors', async () => {
    expect(await outcome('/en/line', siteWith(site, { banLevel: 3 }))).toEqual(shown);
  });
});

describe('media', () => {
  const loaded = async (path: string, site: Partial<GuardConfig>) => {
    const loadMedia = jest.fn(async () => undefined);
    await run(path, siteWith(site), { loadMedia });
    return loadMedia.mock.calls.length;
  };

  it('[GD-10] loads for a route with media once its url is canonical', async () => {
    expect(await loaded('/en/promo', { mediaRoutes: ['promo'] })).toBe(1);
    expect(await loaded('/en/line', { mediaRoutes: ['promo'] })).toBe(0);
    expect(await loaded('/promo', { mediaRoutes: ['promo'] })).toBe(0);
    expect(await loaded('/en/promo', {})).toBe(0);
  });

  it('[GD-10] lets the page through if loading fails', async () => {
    const report = jest.fn();
    const loadMedia = () => Promise.reject(new TypeError('refused'));

    expect(await outcome('/en/promo', siteWith({ mediaRoutes: ['promo'] }), { loadMedia, report })).toEqual(shown);
    expect(report.mock.calls).toEqual([['guard-unprepared', { name: 'media', code: 'TypeError' }]]);
  });
});

it.each([
  ['/en/line', {}, { route: 'section', section: 'betting', lang: 'en' }],
  ['/ar/office/account?mail=a@b.test', player, { route: 'office-account', section: 'office', lang: 'ar' }],
  ['/en/bonus', siteWith({ promoToOffer: true }), { route: 'bonus-offer', section: 'promo', lang: 'en' }],
])('[GD-12] [PRV-1] prepares the page call of %s, names only', async (path, arrival, pageCall) => {
  expect((await run(path, arrival)).facts.pageCall).toEqual(pageCall);
});

describe('modal', () => {
  it.each([
    ['/en?showRegistrationModal=1', {}, ['registration']],
    ['/en/line?showLoginModal=1', {}, ['login']],
    ['/en?showForgotPasswordModal=1', {}, ['forgot-password']],
    ['/en?showSupport=1', player, ['support']],
    ['/en?showRegistrationModal=1', player, []],
    ['/en?showLoginModal=1', player, []],
    ['/en?showForgotPasswordModal=1', player, []],
    ['/en?showLoginModal=2', {}, []],
    ['/en/user/login?showLoginModal=1', {}, []],
    ['/en/registration?showRegistrationModal=1', {}, []],
    ['/en?showRegistrationModal=1', siteWith({ isRegistrationAllowed: false }), []],
    ['/en?showRegistrationModal=1', siteWith({ isVipDomain: true }), []],
  ])('[GD-14] [RT-09] %s with %j opens %j over the page', async (path, arrival, modals) => {
    const found = await run(path, arrival);
    expect([found.kind, found.modals]).toEqual(['continue', modals]);
  });

  it.each([
    ['/en?showRegistrationModal=1', { isCustomRegistration: true }],
    ['/en?showRegistrationModal=1', { isShowRegistrationWidget: true }],
    ['/en/user/login?showRegistrationModal=1', {}],
    ['/en?showRegistrationModal=1&redirect=1', {}],
  ])('[GD-14] %s with %j opens the page', async (path, site) => {
    expect(await outcome(path, siteWith(site))).toEqual(moved('modal', '/en/registration'));
  });
});

describe('changed terms', () => {
  const changed = { askTerms: async () => ({ result: true, updatedAt: 5 }) };
  const confirmingSite = siteWith({ isConfirmTermsEnabled: true }, player);

  it.each(['/en/line', '/en/office/account', '/en/poker'])('[GD-15] send a player from %s to confirm them', async (path) => {
    expect(await outcome(path, confirmingSite, changed)).toEqual(moved('confirmTerms', '/en/confirm-terms'));
  });

  it.each(['/en/confirm-terms', '/en/information/about', '/en/information/rules/football', '/en/office/responsible', '/en/internal-vpn'])(
    '[GD-15] leave %s open meanwhile',
    async (path) => {
      expect(await outcome(path, confirmingSite, changed)).toEqual(shown);
    },
  );

  it('[GD-15] only show a notice if the site is configured so', async () => {
    const notify = jest.fn();
    const notifyingSite = siteWith({ isConfirmTermsEnabled: true, termsAction: 'notify' }, player);

    expect(await outcome('/en/line', notifyingSite, { ...changed, notify })).toEqual(shown);
    expect(notify.mock.calls).toEqual([['terms-changed']]);
  });

  it('[GD-15] close the confirmation page to everyone else', async () => {
    expect(await outcome('/en/confirm-terms', confirmingSite)).toEqual(moved('confirmTerms', '/en'));
    expect(await outcome('/en/confirm-terms', siteWith({ isConfirmTermsEnabled: true }), changed)).toEqual(moved('confirmTerms', '/en'));
    expect(await outcome('/en/confirm-terms', player, changed)).toEqual(moved('confirmTerms', '/en'));
  });

  it('[GD-15] [GRD-6] leave all pages open, the confirmation page included, while the service fails', async () => {
    const askTerms = () => Promise.reject(new TypeError('refused'));

    expect(await outcome('/en/line', confirmingSite, { askTerms })).toEqual(shown);
    expect(await outcome('/en/confirm-terms', confirmingSite, { askTerms })).toEqual(shown);
  });

  it('[ID-18] are checked for players only, and only if the feature is on', async () => {
    const askTerms = jest.fn(changed.askTerms);
    await run('/en/line', siteWith({ isConfirmTermsEnabled: true }), { askTerms });
    await run('/en/line', player, { askTerms });

    expect(askTerms).not.toHaveBeenCalled();
  });
});

describe('bonus pages', () => {
  const keyAt = (path: string, site: Partial<GuardConfig>) => shownMatch(matchRoute(path), aGuardConfig(site)).key;

  it.each([
    ['/bonus', false, 'bonus'],
    ['/bonus-offer', false, 'bonus-offer'],
    ['/bonus', true, 'bonus-offer'],
    ['/bonus-offer', true, 'bonus'],
    ['/bonuses', true, 'bonuses'],
  ])('[RT-10] %s with promo-to-offer %s shows %s, at its own url', async (path, promoToOffer, key) => {
    expect(keyAt(path, { promoToOffer })).toBe(key);
    const found = await run(`/en${path}`, siteWith({ promoToOffer }));
    expect([found.kind, found.facts.match.key]).toEqual(['continue', key]);
  });

  it('[GD-23] lets through only the configured pages, judged by the page that is shown', async () => {
    const gone = { kind: 'not-found', by: 'bonusPage' };
    expect(await outcome('/en/bonus', siteWith({ bonusPages: ['bonus'] }))).toEqual(shown);
    expect(await outcome('/en/bonus-offer', siteWith({ bonusPages: ['bonus'] }))).toEqual(gone);
    expect(await outcome('/en/bonus-offer', siteWith({ bonusPages: ['bonus'], promoToOffer: true }))).toEqual(shown);
    expect(await outcome('/en/bonus/rules', siteWith({ bonusPages: [] }))).toEqual(gone);
    expect(await outcome('/en/promo', siteWith({ bonusPages: [] }))).toEqual(shown);
    expect(await outcome('/en/bonuses')).toEqual(shown);
  });

  it('[RT-08] [GD-26] redirects slot_first_deposit permanently while its setting is on; otherwise it is an ordinary bonus', async () => {
    const on = siteWith({ slot_first_deposit: true });
    expect(await outcome('/en/bonus/casino/slot_first_deposit?a=1#x', on)).toEqual(
      moved('slotDepositRedirect', '/en/bonus/casino/slot-first-deposit?a=1#x', 301),
    );
    expect(await outcome('/en/bonus/casino/slot-first-deposit', on)).toEqual(shown);
    const off = await run('/en/bonus/casino/slot_first_deposit');
    expect([off.kind, off.facts.match.key, off.facts.match.params]).toEqual([
      'continue',
      'casino-bonus-item',
      { id: 'slot_first_deposit' },
    ]);
  });
});

describe('recharge', () => {
  const PATH = '/en/office/recharge';
  const paying = (isAvailable: boolean) => ({ askPayments: async () => ({ isAvailable }) });

  it('[GD-18] opens only for a player who can pay', async () => {
    expect(await outcome(PATH, player, paying(true))).toEqual(shown);
    expect(await outcome(PATH, player, paying(false))).toEqual(moved('recharge', '/en/office/account'));
    expect((await outcome(PATH, {}, paying(true))).by).toBe('auth');
  });

  it('[GD-18] adds the flag of the payment consultant', async () => {
    const consulted = siteWith({ hasPaymentConsultant: true }, player);
    expect(await outcome(`${PATH}?a=2#top`, consulted)).toEqual(moved('recharge', `${PATH}?a=2&payment_consultant=1#top`));
    expect(await outcome(`${PATH}?payment_consultant=0`, consulted)).toEqual(moved('recharge', `${PATH}?payment_consultant=1`));
    expect(await outcome(`${PATH}?payment_consultant=1`, consulted)).toEqual(shown);
  });

  it('[GD-18] [GRD-6] asks on this page only, and opens it if the service fails', async () => {
    const askPayments = jest.fn(() => Promise.reject(new TypeError('refused')));
    expect(await outcome(PATH, player, { askPayments })).toEqual(shown);
    await run('/en/office/account', player, { askPayments });

    expect(askPayments).toHaveBeenCalledTimes(1);
  });
});
