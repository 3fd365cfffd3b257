import { createSelector } from '@reduxjs/toolkit';
import {
  CouponType,
  namedSystemsOf,
  systemOptions,
  type NamedSystem,
  type NamedSystemName,
  type SystemOption,
} from '@touchline/betting-coupon-math';
import { selectCouponSlice } from '../coupon.slice.ts';
import { bankerRefusal, type BankerRefusal } from '../rules/bankers.ts';
import { effectiveNamedSystem, effectiveSystemValue } from '../rules/effective-type.ts';
import { selectCouponBets, selectCouponCount } from '../select-bets.ts';
import { selectAmountLimits, selectAvailableTypes, selectTypeId } from './terms.ts';

/** Sizes that the bets make, smallest first; none for what is no system. @spec CP-06 */
export const selectSystemOptions: (state: unknown) => readonly SystemOption[] = createSelector(
  [selectTypeId, selectCouponBets, selectAmountLimits],
  (typeId, bets, { min }) => systemOptions({ typeId, bets, minBetAmount: min }),
);
/** Size of the combinations beside the bankers: 2 or more, null for what is no system. @spec CP-06 */
export const selectSystemValue = createSelector(selectCouponSlice, effectiveSystemValue);
/** Systems with a name that this number of bets makes; none where the site offers no systems. @spec CP-10 */
export const selectNamedSystems: (state: unknown) => readonly NamedSystem[] = createSelector(
  [selectCouponCount, selectAvailableTypes],
  (count, types) => (types.includes(CouponType.System) ? namedSystemsOf(count) : []),
);
/** The named system that the coupon is now; null for none. */
export const selectNamedSystem: (state: unknown) => NamedSystemName | null = createSelector(selectCouponSlice, effectiveNamedSystem);

export interface BankerState {
  isBanker: boolean;
  /** Why the bet cannot become one; null when it can be toggled. */
  refusal: BankerRefusal | null;
}
/** Of each bet of a system with banker, by outcome id, whether it is one and whether it may be; empty in other types. @spec CP-29 */
export const selectBankers: (state: unknown) => ReadonlyMap<number, BankerState> = createSelector(
  [selectCouponBets, selectTypeId],
  (bets, typeId) =>
    new Map(
      typeId === CouponType.SystemWithBanker
        ? bets.map((bet) => [bet.outcomeId, { isBanker: bet.isBanker, refusal: bankerRefusal(bet, bets) }])
        : [],
    ),
);
