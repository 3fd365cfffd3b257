/** Longest wait, in milliseconds: a busy page is never idle. */
const WITHIN_MS = 1_500;

/** Does work once the page has nothing more urgent to do. @returns cancels it. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, WITHIN_MS); // WebKit lacks requestIdleCallback
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: WITHIN_MS });
  return () => cancelIdleCallback(handle);
}
