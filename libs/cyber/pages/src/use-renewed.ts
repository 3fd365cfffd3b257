import { portsOf, type AppStore, type LoadContext } from '@touchline/shared-state';
import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';

type Load = (context: Pick<LoadContext, 'store' | 'ports' | 'signal'>) => Promise<void>;

/**
 * Loads again while the page is seen: at once when it was not loaded on the way here, then after each period.
 *
 * @param key - what is loaded; another one begins anew.
 */
export function useRenewed(load: Load, key: string, everyMs: number): void {
  const store = useStore() as unknown as AppStore;
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    const ports = portsOf(store);
    const leave = new AbortController();
    // What is shown stays when a turn fails; the next one comes by itself.
    const turn = (): void => void latest.current({ store, ports, signal: leave.signal }).catch(() => undefined);
    const timer = setInterval(() => ports.page.isVisible() && turn(), everyMs);
    return () => {
      clearInterval(timer);
      leave.abort();
    };
  }, [store, key, everyMs]);
}
