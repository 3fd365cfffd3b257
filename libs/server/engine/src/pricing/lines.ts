import { OUTCOME as O } from '@touchline/betting-rules';
import type { OutcomeChances } from './chances.ts';
import type { Draft } from './draft.ts';

const UNIT = 1000;
const HALF = 0.5;

/** Lines that are still open: neither side is nearly certain. */
const isOpen = (chance: number): boolean => chance > 0.06 && chance < 0.94;

export interface LinesTerms {
  typeId: number;
  /** Approximate position of the even line. */
  center: number;
  /** Distance between lines: 1 for half lines, 0.25 for Asian ones. */
  step: number;
  /** Number of lines on each side of the centre. */
  reach: number;
  kind: 'total' | 'handicap';
  /** Fair chances of both sides for a line in thousandths (the first team's line, for a handicap). */
  chances: (line: number) => readonly [number, number];
  /** Every way in which both sides can end, for lines that can return the stake. */
  ways?: (line: number) => readonly [OutcomeChances | undefined, OutcomeChances | undefined];
}

function draftOf({ typeId, kind, chances, ways }: LinesTerms, line: number): Draft {
  const [first, second] = chances(line);
  const [firstWays, secondWays] = ways?.(line) ?? [];
  const [one, two] = kind === 'total' ? [O.Over, O.Under] : [O.Handicap1, O.Handicap2];
  return {
    typeId,
    param: line,
    outcomes: [
      { typeId: one, chance: first, chances: firstWays, index: 0 },
      { typeId: two, chance: second, chances: secondWays, index: 1 },
    ],
  };
}

/** Half lines are whole steps apart; Asian lines skip the half lines, which the plain market has. */
function linesAround({ center, step, reach, kind }: LinesTerms): number[] {
  const isAsian = step < 1;
  // On a fixed grid, so that small moves of the centre do not change the ladder.
  const middle = isAsian ? Math.round(center / step) * step : Math.floor(center / step) * step + HALF;
  const lines = Array.from({ length: reach * 2 + 1 }, (_, at) => middle + (at - reach) * step);
  return lines.filter((line) => (kind === 'handicap' || line > 0) && (!isAsian || Math.abs(line % 1) !== HALF));
}

/** Distance between lines for a standard deviation: 1, 2, 4 or 8, so that it rarely changes. */
export function stepFor(deviation: number): number {
  return 2 ** Math.max(0, Math.min(3, Math.round(Math.log2(Math.max(1, deviation / 4)))));
}

/** A ladder of lines around the even one. */
export function lineDrafts(terms: LinesTerms): Draft[] {
  return linesAround(terms)
    .map((line) => draftOf(terms, Math.round(line * UNIT)))
    .filter(({ outcomes }) => outcomes.every(({ chance }) => isOpen(chance)));
}

/** The line nearest to even odds, which lists show. */
export function mainLineDraft(terms: LinesTerms): Draft[] {
  const drafts = lineDrafts({ ...terms, reach: Math.max(2, terms.reach) });
  const distance = ({ outcomes }: Draft): number => Math.abs((outcomes[0]?.chance ?? 1) - HALF);
  drafts.sort((a, b) => distance(a) - distance(b));
  return drafts.slice(0, 1);
}
