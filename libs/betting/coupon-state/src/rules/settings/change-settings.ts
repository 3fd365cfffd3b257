import type { CouponSettings } from './coupon-settings.ts';

/**
 * Applies a change of settings and its consequences: without the exact coefficient there is no drop on a score change, and with that drop
 * there is no one-click. One-click is only switched off here, because switching it on needs a question.
 * @spec CP-17 CP-18 CP-19
 */
export function changeSettings(settings: CouponSettings, change: Partial<CouponSettings>): CouponSettings {
  const next = { ...settings, ...change, isActiveOneClick: settings.isActiveOneClick && change.isActiveOneClick !== false };
  if (settings.exactCoef && !next.exactCoef) next.isDropOnScoreChange = false;
  if (!settings.isDropOnScoreChange && next.isDropOnScoreChange) next.isActiveOneClick = false;
  return next;
}
