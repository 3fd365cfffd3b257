import type { PeriodKind, SportRules } from './sports.ts';

/** Kind of period after regular time. */
export type ExtraPeriodKind = 'overtime' | 'extra-time' | 'shoot-out';

export interface NumberedPeriod {
  kind: PeriodKind | ExtraPeriodKind;
  /** From 1; extra periods have their own numbers: the fifth period of basketball is its first overtime. */
  number: number;
}

/** Only sports played by the clock have regular time; sets, innings, maps and rounds simply continue. */
const EXTRA: Partial<Record<PeriodKind, ExtraPeriodKind>> = { half: 'extra-time', quarter: 'overtime', period: 'overtime' };
const EXTRA_HALVES = 2;

/**
 * Kind and number of a period of the feed. After regular time, sports with halves play two halves of extra time and then a shoot-out; water
 * polo and field hockey go straight to the shoot-out; the others play overtimes until one side leads.
 *
 * @param period - as in the clock and the score, from 1; extra periods continue the count.
 */
export function numberedPeriod({ periodKind, periods, hasDraw }: SportRules, period: number): NumberedPeriod {
  const number = period - periods;
  const kind = EXTRA[periodKind];
  if (number <= 0 || kind === undefined) return { kind: periodKind, number: period };
  const isShotOut = (periodKind === 'quarter' && hasDraw) || (kind === 'extra-time' && number > EXTRA_HALVES);
  return { kind: isShotOut ? 'shoot-out' : kind, number };
}
