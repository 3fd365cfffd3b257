export { Account, accountContract, AccountsAnswer, AccountView, SessionPosition, UserConfig } from './account.ts';
