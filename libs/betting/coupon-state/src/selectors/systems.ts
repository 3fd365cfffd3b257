import { createSelector } from '@reduxjs/toolkit';
import {
  CouponType,
  namedSystemsOf,
  systemOptions,
  type ExoticSystemName,
  type NamedSystem,
  type NamedSystemName,
  type ShopSystem,
  type SystemOption,
} from '@touchline/betting-coupon-math';
import type { RootState } from '@touchline/shared-state';
import { selectCouponSlice } from '../coupon.slice.ts';
import { bankerRefusal, type BankerRefusal } from '../rules/content/bankers.ts';
import { effectiveNamedSystem, effectiveShop, effectiveSystemValue } from '../rules/content/effective-type.ts';
import { shopsOf } from '../rules/content/shop-table.ts';
import { selectCouponBets, selectCouponCount } from '../select-bets.ts';
import { selectAmountLimits, selectAvailableTypes, selectTypeId } from './terms.ts';

/** Available system sizes, smallest first; empty if it is not a system. @spec CP-06 */
export const selectSystemOptions: (state: RootState) => readonly SystemOption[] = createSelector(
  [selectTypeId, selectCouponBets, selectAmountLimits],
  (typeId, bets, { min }) => systemOptions({ typeId, bets, minBetAmount: min }),
);
/** Size of the combinations without bankers: 2 or more, null if it is not a system. @spec CP-06 */
export const selectSystemValue = createSelector(selectCouponSlice, effectiveSystemValue);
/** Named systems for this number of bets; empty if the site offers no systems. @spec CP-10 */
export const selectNamedSystems: (state: RootState) => readonly NamedSystem[] = createSelector(
  [selectCouponCount, selectAvailableTypes],
  (count, types) => (types.includes(CouponType.System) ? namedSystemsOf(count) : []),
);
/** Shop systems for this number of bets; empty until the table of them is loaded. @spec CP-10 */
export const selectShopSystems: (state: RootState) => readonly ShopSystem[] = createSelector(
  [selectCouponCount, selectAvailableTypes, (state: RootState) => selectCouponSlice(state).hasShops],
  (count, types) => (types.includes(CouponType.System) ? shopsOf(count) : []),
);
/** The current named system or shop system; null for none. Its stake is for each of its bets. */
export const selectNamedSystem: (state: RootState) => NamedSystemName | ExoticSystemName | null = createSelector(
  selectCouponSlice,
  (content) => effectiveNamedSystem(content) ?? effectiveShop(content)?.name ?? null,
);

export interface BankerState {
  isBanker: boolean;
  /** Why the bet can't become a banker; null if it can be toggled. */
  refusal: BankerRefusal | null;
}
/**
 * For each bet of a system with banker, by outcome id: whether it is a banker and whether it can be one; empty for other types. @spec CP-29
 */
export const selectBankers: (state: RootState) => ReadonlyMap<number, BankerState> = createSelector(
  [selectCouponBets, selectTypeId],
  (bets, typeId) =>
    new Map(
      typeId === CouponType.SystemWithBanker
        ? bets.map((bet) => [bet.outcomeId, { isBanker: bet.isBanker, refusal: bankerRefusal(bet, bets) }])
        : [],
    ),
);
