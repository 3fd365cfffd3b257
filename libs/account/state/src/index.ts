export {
  accountsSlice,
  accountsWanted,
  activeAccountWanted,
  balanceReceived,
  selectAccounts,
  selectAccountsState,
  selectActiveAccount,
  selectOpenCouponsCount,
  selectSessionPosition,
  type AccountsState,
  type WithAccounts,
} from './accounts.slice.ts';
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
export { accountModule } from './module.ts';
export { accountModuleLater } from './module-later.ts';
export { NO_FILTERS, type HistoryFilters } from './rules/history-query.ts';
export { endSessionOn401 } from './effects/failure.saga.ts';
