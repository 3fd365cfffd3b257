export {
  accountsSlice,
  accountsWanted,
  activeAccountChanged,
  activeAccountWanted,
  balanceReceived,
  selectAccounts,
  selectAccountsState,
  selectActiveAccount,
  selectOpenCouponsCount,
  selectSessionPosition,
  type AccountsState,
} from './accounts.slice.ts';
export { accountSettingsModule } from './account-settings-module.ts';
export { accountModule } from './module.ts';
export { accountModuleLater } from './module-later.ts';
