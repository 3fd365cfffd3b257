import { BetStatus as StatusOfMaths, ChangeCoefAction, COUPON_TYPES, LARGEST_COEF } from '@touchline/betting-coupon-math';
import { BetStatus } from '@touchline/betting-contract';
import { ChangeCoefAction as ChangeCoefOnTheWire, CouponToPlace, CouponTypeId } from '@touchline/betting-contract/schemas';
import { LARGEST_AMOUNT } from '@touchline/shared-primitives';

// The maths is published without the contract, so both define these numbers; this test compares them.
it('[OD-02] has the bet statuses of the contract', () => {
  expect(StatusOfMaths).toEqual(BetStatus);
});

it('[CP-01] has exactly the coupon types of the contract', () => {
  const types = Array.from({ length: 20 }, (_, id) => id).filter((id) => CouponTypeId.safeParse(id).success);

  expect(COUPON_TYPES.types.map(({ typeId }) => typeId)).toEqual(types);
});

it('[CP-25] has the rules for changed odds of the contract', () => {
  const rules = Array.from({ length: 10 }, (_, id) => id).filter((id) => ChangeCoefOnTheWire.safeParse(id).success);

  expect(Object.values(ChangeCoefAction)).toEqual(rules);
});

it('[MON-6] accepts stakes and odds exactly up to the limits of the contract', () => {
  const { amount, coef } = CouponToPlace.shape;

  expect([LARGEST_AMOUNT, LARGEST_AMOUNT + 1].map((value) => amount.safeParse(value).success)).toEqual([true, false]);
  expect([LARGEST_COEF, LARGEST_COEF + 1].map((value) => coef.safeParse(value).success)).toEqual([true, false]);
});
