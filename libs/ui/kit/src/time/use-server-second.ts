import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/**
 * The server's time, anew at each of its seconds while the page is seen.
 *
 * @param serverNowMs - the server's time in milliseconds; the device's own clock may be wrong. Must stay the same function.
 * @param isRunning - without it the time stands.
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
