import { selectCouponCount } from '@touchline/betting-coupon-state';
import { retry as repeat } from '@touchline/shared-http';
import { portsOf } from '@touchline/shared-state';
import { useEffect, useState, type ComponentType } from 'react';
import { useSelector, useStore } from 'react-redux';
import { reloadForChunk } from '../reload/reload-guard.ts';

/** How long a page without bets is left alone before the coupon is fetched. */
const IDLE_MS = 1_500;
/** A chunk that did not come is asked for once more after this time. */
const RETRY_AFTER_MS = 1_000;

const fetchPanel = async (): Promise<ComponentType> => (await import('@touchline/betting-pages/coupon')).CouponPanel;

export interface CouponPanelState {
  /** Null until it is here. */
  Panel: ComponentType | null;
  hasFailed: boolean;
  retry: () => void;
}

/**
 * The coupon's component: fetched at once when there is a bet to show, else when the page has come to rest. A chunk that is gone (a new
 * release) reloads the page, within the limits of reloads; the coupon itself is saved.
 *
 * @spec RM-06 REM-4
 */
export function useCouponPanel(): CouponPanelState {
  const store = useStore();
  const hasBets = useSelector(selectCouponCount) > 0;
  const [Panel, setPanel] = useState<ComponentType | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isWaiting = Panel === null && !hasFailed;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const { report, storage, now } = portsOf(store);
    const controller = new AbortController();
    const { signal } = controller;
    const load = async (): Promise<void> => {
      try {
        const loaded = await repeat(fetchPanel, { times: 1, delayMs: RETRY_AFTER_MS, isRetried: () => true, signal });
        if (!signal.aborted) setPanel(() => loaded);
      } catch (error) {
        if (signal.aborted) return;
        report('chunk-failed', { name: 'coupon', code: error instanceof Error ? error.name : 'unknown' });
        if (!reloadForChunk(storage, now(), () => location.reload())) setHasFailed(true);
      }
    };
    const timer = setTimeout(() => void load(), hasBets ? 0 : IDLE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [store, hasBets, isWaiting]);
  return { Panel, hasFailed, retry: () => setHasFailed(false) };
}
