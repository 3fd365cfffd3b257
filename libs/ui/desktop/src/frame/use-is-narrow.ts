import { useSyncExternalStore } from 'react';

/** Below this the coupon is a drawer over the page. @spec LY-08 */
const NARROW = '(max-width: 1099px)';

function onWidth(listener: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window has no column for the coupon. On the server and for the first paint it has. */
export const useIsNarrow = () =>
  useSyncExternalStore(
    onWidth,
    () => matchMedia(NARROW).matches,
    () => false,
  );
