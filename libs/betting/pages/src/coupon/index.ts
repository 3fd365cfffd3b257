export { CouponPanel } from './CouponPanel.tsx';
