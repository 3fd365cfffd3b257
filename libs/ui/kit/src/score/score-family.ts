/** How a sport counts, which determines the columns of its score table. */
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

/** How a sport counts, by its key; an unknown sport has a total only. */
export function scoreFamily(sport: string): ScoreFamily {
  return BY_SPORT.get(sport) ?? 'plain';
}

/** Number of periods in regular time; sports that are not listed have no overtime. */
const REGULAR: Partial<Record<ScoreFamily, number>> = { halves: 2, quarters: 4, periods: 3 };

/** Number of the overtime, from 1, or 0 in regular time: with four quarters, the fifth period is the first overtime. */
export function overtimeOf(family: ScoreFamily, period: number): number {
  return Math.max(0, period - (REGULAR[family] ?? period));
}
