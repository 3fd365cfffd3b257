import { builderContract, cashOutContract, couponContract, editContract } from '@touchline/betting-contract/schemas';
import { type Bound, DAY_MS, STAKES_OF_PLAYER, type Stored } from '@touchline/server-kernel';

const MB = 1024 * 1024;
export const CASH_OUTS_OF_PLAYER: Bound = {
  ...{ name: 'cash-outs-of-player', whose: 'player', most: 2_000, of: 'rows', windowMs: DAY_MS, over: 429 },
};
export const CASH_OUT_RULES_OF_COUPON: Bound = {
  name: 'cash-out-rules-of-coupon',
  whose: 'coupon',
  most: 1,
  of: 'rows',
  over: 'oldest out',
};
export const SHARES_OF_ADDRESS_A_DAY: Bound = {
  ...{ name: 'shares-of-address', whose: 'address', most: 300, of: 'calls', windowMs: DAY_MS, over: 429 },
};
export const SHARES_OF_ALL: Bound = { name: 'shares', whose: 'everybody', most: 512 * MB, of: 'bytes', over: 429 };
export const COMBINATIONS_OF_ADDRESS_A_DAY: Bound = {
  ...{ name: 'combinations-of-address', whose: 'address', most: 1_000, of: 'calls', windowMs: DAY_MS, over: 429 },
};
export const COMBINATIONS_OF_ALL: Bound = { name: 'combinations', whose: 'everybody', most: 512 * MB, of: 'bytes', over: 429 };

export const bettingStores: readonly Stored[] = [
  {
    what: 'Coupons and responses to placements',
    tables: ['placements', 'pending_placements', 'coupons', 'bets', 'promo_uses'],
    calls: [couponContract.place, editContract.edit],
    bounds: [STAKES_OF_PLAYER],
    ceiling: 'limited by player; at most 30 coupons of 30 bets per stake',
    kept: 'permanently',
  },
  {
    what: 'Responses to cash-outs',
    tables: ['cash_outs'],
    calls: [cashOutContract.take],
    bounds: [CASH_OUTS_OF_PLAYER],
    ceiling: 'limited by player',
    kept: 'permanently',
  },
  {
    what: 'Automatic cash-out rules',
    tables: ['cash_out_rules'],
    calls: [cashOutContract.rule],
    bounds: [CASH_OUT_RULES_OF_COUPON],
    ceiling: 'one per open coupon',
    kept: 'until the coupon is settled',
  },
  {
    what: 'Booking codes',
    tables: ['shared_coupons'],
    calls: [couponContract.share],
    bounds: [SHARES_OF_ADDRESS_A_DAY, SHARES_OF_ALL],
    kept: '90 days',
  },
  {
    what: 'Combinations of the bet builder',
    tables: ['builder_combinations'],
    calls: [builderContract.keep],
    bounds: [COMBINATIONS_OF_ADDRESS_A_DAY, COMBINATIONS_OF_ALL],
    kept: '90 days after the last use',
  },
];

export const bettingAddsNothing = [builderContract.price, couponContract.quote, editContract.quote];
