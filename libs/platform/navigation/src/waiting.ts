/**
 * Measures how long the player has been waiting for the page, including redirects. Promised limits count from the click, not from the end
 * of the guards.
 *
 * @spec REM-1
 */
export function createWaiting(clock: () => number = () => performance.now()) {
  let carriedMs: number | undefined;
  let current: { sinceMs: number } | undefined;
  return {
    /** A navigation begins, or continues after a redirect. @returns time of the click. */
    setOut: (): number => {
      const sinceMs = carriedMs ?? clock();
      carriedMs = undefined;
      return sinceMs;
    },
    /** The next navigation is a redirect of this one. */
    isRedirected: (sinceMs: number): void => {
      carriedMs = sinceMs;
    },
    /** The page is loading; the wait ends when `done` resolves. */
    isOpening: (sinceMs: number, done: Promise<unknown>): void => {
      const own = { sinceMs };
      current = own;
      void done.then(() => {
        if (current === own) current = undefined;
      });
    },
    /** Milliseconds since the click; 0 when there is no wait. */
    waitedMs: (): number => (current === undefined ? 0 : clock() - current.sinceMs),
  };
}
