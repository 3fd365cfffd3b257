import * as contract from '@touchline/betting-contract';
import * as math from '@touchline/betting-coupon-math';

it('[OD-02] the library of the coupon, which depends on nothing, numbers what became of a bet as the contract does', () => {
  expect(math.BetStatus).toEqual(contract.BetStatus);
});
