export { CouponHandleNote, CouponHandleTitle } from './CouponHandleWords.tsx';
export { CouponPanel } from './CouponPanel.tsx';
