export { CouponHandleNote, CouponHandleTitle } from './CouponHandleWords.tsx';
export { CouponOverlay } from './CouponOverlay.tsx';
export { CouponPanel } from './CouponPanel.tsx';
