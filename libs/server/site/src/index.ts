export { brandRoutes } from './brand/routes.ts';
export { siteConfig } from './config-routes.ts';
export { CouponSwitches } from './coupon-switches.ts';
export { requireMoneyOpen } from './money-gate.ts';
export { requireTerms } from './player-routes.ts';
export { siteControls } from './site-controls.ts';
export { siteRoutes } from './site-routes.ts';
export { switchesOf } from './switches.ts';
