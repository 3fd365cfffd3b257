import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches; re-renders when that changes.
 *
 * The server has no screen, so server and hydration render `onServer`; the real value follows.
 *
 * @param query - in CSS syntax with parentheses: `(min-width: 1920px)`.
 * @param onServer - value of the first render; default false.
 */
export function useMediaQuery(query: string, onServer = false): boolean {
  const follow = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    follow,
    () => matchMedia(query).matches,
    () => onServer,
  );
}
