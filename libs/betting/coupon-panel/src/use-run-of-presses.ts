import { useCallback, useLayoutEffect, useRef } from 'react';

/** Milliseconds. Faster clicks belong to one run, because a changed label cannot be read in that time. */
const RUN_MS = 500;

/**
 * Detects clicks that are not meant for the current control. Repeated clicks and a held Enter key can hit whatever replaced the button they
 * started on; the rest of such a run is ignored, and so is a click on a control that has just appeared.
 *
 * @spec BET-3
 * @returns a function to call once per click with the action that the click would perform; it records the calls.
 */
export function useRunOfPresses(): (does: string) => boolean {
  const last = useRef({ atMs: -Infinity, does: '' });
  return useCallback((does: string) => {
    const atMs = performance.now();
    const isOfRun = atMs - last.current.atMs < RUN_MS;
    const isMeant = !isOfRun || last.current.does === does;
    last.current = { atMs, does: isMeant ? does : '' }; // after a miss, ignore the rest of the run
    return isMeant;
  }, []);
}

/** For buttons that appear without a click: their appearance counts as a click on another control. */
export function useCalmPress(): (act: () => void) => () => void {
  const isMeant = useRunOfPresses();
  // A layout effect, because a click can arrive between the paint and passive effects.
  useLayoutEffect(() => void isMeant('appear'), [isMeant]);
  return useCallback((act) => () => void (isMeant('act') && act()), [isMeant]);
}
