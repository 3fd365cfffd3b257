import { portsOf } from '@touchline/shared-state';
import { useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';

const TICK_MS = 1_000;
const MS_PER_SECOND = 1_000;

function everySecond(tick: () => void): () => void {
  const timer = setInterval(tick, TICK_MS);
  return () => clearInterval(timer);
}

const unknown = (): null => null;

/**
 * Seconds since 1970 by the server's clock; null during hydration. The edge writes its own time, so a text made of this needs
 * `suppressHydrationWarning`: it stays as the document has it until the page has hydrated, and is right from then on.
 *
 * @spec REM-9 LY-13
 */
export function useNowSeconds(): number | null {
  const { now } = portsOf(useStore());
  const read = (): number => Math.floor(now() / MS_PER_SECOND);
  return useSyncExternalStore<number | null>(everySecond, read, typeof document === 'undefined' ? read : unknown);
}
