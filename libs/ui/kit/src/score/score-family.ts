/** How a sport counts, which says what the columns of its board are. */
export type ScoreFamily = 'halves' | 'quarters' | 'periods' | 'sets' | 'innings' | 'frames' | 'maps' | 'rounds' | 'plain';

const FAMILIES: Readonly<Record<Exclude<ScoreFamily, 'plain'>, readonly string[]>> = {
  halves: ['football', 'futsal', 'handball', 'rugby-union', 'rugby-league', 'field-hockey', 'cyber-football'],
  quarters: ['basketball', 'american-football', 'aussie-rules', 'water-polo', 'netball', 'cyber-basketball'],
  periods: ['ice-hockey', 'floorball', 'bandy'],
  sets: ['tennis', 'volleyball', 'beach-volleyball', 'table-tennis', 'badminton', 'squash', 'padel'],
  innings: ['baseball', 'cricket'],
  frames: ['snooker', 'darts', 'bowls', 'pool'],
  maps: ['counter-strike', 'valorant', 'dota-2', 'league-of-legends'],
  rounds: ['boxing', 'mma', 'wrestling'],
};
const BY_SPORT = new Map(
  Object.entries(FAMILIES).flatMap(([family, sports]) => sports.map((sport) => [sport, family as ScoreFamily] as const)),
);

/** How a sport counts, by its key in the line; an unknown one has its total only. */
export function scoreFamily(sport: string): ScoreFamily {
  return BY_SPORT.get(sport) ?? 'plain';
}
