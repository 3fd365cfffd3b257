/** How long to wait for the page in the new language. */
const WITHIN_MS = 8_000;
/** Events by which a person scrolls. */
const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Restores the scroll position after the content is replaced by its translation. Stops when the person scrolls.
 *
 * @param top - scroll position in CSS pixels.
 * @spec LG-06
 */
export function keepPlace(top: number): void {
  if (top === 0) return;
  const root = document.documentElement;
  const watcher = new ResizeObserver(() => {
    const isAway = Math.abs(window.scrollY - top) > 1;
    if (isAway && root.scrollHeight - window.innerHeight >= top) window.scrollTo({ top, behavior: 'instant' });
  });
  const stop = (): void => {
    watcher.disconnect();
    clearTimeout(timer);
    for (const move of OWN_MOVES) window.removeEventListener(move, stop);
  };
  const timer = setTimeout(stop, WITHIN_MS);
  for (const move of OWN_MOVES) window.addEventListener(move, stop, { passive: true });
  watcher.observe(document.body);
}
