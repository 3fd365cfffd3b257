import { aPick } from '../../testing.ts';
import { changesToAccept } from '../placing/coupon-act.ts';
import { betOf } from './bet-of.ts';
import { readBet } from '../storage/read-bet.ts';
import type { CouponBet } from './coupon-bet.ts';
import { betsToRemove, lockReasons } from '../placing/lock-reasons.ts';
import { EMPTY_CONTENT, type CouponContent } from './coupon-content.ts';
import { effectiveType } from './effective-type.ts';
import type { CouponEdit } from './coupon-command.ts';
import { applyEdit } from './edit-coupon.ts';

const bet = (id: number, overrides: Parameters<typeof aPick>[1] = {}): CouponBet => betOf(aPick(id, overrides));
const stamp = (at: number, by = 'a') => ({ at, by, intentId: `intent-${by}-${at}` });
const coupon = (...bets: CouponBet[]): CouponContent =>
  bets.reduce((content, one, at) => applyEdit(content, { kind: 'toggle', bet: one }, stamp(at + 1)), EMPTY_CONTENT);

it('[CP-05] a bet has the fields of the specification', () => {
  expect(bet(1)).toMatchObject({
    market: { id: 100, typeId: 1, param: null },
    blockId: null,
    statusId: -1,
    typeId: 1,
    ...{ number: 10, startAt: 1_795_100_000, status: 1, scores: null, opponents: ['Harbour Town', 'Mill United'] },
    ...{ isBlocked: false, isDepend: false, isBannedExpress: false, isDisabledBanker: false },
    ...{ expressId: null, statisticId: null, playersDuel: null, pageType: 'line', source: 'list' },
  });
  expect(bet(1, { isLive: true })).toMatchObject({ statusId: -2, status: 2 });
  expect(bet(1, { isBlocked: true, isBannedExpress: true })).toMatchObject({ isBlocked: true, isBannedExpress: true });
});

it('[CP-24] the save keeps where a bet was picked, and reads older saves that have no source', () => {
  const kept = JSON.parse(JSON.stringify(betOf({ ...aPick(1), source: 'search' })));

  expect(readBet(kept)).toMatchObject({ source: 'search', pageType: 'line' });
  expect(readBet({ ...kept, source: undefined })?.source).toBe('');
  expect(readBet({ ...kept, source: 7 })?.source).toBe('');
});

it('[BT-09] a pick from an express of the day keeps its number, a pick of a duel keeps both players; so does the save', () => {
  const pick = aPick(1);
  const one = betOf({ ...pick, expressId: 77, market: { ...pick.market, playersDuel: ['A. Ferrer', 'I. Okoro'] } });

  expect(one).toMatchObject({ expressId: 77, playersDuel: ['A. Ferrer', 'I. Okoro'] });
  expect(readBet(JSON.parse(JSON.stringify(one)))).toMatchObject({ expressId: 77, playersDuel: ['A. Ferrer', 'I. Okoro'] });
  expect(readBet({ ...one, playersDuel: ['A. Ferrer', 7] })).toMatchObject({ playersDuel: null });
});

it.each([
  [1, 0],
  [2, 1],
  [3, 1],
])('[CP-01] %i bets have type %i by default', (count, typeId) => {
  expect(effectiveType(coupon(...Array.from({ length: count }, (_, at) => bet(at + 1))))).toBe(typeId);
});

it('[CP-01] keeps the chosen type while the bets allow it, and resets it when the coupon is emptied', () => {
  const singles = applyEdit(coupon(bet(1), bet(2)), { kind: 'type', typeId: 9 }, stamp(5));
  expect(effectiveType(singles)).toBe(9);

  const one = applyEdit(singles, { kind: 'remove', outcomeIds: [2] }, stamp(6));
  expect(effectiveType(one)).toBe(0);
  expect(effectiveType(applyEdit(one, { kind: 'toggle', bet: bet(3) }, stamp(7)))).toBe(9);

  const empty = applyEdit(one, { kind: 'remove', outcomeIds: [1] }, stamp(8));
  expect(
    effectiveType(applyEdit(applyEdit(empty, { kind: 'toggle', bet: bet(1) }, stamp(9)), { kind: 'toggle', bet: bet(2) }, stamp(10))),
  ).toBe(1);
});

it('[CP-26] every change of the content makes a new id, and no change makes none', () => {
  const edits: CouponEdit[] = [
    { kind: 'amount', amount: 500 },
    { kind: 'type', typeId: 9 },
    { kind: 'bet-amount', outcomeId: 1, amount: 700 },
    { kind: 'accept', coefs: { 1: 1900 } },
    { kind: 'remove', outcomeIds: [2] },
    { kind: 'renew' },
  ];
  const start = coupon(bet(1), bet(2));

  expect(edits.map((edit, at) => applyEdit(start, edit, stamp(100 + at)).form.intentId)).toEqual(
    edits.map((_, at) => `intent-a-${100 + at}`),
  );
  expect(applyEdit(start, { kind: 'remove', outcomeIds: [9] }, stamp(200))).toBe(start);
  expect(applyEdit(start, { kind: 'accept', coefs: { 1: 1850 } }, stamp(200))).toBe(start);
});

it('[CP-10] holds at most 30 bets', () => {
  const full = coupon(...Array.from({ length: 31 }, (_, at) => bet(at + 1)));

  expect(full.bets).toHaveLength(30);
});

it.each([
  [{ isBlocked: true }, 0, 'bet-suspended'],
  [{ isBannedExpress: true }, 1, 'banned-from-express'],
  [{ isBannedExpress: true }, 9, undefined],
] as const)('[CP-29] a bet with %j in type %i is locked by %p', (overrides, typeId, reason) => {
  expect(lockReasons([bet(1, overrides), bet(2)], typeId).get(1)).toBe(reason);
});

it('[CP-29] bets of one game, sub-games included, depend on each other only in an express', () => {
  const bets = [bet(1, { gameId: 10 }), bet(2, { gameId: 11, parentId: 10 }), bet(3)];

  expect([...lockReasons(bets, 1)]).toEqual([
    [1, 'dependent-bets'],
    [2, 'dependent-bets'],
  ]);
  expect(lockReasons(bets, 9).size).toBe(0);
});

it('[CP-29] removes the fewest bets that free the rest', () => {
  const bets = [
    bet(1, { gameId: 10 }),
    bet(2, { isBlocked: true }),
    bet(3, { gameId: 11, parentId: 10 }),
    bet(4, { isBannedExpress: true }),
    bet(5),
  ];

  expect(betsToRemove(bets, 1)).toEqual([2, 3, 4]);
  expect(betsToRemove(bets, 9)).toEqual([2]);
});

it.each([
  [0, 1850, 1840, true],
  [0, 1850, 1860, true],
  [0, 1850, 1850, false],
  [1, 1850, 1000, false],
  [2, 1850, 1849, true],
  [2, 1850, 1851, false],
] as const)('[CP-25] setting %i with %i seen and %i now asks: %p', (action, seen, now, asks) => {
  const changed = { ...bet(1), coefSeen: seen, coef: now };

  expect(changesToAccept([changed], { changeCoefAction: action, oddsBudget: 0 })).toEqual(asks ? { 1: now } : {});
});
