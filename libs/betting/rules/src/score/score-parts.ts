export type Pair = readonly [home: number, away: number];

/** What decides a game that is level after all play: kicks, throws, a super over. Its goals are never added to another score. */
export interface ShootOut {
  /** Goals of each side; absent if only the winner is known. */
  score?: Pair | undefined;
  /** Absent while it is in progress. */
  winner?: 1 | 2 | undefined;
}

/** A score with a place for each part of the game. */
export interface ScoreParts {
  /** The score that bets on the game are settled on. */
  main: Pair;
  /** At the end of regular time, where the overtime counts for `main`. */
  regularTime?: Pair | undefined;
  /** With the goals of extra time or overtime, if it was played. */
  afterExtraTime?: Pair | undefined;
  shootOut?: ShootOut | undefined;
}

/** Goals or points of all play, extra time included; kicks of a shoot-out are not goals. */
export const playedScore = ({ main, afterExtraTime = main }: ScoreParts): Pair => afterExtraTime;

/** The score at the end of regular time; undefined if nothing followed it. */
export const regularTimeScore = ({ main, regularTime = main, afterExtraTime }: ScoreParts): Pair | undefined =>
  afterExtraTime === undefined ? undefined : regularTime;

/** Goals of extra time alone; undefined if it was not played. */
export function extraTimeGoals(score: ScoreParts): Pair | undefined {
  const before = regularTimeScore(score);
  const [home, away] = playedScore(score);
  return before && [home - before[0], away - before[1]];
}

/** Whether the play that bets are on has ended, although the game has a further part: all bets are closed. */
export const isPastBetting = ({ regularTime, afterExtraTime, shootOut }: ScoreParts): boolean =>
  shootOut !== undefined || (afterExtraTime !== undefined && regularTime === undefined);

/**
 * Scores by period, the goals of extra time as one more period unless `periods` has them. Empty if the periods are not known. A shoot-out
 * is no period: its goals are not added up with the others.
 */
export function periodScores(score: ScoreParts & { periods: readonly Pair[] }): readonly Pair[] {
  const extra = score.regularTime === undefined && score.periods.length > 0 ? extraTimeGoals(score) : undefined;
  return extra === undefined ? score.periods : [...score.periods, extra];
}
