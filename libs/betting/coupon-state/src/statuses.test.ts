import * as contract from '@touchline/betting-contract';
import * as math from '@touchline/betting-coupon-math';

it('[OD-02] the coupon library, which has no dependencies, numbers bet statuses like the contract', () => {
  expect(math.BetStatus).toEqual(contract.BetStatus);
});
