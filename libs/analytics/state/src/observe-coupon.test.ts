import { couponIdsOf, couponSignals, signalsSince } from './observe-coupon.ts';

const bet = (outcomeId: number, more: object = {}) => ({
  ...{ outcomeId, gameId: 1_120_000_010, sportId: 1, section: 'live', source: 'list', pageType: 'live' },
  ...{ market: { id: 9, typeId: 4, param: 2500 }, opponents: ['Harbour Town', 'Mill United'] },
  ...more,
});
const state = (...bets: unknown[]) => ({ coupon: { bets } });
const edit = (kind: string) => ({ edit: { kind }, stamp: { at: 1 } });

it('[CP-24] reports an added outcome with its market, game, source and page', () => {
  const known = couponIdsOf(state(bet(1)));

  expect(couponSignals(edit('toggle'), state(bet(1), bet(2, { source: 'search', pageType: 'home', section: 'line' })), known)).toEqual([
    { kind: 'bet-added', market: 4, game: 1_120_000_010, sport: 1, section: 'line', source: 'search', page: 'home' },
  ]);
});

it('[CP-24] reports an update by its kind, and nothing for a new id of the same content', () => {
  const known = couponIdsOf(state(bet(1), bet(2)));

  expect(couponSignals(edit('remove'), state(bet(1)), known)).toEqual([{ kind: 'coupon-updated', change: 'remove', bets: 1 }]);
  expect(couponSignals(edit('amount'), state(bet(1), bet(2)), known)).toEqual([{ kind: 'coupon-updated', change: 'amount', bets: 2 }]);
  expect(couponSignals(edit('renew'), state(bet(1), bet(2)), known)).toEqual([]);
});

it('[CP-24] reports outcomes that were added between the consent and the start of the observation, not those kept from an earlier page', () => {
  const { coupon } = state(bet(1), bet(2, { source: 'home', pageType: 'home' }), bet(3));
  const kept = { coupon: { ...coupon, addedAtByBetId: { 1: 999.9, 2: 1000.5, 3: 'x' } } };

  expect(signalsSince(1000, kept)).toEqual([
    { kind: 'bet-added', market: 4, game: 1_120_000_010, sport: 1, section: 'live', source: 'home', page: 'home' },
  ]);
  expect(signalsSince(Infinity, kept)).toEqual([]);
});

it('[CP-24] reads a foreign or broken coupon without a fault', () => {
  for (const broken of [undefined, null, {}, { coupon: 7 }, { coupon: { bets: 'x' } }]) {
    expect(couponIdsOf(broken).size).toBe(0);
    expect(couponSignals(null, broken, new Set())).toEqual([]);
    expect(signalsSince(0, broken)).toEqual([]);
  }
  expect(couponSignals(edit('toggle'), state({ outcomeId: 3 }, null), new Set([undefined]))).toEqual([]);
});
