import type { PeriodWord, SportRules } from './sports.ts';

/** A part of a game that its regular time does not know. */
export type ExtraWord = 'overtime' | 'extra-time' | 'shoot-out';

export interface PeriodPart {
  word: PeriodWord | ExtraWord;
  /** From 1; an extra part is counted from the end of regular time: the fifth period of basketball is its first overtime. */
  number: number;
}

/** Sports that play by the clock have regular time; sets, innings, maps and rounds just go on. */
const EXTRA: Partial<Record<PeriodWord, ExtraWord>> = { half: 'extra-time', quarter: 'overtime', period: 'overtime' };
const EXTRA_HALVES = 2;

/**
 * What a period of the feed is called. After regular time, sports of halves play two halves of extra time and then throw or kick it out;
 * water polo and hockey on the field go straight to the shoot-out; the others play overtimes until one side leads.
 *
 * @param period - as in the clock and the score, from 1, extra parts counted on.
 */
export function periodPart({ periodWord, periods, hasDraw }: SportRules, period: number): PeriodPart {
  const number = period - periods;
  const word = EXTRA[periodWord];
  if (number <= 0 || word === undefined) return { word: periodWord, number: period };
  const isShotOut = (periodWord === 'quarter' && hasDraw) || (word === 'extra-time' && number > EXTRA_HALVES);
  return { word: isShotOut ? 'shoot-out' : word, number };
}
