import { useCallback, useLayoutEffect, useRef } from 'react';

/** Presses that follow each other faster are one run: nobody has read new words in that time, in milliseconds. */
const RUN_MS = 500;

/**
 * Whether a press is meant for what stands there now. Fingers that press on, and an Enter that is held, hit what took the place of the button
 * that they began on: the rest of such a run does nothing, and neither does a press on something that has only just appeared.
 *
 * @spec BET-3
 * @returns a question to ask once per press, with what the press would do. It remembers the presses that it was asked about.
 */
export function useRunOfPresses(): (does: string) => boolean {
  const last = useRef({ atMs: -Infinity, does: '' });
  return useCallback((does: string) => {
    const atMs = performance.now();
    const isOfRun = atMs - last.current.atMs < RUN_MS;
    const isMeant = !isOfRun || last.current.does === does;
    last.current = { atMs, does: isMeant ? does : '' }; // once it has missed, the whole rest of the run does
    return isMeant;
  }, []);
}

/** The same for buttons that came by themselves: their appearance counts as a press on something else. */
export function useCalmPress(): (act: () => void) => () => void {
  const isMeant = useRunOfPresses();
  // Before a press can come, which it may between a paint and the effects after it.
  useLayoutEffect(() => void isMeant('appear'), [isMeant]);
  return useCallback((act) => () => void (isMeant('act') && act()), [isMeant]);
}
