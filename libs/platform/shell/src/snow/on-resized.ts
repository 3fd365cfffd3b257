/** A window that is dragged tells of every step; what is costly waits until it has kept its size for so long. @spec LY-08 */
const RESIZE_DEBOUNCE_MS = 100;

/** Tells that the window has another size, 100 ms after it last changed. @returns ends that. @spec LY-08 */
export function onResized(tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(tell, RESIZE_DEBOUNCE_MS);
  };
  addEventListener('resize', wait);
  return () => {
    clearTimeout(timer);
    removeEventListener('resize', wait);
  };
}
