import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds; the component is drawn again when that changes.
 *
 * A server has no screen, and a page is taken over as the server drew it: both draw `onServer`, and only then the screen is asked.
 *
 * @param query - as CSS writes it, with its brackets: `(min-width: 1900px)`.
 * @param onServer - what the first paint takes it to be; false unless told.
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
