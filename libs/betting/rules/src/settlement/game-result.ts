import { type Measure } from '../markets/market-types.ts';
import type { Pair, ShootOut } from '../score/score-parts.ts';

export type { Pair } from '../score/score-parts.ts';

/** A count over the whole game and in each period. */
export interface CountScore {
  main: Pair;
  periods: readonly Pair[];
}

/** A goal, card or other incident; incidents are in the order of the game. */
export interface ResultIncident {
  kind: 'goal' | 'own-goal' | 'penalty' | 'point' | 'corner' | 'yellow' | 'red';
  /** The team it counts for: an own goal counts for the team that gets it. */
  team: 1 | 2;
  /** From 1. */
  periodId: number;
  player?: string;
}

/** Result that bets of a finished game are settled by. If a fact is missing, bets that need it stay not calculated. */
export interface GameResult {
  /** The score that decides: goals of the regular time in football and hockey, all points in basketball, sets in tennis. */
  main: Pair;
  /**
   * Goals, points or games of each period, in order. Overtimes follow the regular periods, also those that do not count for `main`: then
   * the periods add up to more than `main`. No shoot-out.
   */
  periods: readonly Pair[];
  /**
   * Number of regular periods, where overtimes follow them. Without it, it is the fewest periods, but at least two, that add up to the score
   * of regular time; that is wrong only if a team sport of four quarters had no score in the last of them.
   */
  regularPeriods?: number;
  /** The last period is a match tie-break, given in points: it counts as one set and one game. */
  hasMatchTieBreak?: boolean;
  /** At the end of regular time, where the overtime counts for `main`. */
  regularTime?: Pair;
  /** With the goals of extra time or overtime, if it was played. */
  afterExtraTime?: Pair;
  /** Decided the game after all play; its goals are in no other count. */
  shootOut?: ShootOut;
  corners?: CountScore;
  /** Cards as counted for bets: a red card is two. */
  cards?: CountScore;
  red?: Pair;
  /** Of the play that counts for `main`. */
  incidents?: readonly ResultIncident[];
  /** Winners of an outright, named as in its outcomes. Several share the first place in a dead heat, see `deadHeatOf`. */
  winners?: readonly string[];
  /** Runners of a race in the order of its finish, with their numbers. No two finish together. @spec BT-08 */
  finishers?: readonly { number: number; name: string }[];
  /** Decided by a ruling instead of play: every stake is returned. */
  isAwarded?: boolean;
  /** Not played, or nothing of it counts: every stake is returned. */
  isVoid?: boolean;
  /** Ended before its time; every count is that of the play until then. */
  endedEarly?: EarlyEnd;
}

/** How a game ended that was not played to its regular end. */
export type EarlyEnd =
  /** Stopped for good. `secondsLeft`: regular play that was left, if known. */
  | { kind: 'abandoned'; periodsCompleted: number; secondsLeft?: number }
  /** A side gave up in play, or was disqualified. */
  | { kind: 'retired'; side: 1 | 2; periodsCompleted: number }
  /** A side did not appear: the other goes through without play, and every stake is returned. */
  | { kind: 'walkover'; winner: 1 | 2 };

/** Periods by which bets are settled: a match tie-break is one game. */
function periodsOf({ periods, hasMatchTieBreak }: GameResult): readonly Pair[] {
  const last = periods.at(-1);
  if (hasMatchTieBreak !== true || last === undefined) return periods;
  return [...periods.slice(0, -1), last[0] > last[1] ? [1, 0] : [0, 1]];
}

export const sumOf = (pairs: readonly Pair[]): Pair => pairs.reduce<Pair>(([h, a], [home, away]) => [h + home, a + away], [0, 0]);

/** Count of a measure in a period, 0 being the whole game; undefined if the result does not contain it. */
export function countOf(result: GameResult, measure: Measure, period: number): Pair | undefined {
  if (measure === 'corners' || measure === 'cards') {
    const count = result[measure];
    return period === 0 ? count?.main : count?.periods[period - 1];
  }
  if (period > 0) return periodsOf(result)[period - 1];
  return measure === 'score' ? result.main : sumOf(periodsOf(result));
}

const HALVES = 2;
const QUARTERS = 4;

function regularPeriodsOf({ periods, regularPeriods, main, regularTime, afterExtraTime }: GameResult): number {
  if (regularPeriods !== undefined) return regularPeriods;
  const [home, away] = regularTime ?? main;
  const isRegular = (count: number): boolean => {
    const [first, second] = sumOf(periods.slice(0, count));
    return first === home && second === away;
  };
  // A game that ended in regular time has all of its periods there, whatever their scores are.
  if (regularTime === undefined && afterExtraTime === undefined && isRegular(periods.length)) return periods.length;
  for (let count = HALVES; count < periods.length; count += 1) if (isRegular(count)) return count;
  return periods.length;
}

/**
 * First half and the rest of the play that counts for `main`, overtime included where it counts. Four or more regular periods count as
 * quarters; undefined if fewer than two periods are known.
 */
export function halvesOf(result: GameResult): readonly [first: Pair, second: Pair] | undefined {
  if (result.periods.length < HALVES) return undefined;
  const first = sumOf(result.periods.slice(0, regularPeriodsOf(result) >= QUARTERS ? 2 : 1));
  return [first, [result.main[0] - first[0], result.main[1] - first[1]]];
}

const SCORING: ReadonlySet<ResultIncident['kind']> = new Set(['goal', 'own-goal', 'penalty', 'point']);
const INCIDENTS_OF: Readonly<Record<Measure, (kind: ResultIncident['kind']) => boolean>> = {
  score: (kind) => SCORING.has(kind),
  units: (kind) => SCORING.has(kind),
  corners: (kind) => kind === 'corner',
  cards: (kind) => kind === 'yellow' || kind === 'red',
};

/**
 * What was counted for a measure in a period, one by one and in order: a red card is two cards. Undefined if the result has no incidents.
 */
export function incidentsOf(result: GameResult, measure: Measure, period: number): readonly ResultIncident[] | undefined {
  const counts = INCIDENTS_OF[measure];
  return result.incidents
    ?.filter(({ kind, periodId }) => counts(kind) && (period === 0 || periodId === period))
    .flatMap((incident) => (incident.kind === 'red' ? [incident, incident] : [incident]));
}
