/** A page in another language is loaded within this time, or the player has long begun anew. */
const WITHIN_MS = 8_000;
/** What a person does to move the page by themselves. */
const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Brings the page back to where it was, after its content made room for the same content in other words. Who moves the page meanwhile keeps
 * the place of their own.
 *
 * @param top - where the page was scrolled to, in CSS pixels.
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
