import { Rational } from '@touchline/shared-primitives';
import { aPick } from '../../testing.ts';
import { betOf } from '../content/bet-of.ts';
import type { CouponBet } from '../content/coupon-bet.ts';
import { EMPTY_CONTENT, type CouponContent } from '../content/coupon-content.ts';
import { couponLocks } from '../placing/coupon-locks.ts';
import { couponRequest } from './coupon-request.ts';
import { couponToPlace } from '../placing/coupon-to-place.ts';
import type { CouponEdit } from '../content/coupon-command.ts';
import { applyEdit } from '../content/edit-coupon.ts';
import { effectiveSystemValue, effectiveType } from '../content/effective-type.ts';

const bet = (id: number, overrides: Parameters<typeof aPick>[1] = {}): CouponBet => betOf(aPick(id, overrides));
const stamp = (at: number, by = 'a') => ({ at, by, intentId: `intent-${by}-${at}` });
const coupon = (...bets: CouponBet[]): CouponContent =>
  bets.reduce((content, one, at) => applyEdit(content, { kind: 'toggle', bet: one }, stamp(at + 1)), EMPTY_CONTENT);

const TERMS = { hyperBonusPercent: null, minHyperBonusBetLimit: null, maxHyperBonusLimit: null };
const PLACED = {
  id: '00000000-0000-4000-8000-000000000001',
  accountId: 11,
  userId: 7,
  changeCoefAction: 2,
  coefViewId: 0,
  isDropOnScoreChange: false,
  refId: 1,
  prepaidAmount: 0,
  terms: TERMS,
} as const;

it('[CP-04] sends an express with its exact total', () => {
  const content = coupon(bet(1, { coef: 1855 }), bet(2, { coef: 2015 }));
  const sent = couponToPlace({
    ...PLACED,
    bets: content.bets,
    request: couponRequest(content, 500),
    coef: 3737,
    exactCoef: Rational.of(3_737_825, 1_000_000),
  });

  expect(sent).toEqual({
    id: '00000000-0000-4000-8000-000000000001',
    accountId: 11,
    userId: 7,
    amount: 500,
    bets: [
      { gameId: 10, marketId: 100, outcomeId: 1, coef: 1855 },
      { gameId: 20, marketId: 200, outcomeId: 2, coef: 2015 },
    ],
    changeCoefAction: 2,
    coef: 3737,
    coefByView: '3.737',
    coefViewId: 0,
    exactCoef: '3.737825',
    isDropOnScoreChange: false,
    refId: 1,
    typeId: 1,
  });
});

it('[CP-04] includes a hyper bonus and the prepaid part', () => {
  const content = coupon(bet(1));
  const terms = { hyperBonusPercent: 15, minHyperBonusBetLimit: 200, maxHyperBonusLimit: 5_000 };
  const facts = { ...PLACED, bets: content.bets, request: couponRequest(content, 500), coef: 1850, exactCoef: Rational.of(37, 20) };

  expect(couponToPlace({ ...facts, terms, prepaidAmount: 120 })).toMatchObject({ ...terms, prepaidAmount: 120 });
  expect(Object.keys(couponToPlace(facts))).not.toContain('prepaidAmount');
});

describe('requests', () => {
  const edited = (start: CouponContent, ...edits: CouponEdit[]): CouponContent =>
    edits.reduce((content, edit, at) => applyEdit(content, edit, stamp(100 + at)), start);
  const many = (count: number) => coupon(...Array.from({ length: count }, (_, at) => bet(at + 1)));

  it('[CP-27] each of many singles is a block with its own stake', () => {
    const content = edited(many(2), { kind: 'type', typeId: 9 }, { kind: 'bet-amount', outcomeId: 2, amount: 700 });

    expect(couponRequest(content, 500)).toEqual({
      typeId: 9,
      amount: 500,
      amountByBlockId: { 2: 700 },
      bets: [
        { coef: 1850, blockId: 1 },
        { coef: 1850, blockId: 2 },
      ],
    });
  });

  it('[CP-27] blocks of an express have their own stakes; the stake of a removed block is left out', () => {
    const content = edited(
      many(3),
      { kind: 'block', outcomeId: 1, blockId: 4 },
      { kind: 'block', outcomeId: 2, blockId: 4 },
      { kind: 'block-amount', blockId: 4, amount: 700 },
      { kind: 'block-amount', blockId: 8, amount: 900 },
    );

    expect(couponRequest(content, 500)).toMatchObject({
      typeId: 1,
      amountByBlockId: { 4: 700 },
      bets: [{ blockId: 4 }, { blockId: 4 }, { blockId: 0 }],
    });
    expect(couponLocks(edited(content, { kind: 'add', bets: [bet(9, { gameId: 10 })] })).size).toBe(0);
  });

  it('[CP-06] a system has the chosen size while the bets allow it, otherwise the smallest', () => {
    const chosen = edited(many(4), { kind: 'system', systemValue: 3 });
    expect(couponRequest(chosen, 500)).toMatchObject({ typeId: 4, systemValue: 3 });

    expect(couponRequest(edited(chosen, { kind: 'remove', outcomeIds: [4] }), 500)).toMatchObject({ typeId: 4, systemValue: 2 });
  });

  it('[CP-10] a patent is three singles, three doubles and a treble, each at the same stake', () => {
    const patent = edited(many(3), { kind: 'named-system', name: 'patent' });

    const request = couponRequest(patent, 100);

    expect(request).toEqual({ typeId: 4, amount: 100, amountByBlockId: { 1: 100, 2: 300, 3: 100 }, bets: Array(3).fill({ coef: 1850 }) });
    expect(couponRequest(edited(patent, { kind: 'remove', outcomeIds: [3] }), 100)).toMatchObject({ typeId: 1 });
  });

  it('[CP-10] two bets are a system only by choice: a larger system that lost a bet becomes an express', () => {
    const system = edited(many(3), { kind: 'type', typeId: 4 });
    const left = edited(system, { kind: 'remove', outcomeIds: [3] });

    expect([effectiveType(left), effectiveSystemValue(left)]).toEqual([1, null]);
    expect(effectiveType(edited(left, { kind: 'add', bets: [bet(3, { gameId: 3 })] }))).toBe(4);

    const chosen = edited(left, { kind: 'type', typeId: 4 });
    expect([effectiveType(chosen), effectiveSystemValue(chosen)]).toEqual([4, 201]);
  });

  it('[CP-29] bankers exist only in a system with banker, and only if the line allows them', () => {
    const start = edited(many(4), { kind: 'type', typeId: 2 }, { kind: 'banker', outcomeId: 1 });
    expect(couponRequest(start, 500).bets.map(({ isBanker }) => isBanker)).toEqual([true, false, false, false]);

    const second = edited(start, { kind: 'banker', outcomeId: 2 });
    expect(second).toBe(start); // two bets would be left, which is not a system
    expect(edited(start, { kind: 'banker', outcomeId: 1 }).bets[0]?.isBanker).toBe(false);

    const forbidden = { ...start, bets: start.bets.map((one) => ({ ...one, isDisabledBanker: true })) };
    expect(couponLocks(forbidden).get(1)).toBe('banker-disabled');
    expect(edited(forbidden, { kind: 'banker', outcomeId: 3 })).toBe(forbidden);
  });
});
