import { SETTLEMENT } from '../markets/sport-rows.ts';

/**
 * How a sport counts what follows its regular time. `in-score`: for the score of the game and so for every market of the whole game. `apart`:
 * only for markets that say so. `none`: nothing follows.
 */
export type ExtraTime = 'in-score' | 'apart' | 'none';

/**
 * @param sportId - an unknown sport has no extra time.
 * @spec OD-02
 * @example
 * [3, 1, 4].map(extraTimeOf); // => ['in-score', 'apart', 'none']
 */
export function extraTimeOf(sportId: number | undefined): ExtraTime {
  if (sportId === undefined) return 'none';
  if (SETTLEMENT.inScore.includes(sportId)) return 'in-score';
  return SETTLEMENT.apart.includes(sportId) ? 'apart' : 'none';
}
