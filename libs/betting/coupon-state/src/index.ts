export { couponModule } from './module.ts';
export { couponModuleLater } from './module-later.ts';
export {
  accountChosen,
  amountChanged,
  betAmountChanged,
  betsKept,
  betsRemoved,
  betToggled,
  coefsAccepted,
  couponCleared,
  couponLinkOpened,
  couponSlice,
  noticeClosed,
  placeRequested,
  pricesSeen,
  resultClosed,
  tabChosen,
  typeChosen,
  undoRequested,
  type CouponSliceState,
  type LinkedCoupon,
  type Quote,
} from './coupon.slice.ts';
export { couponSettingsChanged, couponSettingsSlice, selectCouponSettings, type CouponSettings } from './coupon-settings.slice.ts';
export {
  selectAmount,
  selectAmountLimits,
  selectAvailableTypes,
  selectCoupon,
  selectCouponAccount,
  selectCouponAct,
  selectCouponCurrency,
  selectCouponTab,
  selectDroppedBets,
  selectFigures,
  selectIntentId,
  selectLocks,
  selectPlacement,
  selectTypeId,
  selectUndo,
  type Coupon,
  type CouponCurrency,
} from './selectors.ts';
export { selectCouponBets, selectCouponCount, selectIsPicked } from './select-bets.ts';
export type { PriceNow } from './rules/apply-prices.ts';
export type { CouponAct } from './rules/coupon-act.ts';
export type { BetMarket, CouponBet, LockReason, Pick, PickedGame } from './rules/coupon-bet.ts';
export type { Placement, PlaceRefusal } from './rules/placement.ts';
