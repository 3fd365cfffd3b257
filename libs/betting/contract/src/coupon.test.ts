import { openApi } from '@touchline/shared-contract/schemas';
import { PROMO_PROBLEMS, REFUSALS } from './index.ts';
import { couponContract } from './schemas.ts';

it('[CP-04] accepts a coupon with the specified fields and rejects one with an additional field', () => {
  const body = couponContract.place.body;
  const coupon = {
    id: '6f1c1c1e-5d1a-4a55-9d0e-0d6f2a2f3b11',
    accountId: 7,
    amount: 500,
    bets: [{ gameId: 1, marketId: 2, outcomeId: 3, coef: 1850 }],
    changeCoefAction: 2,
    coef: 1850,
    coefByView: '1.85',
    coefViewId: 0,
    exactCoef: '1.85',
    isDropOnScoreChange: false,
    refId: 1,
    typeId: 0,
    userId: 9,
  };

  expect(body.safeParse(coupon).success).toBe(true);
  const system = { ...coupon, typeId: 4, systemValue: 2, amountByBlockId: { '2': 300 }, prepaidAmount: 120 };
  const whole = { ...system, hyperBonusPercent: 5, minHyperBonusBetLimit: 200, maxHyperBonusLimit: 5_000 };
  expect(body.parse(whole)).toEqual(whole);
  // The stake of a single is keyed by its outcome id, which can have sixteen digits.
  expect(body.safeParse({ ...coupon, amountByBlockId: { '2084773098979328': 750 } }).success).toBe(true);
  expect(body.safeParse({ ...coupon, money: 1 }).success).toBe(false);
  expect(body.safeParse({ ...coupon, amount: 5.5 }).success).toBe(false);
});

it('[BET-8] documents the meaning of every refusal, also in the OpenAPI document', () => {
  const document = JSON.stringify(openApi([couponContract.place], '1.2.3'));

  for (const [reason, meaning] of [...Object.entries(REFUSALS), ...Object.entries(PROMO_PROBLEMS)]) {
    expect(document).toContain(`\`${reason}\`: ${meaning}`);
  }
});
