/** Debounce of resize events, which fire at every step of dragging. @spec LY-08 */
const RESIZE_DEBOUNCE_MS = 100;

/**
 * Calls back 100 ms after the window was last resized.
 *
 * @returns a function that stops listening.
 * @spec LY-08
 */
export function onResized(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(listener, RESIZE_DEBOUNCE_MS);
  };
  addEventListener('resize', wait);
  return () => {
    clearTimeout(timer);
    removeEventListener('resize', wait);
  };
}
