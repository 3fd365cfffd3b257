import { portsOf } from '@touchline/shared-state';
import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';

/**
 * Repeats work that only this component needs, such as a question about its form, while the page is visible. What the store holds is polled
 * by a saga.
 *
 * @param everyMs - interval in milliseconds; null while there is nothing to repeat.
 * @spec LOAD-6
 */
export function useRepeated(work: () => void, everyMs: number | null): void {
  const store = useStore();
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => {
    if (everyMs === null) return undefined;
    const { page } = portsOf(store);
    const timer = setInterval(() => page.isVisible() && latest.current(), everyMs);
    return () => clearInterval(timer);
  }, [store, everyMs]);
}
