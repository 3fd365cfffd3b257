import { sportOf } from './void-rules.ts';

/**
 * How a sport counts what follows its regular time. `in-score`: for the score of the game and so for every market of the whole game. `apart`:
 * only for markets that say so. `none`: nothing follows.
 */
export type ExtraTime = 'in-score' | 'apart' | 'none';

const IN_SCORE: ReadonlySet<string> = new Set([...['basketball', 'cyber-basketball', 'american-football', 'baseball', 'aussie-rules']]);
const APART: ReadonlySet<string> = new Set([
  ...['football', 'cyber-football', 'futsal', 'handball', 'ice-hockey', 'floorball', 'field-hockey', 'water-polo', 'bandy'],
  ...['rugby-union', 'rugby-league', 'car-football', 'cricket'],
]);

/**
 * @param sportId - an unknown sport has no extra time.
 * @spec OD-02
 * @example
 * [3, 1, 4].map(extraTimeOf); // => ['in-score', 'apart', 'none']
 */
export function extraTimeOf(sportId: number | undefined): ExtraTime {
  const key = sportOf(sportId)?.key ?? '';
  if (IN_SCORE.has(key)) return 'in-score';
  return APART.has(key) ? 'apart' : 'none';
}
