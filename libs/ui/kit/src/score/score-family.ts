/** How a sport counts, which says what the columns of its board are. */
export type ScoreFamily = 'halves' | 'quarters' | 'periods' | 'sets' | 'innings' | 'frames' | 'maps' | 'rounds' | 'plain';

const FAMILIES: Readonly<Record<Exclude<ScoreFamily, 'plain'>, readonly string[]>> = {
  halves: ['football', 'futsal', 'handball', 'rugby-union', 'rugby-league', 'bandy', 'cyber-football', 'car-football'],
  quarters: ['basketball', 'american-football', 'aussie-rules', 'water-polo', 'field-hockey', 'netball', 'cyber-basketball'],
  periods: ['ice-hockey', 'floorball'],
  sets: ['tennis', 'volleyball', 'beach-volleyball', 'table-tennis', 'badminton', 'squash', 'padel', 'darts'],
  innings: ['baseball', 'cricket'],
  frames: ['snooker', 'bowls', 'pool'],
  maps: ['tactical-shooter', 'hero-shooter', 'arena-moba', 'lane-moba', 'strategy'],
  rounds: ['boxing', 'mma', 'wrestling'],
};
const BY_SPORT = new Map(
  Object.entries(FAMILIES).flatMap(([family, sports]) => sports.map((sport) => [sport, family as ScoreFamily] as const)),
);

/** How a sport counts, by its key in the line; an unknown one has its total only. */
export function scoreFamily(sport: string): ScoreFamily {
  return BY_SPORT.get(sport) ?? 'plain';
}

/** Parts of regular time; sports that are not here just go on. */
const REGULAR: Partial<Record<ScoreFamily, number>> = { halves: 2, quarters: 4, periods: 3 };

/** Which overtime a period is, from 1, or 0 for one of regular time: the fifth period of four quarters is the first overtime. */
export function overtimeOf(family: ScoreFamily, period: number): number {
  return Math.max(0, period - (REGULAR[family] ?? period));
}
