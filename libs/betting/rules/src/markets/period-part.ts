import type { PeriodWord, SportRules } from './sports.ts';

/** Kind of period after regular time. */
export type ExtraWord = 'overtime' | 'extra-time' | 'shoot-out';

export interface PeriodPart {
  word: PeriodWord | ExtraWord;
  /** From 1; extra periods have their own numbers: the fifth period of basketball is its first overtime. */
  number: number;
}

/** Only sports played by the clock have regular time; sets, innings, maps and rounds simply continue. */
const EXTRA: Partial<Record<PeriodWord, ExtraWord>> = { half: 'extra-time', quarter: 'overtime', period: 'overtime' };
const EXTRA_HALVES = 2;

/**
 * Name of a period of the feed. After regular time, sports with halves play two halves of extra time and then a shoot-out; water polo and
 * field hockey go straight to the shoot-out; the others play overtimes until one side leads.
 *
 * @param period - as in the clock and the score, from 1; extra periods continue the count.
 */
export function periodPart({ periodWord, periods, hasDraw }: SportRules, period: number): PeriodPart {
  const number = period - periods;
  const word = EXTRA[periodWord];
  if (number <= 0 || word === undefined) return { word: periodWord, number: period };
  const isShotOut = (periodWord === 'quarter' && hasDraw) || (word === 'extra-time' && number > EXTRA_HALVES);
  return { word: isShotOut ? 'shoot-out' : word, number };
}
