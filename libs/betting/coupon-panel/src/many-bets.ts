export { CouponBlocks } from './CouponBlocks.tsx';
export { CouponSystem } from './CouponSystem.tsx';
