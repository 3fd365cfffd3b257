import { EXOTIC_SYSTEMS, type ExoticSystemName, NAMED_SYSTEMS, type NamedSystemName, parseOdds } from '@touchline/betting-coupon-math';
import { readCount, type ReadAmount } from '@touchline/shared-primitives/typing';

/** Maximum number of selections per calculation. */
export const MOST_ROWS = 12;
export const LEG_RESULTS = ['win', 'lose', 'void', 'half-win', 'half-lose', 'place'] as const;
export type LegResult = (typeof LEG_RESULTS)[number];

/** Single Stakes About is the up-and-down bet. */
type OtherSystemName = Exclude<ExoticSystemName, 'single-stakes-about'>;
/** Kind of bet: singles, one express, a system of all groups of a size, each way, a named system, or a traditional shop bet. */
export type BetKind = 'single' | 'express' | 'system' | 'each-way' | NamedSystemName | 'up-and-down' | OtherSystemName;
export const BET_KINDS: readonly BetKind[] = [
  'single',
  'express',
  'system',
  'each-way',
  ...NAMED_SYSTEMS.map(({ name }) => name),
  'up-and-down',
  ...EXOTIC_SYSTEMS.flatMap(({ name }) => (name === 'single-stakes-about' ? [] : [name])),
];

/** A selection as entered. */
export interface Row {
  odds: string;
  result: LegResult;
  /** Rule 4 deduction for withdrawn runners, in percent of the profit. */
  deduction: number;
  /** Number of runners that share the place; 1 without a dead heat. */
  tied: number;
}

export interface Calculation {
  kind: BetKind;
  /** Selections per combination of a system. */
  size: number;
  stake: string;
  /** Place terms of an each-way bet: the denominator of the fraction. */
  placeTerms: number;
  rows: readonly Row[];
}

const whole = (text: string | null, least: number, most: number, other: number): number => readCount(text ?? '', { least, most }) ?? other;

const FIRST_ROWS = 2;

/** Parses a calculation from the URL; ignores invalid values. */
export function readCalculation(query: URLSearchParams): Calculation {
  const odds = query.getAll('o').slice(0, MOST_ROWS);
  const results = query.getAll('r');
  const deductions = query.getAll('d');
  const tied = query.getAll('t');
  const count = whole(query.get('n'), FIRST_ROWS, MOST_ROWS, Math.max(FIRST_ROWS, odds.length));
  return {
    kind: BET_KINDS.find((kind) => kind === query.get('kind')) ?? 'express',
    size: whole(query.get('size'), 2, MOST_ROWS, 2),
    stake: (query.get('stake') ?? '10').slice(0, 20),
    placeTerms: whole(query.get('place'), 2, 10, 5),
    rows: Array.from({ length: count }, (_, at) => ({
      odds: (odds[at] ?? '').slice(0, 20),
      result: LEG_RESULTS.find((result) => result === results[at]) ?? 'win',
      deduction: whole(deductions[at] ?? null, 0, 90, 0),
      tied: whole(tied[at] ?? null, 1, 20, 1),
    })),
  };
}

/** Query of a calculation, without default values. */
export function queryOfCalculation({ kind, size, stake, placeTerms, rows }: Calculation): string {
  const query = new URLSearchParams({ kind, stake });
  if (kind === 'system') query.set('size', String(size));
  if (kind === 'each-way') query.set('place', String(placeTerms));
  for (const { odds, result, deduction, tied } of rows) {
    query.append('o', odds);
    query.append('r', result);
    query.append('d', String(deduction));
    query.append('t', String(tied));
  }
  return query.toString();
}

/** Odds and stake as numbers; null if any is missing or invalid. Skips rows without odds. `read` reads the stake as the page writes it. */
export function numbersOf(
  { stake, rows }: Calculation,
  read: (text: string) => ReadAmount,
): { amount: number; legs: (Row & { coef: number })[] } | null {
  const amount = read(stake);
  const filled = rows.filter(({ odds }) => odds.trim() !== '');
  const legs = filled.flatMap((row) => {
    const coef = parseOdds(row.odds);
    return coef.isOk ? [{ ...row, coef: coef.value }] : [];
  });
  return amount.isOk && legs.length === filled.length && legs.length > 0 ? { amount: amount.value, legs } : null;
}
