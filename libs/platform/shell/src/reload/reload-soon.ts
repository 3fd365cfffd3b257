/** Reload requests that follow each other within this time are merged. @spec NT-06 */
export const RELOAD_DEBOUNCE_MS = 1_000;

/** Debounces reloads: waits for a second without another request. @spec NT-06 */
export function createReloadSoon(reload: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(reload, RELOAD_DEBOUNCE_MS);
  };
}

/** Reloads this page, debounced. @spec NT-06 */
export const reloadPageSoon = createReloadSoon(() => location.reload());
