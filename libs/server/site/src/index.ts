export { brandRoutes } from './brand/routes.ts';
export { siteConfig } from './config-routes.ts';
export { CouponSwitches } from './coupon-switches.ts';
export { MONEY_WAITS_FOR, playerLimits, visitOf } from './money-gate.ts';
export { siteControls } from './site-controls.ts';
export { siteRoutes } from './site-routes.ts';
export { switchesOf } from './switches.ts';
