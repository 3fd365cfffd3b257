import { climbOf } from '@touchline/casino-game-math';

/** Whether time moves the rounds of a model. */
export const isTimed = (model: string): boolean => climbOf(model) !== null;

/**
 * A move as a frame sends it: of a timed round it names the height that the player sees.
 *
 * @param sinceMs - time since the round began to climb, in milliseconds; 0 before that.
 */
export function moveSent(model: string, name: string, sinceMs: number): string {
  const climb = climbOf(model);
  return climb === null ? name : `${name}-${climb.heightAfter(sinceMs)}`;
}
