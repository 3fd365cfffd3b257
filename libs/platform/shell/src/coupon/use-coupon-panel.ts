import { withWords } from '@touchline/shared-i18n';
import { selectCouponCount } from '@touchline/betting-coupon-state';
import type { ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { useLater } from '../later/use-later.ts';

/** Delay before the coupon is loaded on a page without bets. */
const IDLE_MS = 1_500;

const fetchPanel = withWords<ComponentType>(async () => (await import(/* @home */ '@touchline/betting-coupon-panel')).CouponPanel);

export interface CouponPanelState {
  /** Null until loaded. */
  Panel: ComponentType | null;
  hasFailed: boolean;
  retry: () => void;
}

/**
 * The coupon's component: loaded at once when there is a bet to show or the coupon is opened, otherwise when the page is idle. A missing
 * chunk (after a release) reloads the page, within the limits of reloads; the coupon itself is saved.
 *
 * @spec RM-06 REM-4
 */
export function useCouponPanel(isLookedAt: boolean): CouponPanelState {
  const hasBets = useSelector(selectCouponCount) > 0;
  const { value, hasFailed, retry } = useLater({ name: 'coupon', fetch: fetchPanel, isWanted: hasBets || isLookedAt, idleMs: IDLE_MS });
  return { Panel: value, hasFailed, retry };
}
