import { SMALL_MARGIN, TOTO_RULES, type TotoSection } from './sections.ts';

/** What the sides of a finished game scored: regular time in football and hockey, all points in basketball, maps in esports. */
export type Score = readonly [home: number, away: number];

const winner = ([home, away]: Score): '1' | 'x' | '2' => (home > away ? '1' : home < away ? '2' : 'x');

function nameOf(section: TotoSection, score: Score): string {
  const side = winner(score);
  switch (section) {
    case 'correct-score': {
      const exact = score.join(':');
      return TOTO_RULES[section].outcomes.includes(exact) ? exact : `other-${side}`;
    }
    case 'basketball':
      return `${side}-${Math.abs(score[0] - score[1]) <= SMALL_MARGIN ? 'small' : 'large'}`;
    case 'esports':
      return score.join(':');
    default:
      return side;
  }
}

/**
 * The outcome that a score makes right: its place in the section's list.
 * @returns null for a score that the section does not know (a drawn basketball game): the game counts as cancelled then.
 * @spec TL-01
 */
export function outcomeOf(section: TotoSection, score: Score): number | null {
  const at = TOTO_RULES[section].outcomes.indexOf(nameOf(section, score));
  return at < 0 ? null : at;
}
