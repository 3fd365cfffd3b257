export { couponModule } from './module.ts';
export { openSecondStore, type SecondStore } from './second-store.ts';
export type { KeptText } from './rules/storage/later-save.ts';
export { couponModuleLater } from './module-later.ts';
export { betToggled, couponLinkOpened, editCoupon, type LinkedCoupon } from './first-commands.ts';
export {
  couponCodeEntered,
  couponShown,
  oneClickAnswered,
  oneClickWanted,
  placeRequested,
  reminderClosed,
  shareRequested,
} from './commands.ts';
export { couponSlice, noticeClosed, pricesSeen, resultClosed, tabChosen, type CouponSliceState } from './coupon.slice.ts';
export { couponSettingsChanged, couponSettingsSlice, selectCouponSettings } from './coupon-settings.slice.ts';
export { type CouponSettings, ODDS_BUDGETS } from './rules/settings/coupon-settings.ts';
export {
  selectCouponNotification,
  selectIsCouponShown,
  selectIsReminderVisible,
  type CouponNotification,
} from './coupon-reminder.slice.ts';
export { loadedClosed, selectLoadedCoupon, selectSharedCoupon, sharedClosed, type SharedCouponState } from './coupon-share.slice.ts';
export { oneClickClosed, type OneClickBet } from './one-click.slice.ts';
export {
  selectCouponAct,
  selectIsPrepaid,
  selectLocks,
  selectPassedLimit,
  selectPrepaidAmount,
  selectStakeProblems,
} from './selectors/act.ts';
export { selectWayOut, stakeCommand, wayOutCommand } from './selectors/answers.ts';
export { selectQuotedAt } from './selectors/asking.ts';
export { selectCoupon, type Coupon } from './selectors/coupon.ts';
export {
  selectFigures,
  selectOffer,
  selectParts,
  selectSoldLines,
  type CouponPart,
  type Figures,
  type PartBet,
  type SoldLine,
} from './selectors/figures.ts';
export { selectAffordableStake, selectMaxStake, selectPurse, selectStakeForWin, selectStakePresets } from './selectors/stakes.ts';
export { selectBonusBet, selectVipBet, type BonusBetState, type VipBetState } from './selectors/modes.ts';
export { selectOneClick, selectPromo, type OneClickView, type PromoState } from './selectors/offers.ts';
export {
  selectBankers,
  selectNamedSystem,
  selectNamedSystems,
  selectShopSystems,
  selectSystemOptions,
  selectSystemValue,
  type BankerState,
} from './selectors/systems.ts';
export {
  selectAmount,
  selectAmountLimits,
  selectAvailableTypes,
  selectCouponAccount,
  selectCouponCurrency,
  selectCouponTab,
  selectDroppedBets,
  selectIntentId,
  selectIsBonusAccount,
  selectPlacement,
  selectPlayerLimits,
  selectTypeId,
  selectUndo,
  type CouponCurrency,
} from './selectors/terms.ts';
export { selectCouponBets, selectCouponCount, selectIsPicked } from './select-bets.ts';
export { isShopValue, loadShopTable } from './rules/content/shop-table.ts';
export { couponRepeated } from './repeat.ts';
export type { PriceNow } from './rules/quote/apply-prices.ts';
export type { BankerRefusal } from './rules/content/bankers.ts';
export type { CouponCommand } from './rules/content/coupon-command.ts';
export type { CouponAct } from './rules/placing/coupon-act.ts';
export type { BetMarket, CouponBet } from './rules/content/coupon-bet.ts';
export type { LockReason } from './rules/placing/lock-reasons.ts';
export type { Pick, PickedGame } from './rules/content/pick.ts';
export type { LoadedRef } from './rules/loading/linked-pick.ts';
export type { LoadedBet, LoadedCoupon, LoadVerdict, RepeatedCoupon } from './rules/loading/loaded-coupon.ts';
export type { Placement, PlaceRefusal } from './rules/placing/placement.ts';
export type { OfferedPromoCode, Quote } from './rules/quote/quote.ts';
export type { StakeProblem, StakeTarget } from './rules/stakes/stake-problems.ts';
export type { WayOut } from './rules/placing/way-out.ts';
