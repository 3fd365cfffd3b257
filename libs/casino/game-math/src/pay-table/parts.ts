import type { PayLabel, PayRule, PayRuleName, PayTable, PayWord } from './shapes.ts';

/** Tables and rules of a game, without its figures. */
export type Parts = Pick<PayTable, 'grids' | 'rules'>;
export const rule = (name: PayRuleName, values: PayRule['values'] = {}): PayRule => ({ name, values });
export const label = (word: PayWord, more: Omit<PayLabel, 'word'> = {}): PayLabel => ({ word, ...more });
export const pays = { label: label('pays'), unit: 'times' } as const;
export const chance = { label: label('chance'), unit: 'chance' } as const;
export const count = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);
export const rowOf = (of: PayLabel, ...cells: (number | null)[]) => ({ label: of, cells });
