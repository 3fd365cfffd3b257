import { aPick } from '../../testing.ts';
import { applyPrices, applyQuote } from '../quote/apply-prices.ts';
import { changesToAccept, couponAct, oddsBudgetLeft, type ActFacts } from './coupon-act.ts';
import { betOf } from '../content/bet-of.ts';
import type { CouponBet } from '../content/coupon-bet.ts';
import { lockReasons } from './lock-reasons.ts';
import { EMPTY_CONTENT, type CouponContent } from '../content/coupon-content.ts';
import { applyEdit } from '../content/edit-coupon.ts';

const bet = (id: number, overrides: Parameters<typeof aPick>[1] = {}): CouponBet => betOf(aPick(id, overrides));
const stamp = (at: number, by = 'a') => ({ at, by, intentId: `intent-${by}-${at}` });
const coupon = (...bets: CouponBet[]): CouponContent =>
  bets.reduce((content, one, at) => applyEdit(content, { kind: 'toggle', bet: one }, stamp(at + 1)), EMPTY_CONTENT);

const BETTER = { changeCoefAction: 2, oddsBudget: 0 } as const;

it('[ODD-2] accepts exactly the price on the screen; a price that changed since needs another confirmation', () => {
  const moved = { ...coupon(bet(1)), bets: [{ ...bet(1), coef: 1700 }] };

  const accepted = applyEdit(moved, { kind: 'accept', coefs: { 1: 1750 } }, stamp(9));

  expect(changesToAccept(accepted.bets, BETTER)).toEqual({ 1: 1700 });
});

it('[CPN-5] a quote marks finished, suspended and changed bets, and leaves the others untouched', () => {
  const bets = [bet(1), bet(2), bet(3), bet(4)];
  const now = applyQuote(bets, [
    { outcomeId: 1, reason: 'game-finished', coef: null, isLive: true },
    { outcomeId: 2, reason: 'bet-suspended', coef: 1850, isLive: false },
    { outcomeId: 3, reason: null, coef: 1900, isLive: false },
    { outcomeId: 4, reason: null, coef: 1850, isLive: false },
  ]);

  expect(now.map(({ goneReason, isBlocked, coef, coefSeen }) => [goneReason, isBlocked, coef, coefSeen])).toEqual([
    ['game-finished', false, 1850, 1850],
    [null, true, 1850, 1850],
    [null, false, 1900, 1850],
    [null, false, 1850, 1850],
  ]);
  expect(now[3]).toBe(bets[3]);
  expect([...lockReasons(now, 1)].slice(0, 2)).toEqual([
    [1, 'game-finished'],
    [2, 'bet-suspended'],
  ]);
});

it('[CP-05] when its game begins, a bet changes its own status and that of its game', () => {
  const [now] = applyQuote([bet(1)], [{ outcomeId: 1, reason: null, coef: 1850, isLive: true }]);

  expect(now).toMatchObject({ isLive: true, status: 2, statusId: -2 });
});

it('[CP-05] the score follows the quote; a bet with an unchanged score keeps its identity', () => {
  const bets = [bet(1), bet(2)];
  const answerWith = (score: string) => [
    { outcomeId: 1, reason: null, coef: 1850, isLive: false, score },
    { outcomeId: 2, reason: null, coef: 1850, isLive: false },
  ];

  const first = applyQuote(bets, answerWith('2:1'));
  expect(first.map(({ scores }) => scores)).toEqual([[2, 1], null]);
  expect(applyQuote(first, answerWith('2:1'))).toBe(first);
  expect(applyQuote(first, answerWith('2:2'))[0]?.scores).toEqual([2, 2]);
  expect(applyQuote(first, answerWith('soon'))).toBe(first);
});

it('[ODD-6] applies prices of the lists', () => {
  const bets = [bet(1), bet(2)];

  expect(applyPrices(bets, [{ outcomeId: 1, coef: 1900, isBlocked: true }])[0]).toMatchObject({
    coef: 1900,
    isBlocked: true,
    coefSeen: 1850,
  });
  expect(applyPrices(bets, [{ outcomeId: 1, coef: 1850, isBlocked: false }])).toBe(bets);
});

