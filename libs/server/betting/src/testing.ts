export type { PriceNow, PriceRef, PriceSource } from './coupon/prices.ts';
export { prepaidBack, prepaidParts } from './coupon/prepaid.ts';
export { settleGames, settleOverdue } from './coupon/settle.ts';
export { couponSite } from './coupon/site-offers.ts';
export { decideDue } from './coupon/waiting-worker.ts';
export { type ScriptedPrices, scriptedPrices } from './testing/scripted-prices.ts';
