import { portsOf } from '@touchline/shared-state';
import { useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';

const TICK_MS = 1_000;
const MS_PER_SECOND = 1_000;

function everySecond(tick: () => void): () => void {
  const timer = setInterval(tick, TICK_MS);
  return () => clearInterval(timer);
}

/** Seconds since 1970 by the server's clock; null on the edge and during hydration, so that both render the same. @spec REM-9 LY-13 */
export function useNowSeconds(): number | null {
  const { now } = portsOf(useStore());
  return useSyncExternalStore<number | null>(
    everySecond,
    () => Math.floor(now() / MS_PER_SECOND),
    () => null,
  );
}
