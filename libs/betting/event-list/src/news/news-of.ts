import { GameStatus, type GameState } from '@touchline/betting-contract';
import { countsGoals } from '@touchline/betting-names';
import { playedScore, type SportRules } from '@touchline/betting-rules';

/** What is spoken of a game: a goal, a score by sets or maps or one that was corrected, a red card of a side, or the begin of a break. */
export type News = 'goal' | 'score' | 'red-1' | 'red-2' | 'break';

/** Sports whose score changes a few times in a game: sets and maps. Points, runs and the goals of handball are too many to be spoken. */
const IN_PARTS: ReadonlySet<string> = new Set(['tennis', 'volleyball', 'table-tennis', 'esports']);
const MANY_GOALS: ReadonlySet<string> = new Set(['handball']);
/** Sports with a clock, whose breaks are between periods. */
const TIMED: ReadonlySet<string> = new Set(['half', 'period', 'quarter']);

type Scored = Pick<GameState, 'score' | 'statusId'>;
const pairOf = ({ score }: Scored) => (score === undefined ? undefined : playedScore(score));

/** The sides whose score is another than before; none while there is no score to compare with. */
export function changedSides(was: Scored, now: Scored): (1 | 2)[] {
  const [before, after] = [pairOf(was), pairOf(now)];
  if (before === undefined || after === undefined) return [];
  return ([1, 2] as const).filter((side) => before[side - 1] !== after[side - 1]);
}

/** What is spoken about the change from one state of a game to the next; undefined for nothing. @spec BT-01 */
export function newsOf(was: Scored, now: Scored, sport: SportRules | undefined): News | undefined {
  if (sport === undefined) return undefined;
  if (changedSides(was, now).length > 0) {
    if (IN_PARTS.has(sport.family)) return 'score';
    if (countsGoals(sport.key) && !MANY_GOALS.has(sport.family)) {
      const [before, after] = [pairOf(was), pairOf(now)].map((pair) => (pair === undefined ? 0 : pair[0] + pair[1]));
      return (after ?? 0) > (before ?? 0) ? 'goal' : 'score';
    }
  }
  const [home, away] = now.score?.red ?? [0, 0];
  const [homeBefore, awayBefore] = was.score?.red ?? [home, away];
  if (home > homeBefore) return 'red-1';
  if (away > awayBefore) return 'red-2';
  const isBreak = now.statusId === GameStatus.Break && was.statusId !== GameStatus.Break;
  return isBreak && TIMED.has(sport.periodKind) ? 'break' : undefined;
}
