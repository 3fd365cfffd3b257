import type { CashOutMoment } from '@touchline/betting-contract';
import { readCount } from '@touchline/shared-primitives/typing';

/** Form values for a point in a match; empty strings where nothing is entered. */
export interface TypedMoment {
  gameId: number;
  minute: string;
  home: string;
  away: string;
}

const LATEST_MINUTE = 200;
const HIGHEST_SCORE = 999;

/** Parses a whole number in any digits; undefined if empty, null if invalid. */
function wholeOf(text: string, most: number): number | null | undefined {
  return text.trim() === '' ? undefined : readCount(text, { most });
}

/**
 * Parses a point in a match: null if a field is not a whole number or only one side has a score, undefined if all fields are empty. A score
 * of 0:0 is invalid, because every match starts with it. @spec AC-05 MON-6
 */
export function typedMoment({ gameId, minute, home, away }: TypedMoment): CashOutMoment | null | undefined {
  const at = wholeOf(minute, LATEST_MINUTE);
  const [first, second] = [wholeOf(home, HIGHEST_SCORE), wholeOf(away, HIGHEST_SCORE)];
  if (at === null || at === 0 || first === null || second === null) return null;
  const hasScore = first !== undefined || second !== undefined;
  if (hasScore && (first === undefined || second === undefined || first + second === 0)) return null;
  if (at === undefined && !hasScore) return undefined;
  return { gameId, minute: at ?? null, score: first === undefined || second === undefined ? null : [first, second] };
}