it('[CP-25] the rest of the budget is sent for changes on the way to the server', () => {
  const left = (oddsBudget: number) => oddsBudgetLeft([{ ...bet(1), coef: 1800 }, bet(2)], { oddsBudget });

  expect([0, 200, 271, 500].map(left)).toEqual([0, 0, 0, 229]);
});

const FREE: ActFacts = {
  bets: [bet(1)],
  locked: [],
  rule: BETTER,
  placement: 'free',
  isPlayer: true,
  isQuoted: true,
  isBankerMissing: false,
  hasStake: true,
  problems: [],
  toPay: 500,
  passedLimit: null,
  breakUntil: null,
  money: 1_000,
};
const lower = { ...bet(1), coef: 1800 };
const tooSmall = { target: { kind: 'all' }, reason: 'amount-too-small', amount: 20 } as const;

it.each([
  [{}, { kind: 'place' }],
  [{ bets: [] }, { kind: 'empty' }],
  [{ placement: 'busy' as const }, { kind: 'busy' }],
  [{ placement: 'check' as const }, { kind: 'check' }],
  [{ locked: [1] }, { kind: 'remove-locked', outcomeIds: [1], keep: 0 }],
  [{ isPlayer: false, money: null }, { kind: 'sign-in' }],
  [{ isQuoted: false }, { kind: 'wait-for-prices' }],
  [{ bets: [lower] }, { kind: 'accept-changes', coefs: { 1: 1800 } }],
  // 50 of 1850 is 2.71 %.
  [{ bets: [lower], rule: { ...BETTER, oddsBudget: 271 } }, { kind: 'place' }],
  [
    { bets: [lower, bet(2)], rule: { ...BETTER, oddsBudget: 270 } },
    { kind: 'accept-changes', coefs: { 1: 1800 } },
  ],
  [{ isBankerMissing: true }, { kind: 'choose-banker' }],
  [{ hasStake: false }, { kind: 'enter-stake' }],
  [{ problems: [tooSmall] }, { kind: 'set-stake', ...tooSmall }],
  [{ toPay: 1_000 }, { kind: 'place' }],
  [
    { passedLimit: { limitType: 2, limit: 900, left: 499 }, money: 100 },
    { kind: 'over-limit', limitType: 2, left: 499 },
  ],
  [
    { breakUntil: 9_000, bets: [lower], locked: [1], isQuoted: false, hasStake: false },
    { kind: 'on-a-break', until: 9_000 },
  ],
  [{ isRestricted: true, bets: [lower], locked: [1] }, { kind: 'restricted' }],
  [{ isRestricted: true, isPlayer: false }, { kind: 'sign-in' }],
  [{ breakUntil: 9_000, isPlayer: false }, { kind: 'sign-in' }],
  [{ toPay: 1_001 }, { kind: 'not-enough-money', missing: 1 }],
])('[CP-29] [CP-14] [LIM-5] [ID-29] the button has one action: %j', (change, act) => {
  expect(couponAct({ ...FREE, ...change })).toEqual(act);
});

it('[BT-15] a bet has an early lead as long as the quote has it', () => {
  const answerWith = (earlyLead: unknown) => [{ outcomeId: 1, reason: null, coef: 1850, isLive: false, earlyLead: earlyLead as number }];
  const first = applyQuote([bet(1)], answerWith(2));
  expect(first[0]?.earlyLead).toBe(2);
  expect(applyQuote(first, answerWith(2))).toBe(first);
  expect(applyQuote(first, answerWith('soon'))[0]?.earlyLead).toBeUndefined();
  expect(applyQuote(first, [{ outcomeId: 1, reason: null, coef: 1850, isLive: true }])[0]?.earlyLead).toBeUndefined();
});
