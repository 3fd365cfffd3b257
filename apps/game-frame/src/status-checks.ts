import type { RoundView } from '@touchline/casino-game-contract';

/** Move that requests the state of a timed round. */
export const CHECK = 'check';
/** Polling interval of a running climb; a shared draw is polled until it closes. */
const CHECK_MS = 400;
const DRAW_CHECK_MS = 1_000;
const LEAST_CHECK_MS = 50;

/** Time until the next check of a round, in milliseconds. */
function checkAfterMs({ scene }: RoundView): number {
  if (scene.kind !== 'waiting') return CHECK_MS;
  return Math.min(DRAW_CHECK_MS, Math.max(LEAST_CHECK_MS, scene.leftMs ?? DRAW_CHECK_MS));
}

/** Asks once for the state of a timed round, when it is due. A frame has no store, so this is its process. @returns cancels the wait */
export function awaitCheck(round: RoundView, ask: () => void): () => void {
  const timer = setTimeout(ask, checkAfterMs(round));
  return () => clearTimeout(timer);
}
