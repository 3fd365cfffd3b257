/** Wishes to load the page again that follow each other within this time are one. @spec NT-06 */
export const RELOAD_DEBOUNCE_MS = 1_000;

/** A reload that waits until nobody has asked for it for a second. @spec NT-06 */
export function createReloadSoon(reload: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(reload, RELOAD_DEBOUNCE_MS);
  };
}

/** Loads this page again. @spec NT-06 */
export const reloadPageSoon = createReloadSoon(() => location.reload());
