import {
  extraTimeKind,
  hasExtraParts,
  playedScore,
  regularTimeScore,
  shootOutKind,
  sportById,
  sportByKey,
  type Pair,
  type ScoreParts,
} from '@touchline/betting-rules';
import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';

const TEXTS: Readonly<Record<'shootOut' | 'won' | 'extra' | 'regular', MessageDescriptor>> = defineMessages({
  shootOut: {
    id: 'betting.score.shootOut',
    defaultMessage:
      '{score} ({goals} {kind, select, hockey {in the shoot-out} handball {on 7-metre throws} cricket {in the super over} other {on penalties}})',
  },
  won: {
    id: 'betting.score.won',
    defaultMessage:
      '{score} ({team} won {kind, select, hockey {in the shoot-out} handball {on 7-metre throws} cricket {in the super over} other {on penalties}})',
  },
  extra: {
    id: 'betting.score.extra',
    defaultMessage: '{score} {kind, select, overtime {after overtime} innings {after extra innings} other {after extra time}}',
  },
  regular: { id: 'betting.score.regular', defaultMessage: 'Regular time {score}' },
});

type Words = Pick<IntlShape, 'formatMessage'>;

export interface ScoreTextOptions {
  /** Key of the sport. */
  sport: string;
  /** Names of the first and the second side. */
  sides: readonly [string, string];
  /** Whether the game is over; a game in play is not yet decided in extra time. Default: true. */
  isOver?: boolean;
}

/** Home and away: `2:1`. */
export const pairText = ([home, away]: Pair): string => `${home}:${away}`;

/**
 * How a game was decided after regular time, or its score there so far: `3:3 (4:2 on penalties)`, `2:1 after extra time`. Undefined while
 * there is only regular time.
 *
 * @spec BT-04
 */
export function endingText(intl: Words, score: ScoreParts, { sport, sides, isOver = true }: ScoreTextOptions): string | undefined {
  const rules = sportByKey(sport) ?? { key: sport, periodKind: 'period' as const };
  const { shootOut } = score;
  const played = pairText(playedScore(score));
  if (shootOut !== undefined) {
    const kind = shootOutKind(rules);
    if (shootOut.score !== undefined) return intl.formatMessage(TEXTS.shootOut, { score: played, goals: pairText(shootOut.score), kind });
    if (shootOut.winner === undefined) return undefined;
    return intl.formatMessage(TEXTS.won, { score: played, team: sides[shootOut.winner - 1] ?? '', kind });
  }
  return isOver && hasExtraParts(score) ? intl.formatMessage(TEXTS.extra, { score: played, kind: extraTimeKind(rules) }) : undefined;
}

/** The score at the end of regular time: `Regular time 2:2`; undefined if nothing followed it. */
export function regularTimeText(intl: Words, score: ScoreParts): string | undefined {
  const regular = regularTimeScore(score);
  return regular && intl.formatMessage(TEXTS.regular, { score: pairText(regular) });
}

const joined = (...texts: (string | undefined)[]): string => texts.filter((text) => text !== undefined).join(' · ');

/** `3:3 (4:2 on penalties) · Regular time 2:2`; undefined while there is only regular time. */
export const endingNote = (intl: Words, score: ScoreParts, options: ScoreTextOptions): string | undefined =>
  joined(endingText(intl, score, options), regularTimeText(intl, score)) || undefined;

/** A pair of a play-off, as the backend sends it. */
interface Pairing {
  opponent1: string | null;
  opponent2: string | null;
  ending?: ScoreParts | undefined;
}

/** How a pair of a play-off was decided after regular time; undefined if it was not. */
export const pairEnding = (intl: Words, { opponent1, opponent2, ending }: Pairing, sport: string): string | undefined =>
  ending && endingText(intl, ending, { sport, sides: [opponent1 ?? '', opponent2 ?? ''] });

/** A score in one line: `2:1`, or with what followed regular time and the score before it. */
export const scoreText = (intl: Words, score: ScoreParts, options: ScoreTextOptions): string =>
  joined(endingText(intl, score, options) ?? pairText(playedScore(score)), regularTimeText(intl, score));

/** A booked bet with the score of its game in parts. */
interface EndedBet {
  sportId: number;
  opponent1: string;
  opponent2: string;
  ending?: ScoreParts | undefined;
}

/** How the game of a booked bet ended: `3:3 (4:2 on penalties)`; undefined if it ended in regular time. */
export const bookedEnding = (intl: Words, { sportId, opponent1, opponent2, ending }: EndedBet): string | undefined =>
  ending && endingText(intl, ending, { sport: sportById(sportId)?.key ?? '', sides: [opponent1, opponent2] });
