// Libs with styles whose components are not compared with stories, and what to render of each from its package's exports. `draws` is the
// body of an async function of a store that returns an element.
const page = (lib, routes, key) => ({
  lib,
  draws: `const { ${routes} } = await import('@touchline/${lib.replace('/', '-')}');
const page = await ${routes}['${key}']();
return createElement(page.Component);`,
});
const component = (lib, name, props = '{}') => ({
  lib,
  draws: `const { ${name} } = await import('@touchline/${lib.replace('/', '-')}');
return createElement(${name}, ${props});`,
});

export const DRAWN = [
  component('account/pages', 'AccountPage'),
  component('betting/coupon-panel', 'CouponPanel'),
  component('betting/event-list', 'EventTable', "{ rows: [], source: undefined, section: 'live', servedAt: 0, isStale: false }"),
  component('betting/history-pages', 'HistoryPage'),
  page('betting/line-pages', 'linePages', 'section'),
  component('betting/my-bets', 'OpenBets', '{ coupons: [], Card: () => null, useWords: () => () => ({}) }'),
  component('betting/results-ui', 'FormLetters', "{ form: ['win', 'draw'] }"),
  {
    lib: 'casino/game-launch',
    draws: `const { GameFacts } = await import('@touchline/casino-game-launch');
const { MODELS } = await import('@touchline/casino-game-math');
return createElement(GameFacts, { model: MODELS[0] });`,
  },
  component(
    'casino/game-ui',
    'RoundPicture',
    "{ model: 'roulette-european', scene: { kind: 'roulette', pocket: 17, bets: [] }, isGain: false, theme: 'light', isCalm: true }",
  ),
  page('casino/pages', 'casinoRoutes', 'casino'),
  {
    lib: 'casino/stage-crash-ui',
    draws: `const { loadStage } = await import('@touchline/casino-stage-crash-ui');
const { Overlay } = await loadStage('crash');
return createElement(Overlay, { scene: { kind: 'waiting', leftMs: 5000 } });`,
  },
  {
    lib: 'casino/stage-ui',
    draws: `const { StageView, WIDE } = await import('@touchline/casino-stage-ui');
const { loadGameArt } = await import('@touchline/casino-game-art');
const game = { idle: () => ({ ...WIDE, actors: [], cues: [], restMs: 0, endMs: null }), stages: {} };
return createElement(StageView, { game, art: await loadGameArt(null, 0), facts: { features: [] }, idle: 'coin', round: null, startedAt: null, climb: null, onSound: () => undefined });`,
  },
  {
    lib: 'casino/ui',
    draws: `const { GameTile } = await import('@touchline/casino-ui');
const { aCasinoGame } = await import('@touchline/casino-ui/testing');
return createElement(GameTile, { game: aCasinoGame(), href: '#', demoHref: '#', onFavourite: () => undefined });`,
  },
  component('content/ui', 'Checklist', "{ items: [{ key: 'sign-in', words: 'Sign in', isDone: true }] }"),
  page('cyber/pages', 'cyberRoutes', 'cyber'),
  page('games/pages', 'gamesRoutes', 'games'),
  component('identity/forms', 'NewPassword', "{ value: '', onChange: () => undefined, label: 'Password' }"),
  page('identity/pages', 'identityRoutes', 'login'),
  component('identity/security-pages', 'SecurityPage'),
  component('identity/ui', 'ConsentPanel', "{ lang: 'en', agreed: null, build: 'desktop', onChoose: () => undefined }"),
  page('information/pages', 'informationRoutes', 'news'),
  page('payments/pages', 'paymentsRoutes', 'office-recharge'),
  component(
    'payments/ui',
    'PaymentTracker',
    "{ payment: { direction: 'withdrawal', state: 'requested', steps: [{ state: 'requested', at: 1903860000 }] } }",
  ),
  component('platform/shell', 'SectionLoading', '{ waitedMs: () => 0 }'),
  {
    lib: 'promo/pages',
    draws: `const { promoRoutes } = await import('@touchline/promo-pages');
const { viewChanged } = await import('@touchline/shared-state');
const points = { balance: 30, currencyIso: 'EUR', exponent: 2, stakePerPoint: 100, shop: [{ id: 'five', price: 10, amount: 500 }], history: [] };
store.dispatch(viewChanged({ userId: 1 }));
store.dispatch({ type: 'rewards/pointsReceived', payload: { userId: 1, points } });
const page = await promoRoutes.points();
return createElement(page.Component);`,
  },
  component('responsible-gaming/pages', 'LimitsPage'),
  component(
    'responsible-gaming/ui',
    'RealityCheckDialog',
    `{
  check: { minutes: 30, dueInSeconds: 0, playedSeconds: 1800, staked: 4250, returned: 1900, currencyIso: 'EUR', exponent: 2 },
  links: { history: '#', limits: '#' }, isBusy: false, hasFailed: false, onAnswer: () => undefined,
}`,
  ),
  page('results/pages', 'resultsRoutes', 'results'),
  page('toto/pages', 'totoRoutes', 'toto'),
  component('toto/ui', 'Balls', "{ label: 'Numbers', numbers: [7, 21] }"),
  {
    lib: 'ui/pages',
    draws: `const { EmptyPage } = await import('@touchline/ui-pages');
const { TicketIcon } = await import('@touchline/ui-kit');
return createElement(EmptyPage, { Icon: TicketIcon, words: { id: 'a', defaultMessage: 'Words.' }, shape: 'rows' });`,
  },
];
