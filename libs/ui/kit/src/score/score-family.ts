import { SCORE_SPORTS } from '@touchline/ui-art';

/** How a sport counts, which determines the columns of its score table. */
export type ScoreFamily = 'halves' | 'quarters' | 'periods' | 'sets' | 'innings' | 'frames' | 'maps' | 'rounds' | 'plain';

/** Sports that the product does not sell. */
const OTHERS = {
  quarters: ['netball'],
  sets: ['squash', 'padel'],
  frames: ['bowls', 'pool'],
  rounds: ['wrestling'],
} as const satisfies Partial<Record<ScoreFamily, readonly string[]>>;
type Listed = keyof typeof SCORE_SPORTS | keyof typeof OTHERS;

const BY_SPORT = new Map(
  [SCORE_SPORTS, OTHERS].flatMap((list: Partial<Record<Listed, readonly string[]>>) =>
    (Object.keys(list) as Listed[]).flatMap((family) => (list[family] ?? []).map((sport): [string, ScoreFamily] => [sport, family])),
  ),
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
