import { portsOf, type LoadContext } from '@touchline/shared-state';
import { useAppStore } from '@touchline/ui-pages';
import { useEffect, useRef } from 'react';

type Load = (context: Pick<LoadContext, 'store' | 'ports' | 'signal'>) => Promise<void>;

/**
 * Reloads data periodically while the page is visible.
 *
 * @param key - identifies the data; a new key restarts the interval.
 */
export function useRenewed(load: Load, key: string, everyMs: number): void {
  const store = useAppStore();
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    const ports = portsOf(store);
    const leave = new AbortController();
    // On failure keep the shown data; the next interval retries.
    const turn = (): void => void latest.current({ store, ports, signal: leave.signal }).catch(() => undefined);
    const timer = setInterval(() => ports.page.isVisible() && turn(), everyMs);
    return () => {
      clearInterval(timer);
      leave.abort();
    };
  }, [store, key, everyMs]);
}
