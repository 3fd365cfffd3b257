export {
  couponWanted,
  historyFiltersChanged,
  historyHidden,
  historyMoreWanted,
  historyReloadWanted,
  historyShown,
  historySlice,
  openCouponsHidden,
  openCouponsShown,
  openCouponsWanted,
  selectCouponDetails,
  selectHistoryFilters,
  selectHistoryList,
  selectOpenCoupons,
  type CouponDetails,
  type HistoryList,
  type HistoryState,
  type HistoryTotals,
} from './history.slice.ts';
export { historyModule } from './module.ts';
export { historyModuleLater } from './module-later.ts';
export { NO_FILTERS, type HistoryFilters } from './rules/history-filters.ts';
