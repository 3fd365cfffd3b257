export { accountCalls } from './calls.ts';
export type { Account, AccountsAnswer, AccountView, SessionPosition, UserConfig } from './account.ts';
export { AccountType } from './account-type.ts';
