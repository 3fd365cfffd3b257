export { CouponCard } from './coupon-card.tsx';
export { HistoryPage } from './HistoryPage.tsx';
