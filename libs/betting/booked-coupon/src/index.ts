export { Corrections } from './Corrections.tsx';
export { EditChain } from './EditChain.tsx';
export { ACCOUNT_NAMES } from './account-names.ts';
export { COUPON_TYPE_NAMES } from './coupon-type-names.ts';
export { CouponCard } from './CouponCard.tsx';
export { letterOf } from './letters.ts';
export { isOneProduct, specifiedWinText, type SpecifiedWinTerms } from './specified-win.ts';
export { useBookedName } from './use-booked-name.ts';
export { useUtcTime } from './use-utc-time.ts';
