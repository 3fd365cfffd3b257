import { factsOf, quickCoupon, withoutQuickCoupon, withWayBack } from './index.ts';
import { anArrival } from './testing.ts';
import { moved, outcome, player, run, shown, siteWith } from './visit.test.helper.ts';

describe('a coupon in the link', () => {
  it.each([
    ['coupon=ABCD-1234', { code: 'ABCD-1234', bets: [] }],
    [
      'bets=1-2-3,40-50-60',
      {
        code: null,
        bets: [
          { gameId: 1, marketId: 2, outcomeId: 3 },
          { gameId: 40, marketId: 50, outcomeId: 60 },
        ],
      },
    ],
    // Outcome ids have up to sixteen digits.
    ['bets=1-2-2084773098979328', { code: null, bets: [{ gameId: 1, marketId: 2, outcomeId: 2_084_773_098_979_328 }] }],
    ['coupon=ABCD&bets=1-2-3', { code: 'ABCD', bets: [{ gameId: 1, marketId: 2, outcomeId: 3 }] }],
    ['bets=1-2,x,1-2-3-4,-1-2-3,1-2-3', { code: null, bets: [{ gameId: 1, marketId: 2, outcomeId: 3 }] }],
    ['coupon=abc', null],
    ['coupon=../../x', null],
    [`coupon=${'a'.repeat(37)}`, null],
    ['bets=', null],
    ['a=1', null],
  ])('[GD-16] reads %s as %j', (query, wish) => {
    expect(quickCoupon(new URL(`https://shop.test/en/line?${query}`))).toEqual(wish);
  });

  it('[GD-16] accepts at most thirty bets', () => {
    const bets = Array.from({ length: 31 }, (_, id) => `1-2-${id}`).join(',');
    expect(quickCoupon(new URL(`https://shop.test/en?bets=${bets}`))?.bets).toHaveLength(30);
  });

  it('[GD-16] loads the coupon on the page that is finally shown, then removes it from the url', async () => {
    const fillCoupon = jest.fn();
    await run('/line?coupon=ABCD', {}, { fillCoupon });
    await run('/en/office/account?coupon=ABCD', {}, { fillCoupon });
    await run('/en/line?coupon=ABCD', {}, { fillCoupon });

    expect(fillCoupon.mock.calls).toEqual([[{ code: 'ABCD', bets: [] }]]);
    expect(withoutQuickCoupon(new URL('https://shop.test/en/line?a=1&coupon=ABCD&bets=1-2-3#top'))).toBe('/en/line?a=1#top');
    expect(withoutQuickCoupon(new URL('https://shop.test/en/line?coupon=ABCD'))).toBe('/en/line');
  });
});

describe('old paths', () => {
  const legacyPaths = [
    { from: '/games.php', to: '/games' },
    { from: '/winter-offer', to: '/promotions/winter' },
    { from: '/evil', to: 'https://evil.test/' },
    { from: '/worse', to: '/..//evil.test' },
  ];

  it.each([
    ['RT-07', '/en/games.php?a=1', '/en/games?a=1'],
    ['RT-11', '/en/winter-offer#x', '/en/promotions/winter#x'],
    ['RT-11', '/en/promo/winter?x=2', '/en/promotions/winter?x=2'],
    ['RT-07', '/en/allgamesentrance', '/en/games'],
    ['RT-07', '/en/allgamesentrance/chest', '/en/games/chest'],
  ])('[%s] redirects %s permanently to %s', async (_id, path, to) => {
    expect(await outcome(path, siteWith({ legacyPaths, gameRoutes: ['chest'] }))).toEqual(moved('access', to, 301));
  });

  it('[RT-07] redirects an old link to a missing game to all games', async () => {
    expect(await outcome('/en/allgamesentrance/lost?a=1', siteWith({ gameRoutes: ['chest'] }))).toEqual(
      moved('access', '/en/games?a=1', 301),
    );
  });

  it.each(['/en/evil', '/en/worse'])('[RT-07] [GRD-1] does not redirect %s outside the site', async (path) => {
    expect(await outcome(path, siteWith({ legacyPaths }))).toEqual({ kind: 'not-found', by: 'access' });
  });

  it('[RT-09] redirects forgotpassword to the home page, which opens the modal for visitors only', async () => {
    const home = '/en?showForgotPasswordModal=1';
    expect(await outcome('/en/forgotpassword')).toEqual(moved('access', home));
    expect((await run(home)).modals).toEqual(['forgot-password']);
    expect((await run(home, player)).modals).toEqual([]);
  });
});

it('[GRD-3] stops after five redirects, but a closed page stays closed', async () => {
  const hops = ['a', 'b', 'c', 'd', 'e'];
  const report = jest.fn();
  const askRedirect = async () => ({ redirect: true, url: '/en/elsewhere' });

  expect(await outcome('/en/line', { hops }, { askRedirect, report })).toEqual(shown);
  expect(report.mock.calls).toEqual([['Detected cyclic redirect', { name: 'access' }]]);
  expect((await outcome('/en/line', { hops: hops.slice(1) }, { askRedirect })).kind).toBe('redirect');
  expect((await outcome('/en/office/account', { hops })).by).toBe('auth');
  expect((await outcome('/en/line', { hops, isMaintenance: true })).by).toBe('blocked');
  const changed = { askTerms: async () => ({ result: true, updatedAt: 5 }) };
  expect((await outcome('/en/line', siteWith({ isConfirmTermsEnabled: true }, { ...player, hops }), changed)).by).toBe('confirmTerms');
});

it.each([
  ['/en/user/login', '/en/live?video=1', '/en/user/login?returnUrl=%2Fen%2Flive%3Fvideo%3D1'],
  ['/en/user/login?a=1', '/en/office/account', '/en/user/login?a=1&returnUrl=%2Fen%2Foffice%2Faccount'],
  ['/en/user/login?returnUrl=%2Fen%2Fline', '/en/live', null],
  ['/en/user/login', '/en/registration', null],
  ['/en/user/login', null, null],
  ['/en/live', '/en/line', null],
])('[GD-17] sign-in at %s from %s keeps the return url: %s', (path, previous, to) => {
  expect(withWayBack(factsOf(anArrival(path, { previous })))).toBe(to);
});
