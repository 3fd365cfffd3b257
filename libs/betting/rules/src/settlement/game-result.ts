import { type Measure } from '../markets/market-types.ts';

export type Pair = readonly [home: number, away: number];

/** A count of the whole game and of its periods. */
export interface CountScore {
  main: Pair;
  periods: readonly Pair[];
}

/** Something that scored or was shown, in the order it happened. */
export interface ResultIncident {
  kind: 'goal' | 'own-goal' | 'penalty' | 'point' | 'corner' | 'yellow' | 'red';
  /** The team it counts for: an own goal stands with the team that gets it. */
  team: 1 | 2;
  /** Counts from 1. */
  periodId: number;
  player?: string;
}

/** What a finished game is settled on. A fact that is left out leaves the bets that need it not calculated. */
export interface GameResult {
  /** The score that decides: goals of the regular time in football and hockey, all points in basketball, sets in tennis. */
  main: Pair;
  /** Goals, points or games of each period; overtimes follow the regular periods. */
  periods: readonly Pair[];
  /** With extra time and shoot-out, when there was any. */
  final?: Pair;
  corners?: CountScore;
  /** Cards as they are counted for bets: a red card is two. */
  cards?: CountScore;
  red?: Pair;
  incidents?: readonly ResultIncident[];
  isOvertime?: boolean;
  /** Winners of an outright, as they are named in its outcomes. */
  winners?: readonly string[];
  /** Decided at the table: no ordinary result, every stake is returned. */
  isAwarded?: boolean;
  /** Not played to its end. */
  isVoid?: boolean;
}

export const sumOf = (pairs: readonly Pair[]): Pair => pairs.reduce<Pair>(([h, a], [home, away]) => [h + home, a + away], [0, 0]);

/** Count of a measure in a period, 0 being the whole game; undefined when the result does not know it. */
export function countOf(result: GameResult, measure: Measure, period: number): Pair | undefined {
  if (measure === 'corners' || measure === 'cards') {
    const count = result[measure];
    return period === 0 ? count?.main : count?.periods[period - 1];
  }
  if (period > 0) return result.periods[period - 1];
  return measure === 'score' ? result.main : sumOf(result.periods);
}

const QUARTERS = 4;

/** First half and the rest of the game, overtime included; four or more periods are quarters. */
export function halvesOf(result: GameResult): readonly [first: Pair, second: Pair] | undefined {
  if (result.periods.length < 2) return undefined;
  const first = sumOf(result.periods.slice(0, result.periods.length >= QUARTERS ? 2 : 1));
  return [first, [result.main[0] - first[0], result.main[1] - first[1]]];
}

const SCORING: ReadonlySet<ResultIncident['kind']> = new Set(['goal', 'own-goal', 'penalty', 'point']);
const INCIDENTS_OF: Readonly<Record<Measure, (kind: ResultIncident['kind']) => boolean>> = {
  score: (kind) => SCORING.has(kind),
  units: (kind) => SCORING.has(kind),
  corners: (kind) => kind === 'corner',
  cards: (kind) => kind === 'yellow' || kind === 'red',
};

/** What scored in a measure and a period, in order; undefined when the result has no incidents. */
export function incidentsOf(result: GameResult, measure: Measure, period: number): readonly ResultIncident[] | undefined {
  const counts = INCIDENTS_OF[measure];
  return result.incidents?.filter(({ kind, periodId }) => counts(kind) && (period === 0 || periodId === period));
}
