export { Account, accountContract, AccountsAnswer, AccountView, SessionPosition, UserConfig } from './account.ts';
export { COUPON_CODES, type CouponCode } from './coupon-codes.ts';
