/**
 * Measures how long the player has been waiting for the page that is on its way, over the redirects before it: what is promised to whoever
 * waits counts from the press, not from when the guards were done.
 *
 * @spec REM-1
 */
export function createWaiting(clock: () => number = () => performance.now()) {
  let carriedMs: number | undefined;
  let current: { sinceMs: number } | undefined;
  return {
    /** A navigation begins, or goes on where a redirect sent it. @returns when the player set out. */
    setOut: (): number => {
      const sinceMs = carriedMs ?? clock();
      carriedMs = undefined;
      return sinceMs;
    },
    /** The next navigation is a redirect of this one. */
    isRedirected: (sinceMs: number): void => {
      carriedMs = sinceMs;
    },
    /** Its page is being brought; nobody waits any more when that is done. */
    isOpening: (sinceMs: number, done: Promise<unknown>): void => {
      const own = { sinceMs };
      current = own;
      void done.then(() => {
        if (current === own) current = undefined;
      });
    },
    /** Milliseconds since the player set out; 0 when nobody waits. */
    waitedMs: (): number => (current === undefined ? 0 : clock() - current.sinceMs),
  };
}
