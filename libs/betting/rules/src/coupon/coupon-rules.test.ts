import { REFUSALS } from '@touchline/betting-contract';
import { CouponType } from '@touchline/betting-coupon-math';
import { brokenRules, COUPON_RULES } from './coupon-rules.ts';

const { Single, Express, SystemWithBanker, ManySingles } = CouponType;
const TOGETHER = [
  { outcomeId: 1, gameId: 10 },
  { outcomeId: 2, gameId: 11, parentId: 10 },
  { outcomeId: 3, gameId: 30, isBannedExpress: true },
  { outcomeId: 4, gameId: 40, isDepend: true, isBannedExpress: true },
  { outcomeId: 5, gameId: 50, isBanker: true, isDisabledBanker: true },
  { outcomeId: 6, gameId: 60, isDisabledBanker: true },
];

it('[CP-29] names the first rule that a bet breaks in a combination', () => {
  expect([...brokenRules(TOGETHER, Express)].sort()).toEqual([
    [1, 'dependent-bets'],
    [2, 'dependent-bets'],
    [3, 'banned-from-express'],
    [4, 'dependent-bets'],
  ]);
  expect(brokenRules(TOGETHER, SystemWithBanker).get(5)).toBe('banker-disabled');
});

it.each([Single, ManySingles])('[CP-29] refuses no combination in coupons of type %i', (typeId) => {
  expect(brokenRules(TOGETHER, typeId).size).toBe(0);
});

it('[CP-29] [BET-8] every rule is a reason of the contract', () => {
  expect(Object.keys(COUPON_RULES).filter((reason) => !Object.hasOwn(REFUSALS, reason))).toEqual([]);
});
