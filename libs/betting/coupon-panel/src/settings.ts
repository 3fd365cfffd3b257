export { CouponSettings } from './CouponSettings.tsx';
