import { SMALL_MARGIN, TOTO_RULES, type TotoSection } from './sections.ts';

/** Final score: regular time in football and hockey, all points in basketball, maps in esports. */
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
 * Index of the outcome in the section's list that matches a score.
 * @returns null for a score without an outcome (a drawn basketball game); the game then counts as cancelled.
 * @spec TL-01
 */
export function outcomeOf(section: TotoSection, score: Score): number | null {
  const at = TOTO_RULES[section].outcomes.indexOf(nameOf(section, score));
  return at < 0 ? null : at;
}
