import type { SportRules } from '../markets/sports.ts';
import { playedScore, type Pair, type ScoreParts } from './score-parts.ts';

/** The side that won, by the shoot-out if there was one; 0 for a draw. */
export function winningSide(score: ScoreParts): 0 | 1 | 2 {
  if (score.shootOut?.winner !== undefined) return score.shootOut.winner;
  const [home, away] = playedScore(score);
  return home > away ? 1 : home < away ? 2 : 0;
}

/** Whether more than regular time was played. */
export const hasExtraParts = ({ afterExtraTime, shootOut }: ScoreParts): boolean => afterExtraTime !== undefined || shootOut !== undefined;

/** Parts of a score as they are sent and stored. */
export interface SentParts {
  main: [number, number];
  regularTime?: [number, number];
  afterExtraTime?: [number, number];
  shootOut?: { score?: [number, number]; winner?: 1 | 2 };
}

const copyOf = ([home, away]: Pair): [number, number] => [home, away];

/** The parts of a score, without anything else and without empty fields. */
export const sentParts = ({ main, regularTime, afterExtraTime, shootOut }: ScoreParts): SentParts => ({
  main: copyOf(main),
  ...(regularTime && { regularTime: copyOf(regularTime) }),
  ...(afterExtraTime && { afterExtraTime: copyOf(afterExtraTime) }),
  ...(shootOut && {
    shootOut: { ...(shootOut.score && { score: copyOf(shootOut.score) }), ...(shootOut.winner && { winner: shootOut.winner }) },
  }),
});

/** What follows regular time in a sport. */
export type ExtraTimeKind = 'extra' | 'overtime' | 'innings';

export function extraTimeKind({ periodKind }: Pick<SportRules, 'periodKind'>): ExtraTimeKind {
  if (periodKind === 'inning') return 'innings';
  return periodKind === 'half' ? 'extra' : 'overtime';
}
