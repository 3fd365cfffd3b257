export { CouponReminder } from '@touchline/betting-ui';
