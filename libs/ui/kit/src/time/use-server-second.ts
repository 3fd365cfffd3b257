import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/**
 * The server's time, updated at each of its seconds while the page is visible.
 *
 * @param serverNowMs - the server's time in milliseconds; the device's own clock may be wrong. Must be a stable function.
 * @param isRunning - false stops the updates.
 */
export function useServerSecond(serverNowMs: () => number, isRunning = true): number {
  const [nowMs, setNowMs] = useState(serverNowMs);
  useEffect(() => {
    if (!isRunning) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const now = serverNowMs();
      setNowMs(now);
      timer = setTimeout(tick, SECOND_MS - (now % SECOND_MS));
    };
    const follow = () => {
      clearTimeout(timer);
      if (!document.hidden) tick();
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [serverNowMs, isRunning]);
  return nowMs;
}
