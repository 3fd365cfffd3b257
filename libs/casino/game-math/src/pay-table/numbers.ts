import { BINGO_BALLS, BINGO_DRAWN, BINGO_LINES, BINGO_PAYS } from '../numbers/bingo.ts';
import type { KenoPays, KenoSize } from '../numbers/keno.ts';
import { prizeSymbol, type ScratchPrizes } from '../numbers/scratch.ts';
import { type Parts, rule, label, pays, chance, count, rowOf } from './parts.ts';

export function numbersParts({ of, drawn }: KenoSize, table: KenoPays, isAll: boolean): Parts {
  const paidHits = count(0, table.length).filter((hits) => table.some((own) => (own[hits] ?? 0) > 0));
  return {
    grids: [
      {
        name: 'paid',
        columns: paidHits.map((n) => ({ label: label('hits', { n }), unit: 'times' })),
        rows: table.map((own, at) =>
          rowOf(label('chosen', { n: at + 1 }), ...paidHits.map((hits) => (hits > at + 1 ? null : (own[hits] ?? 0)))),
        ),
      },
    ],
    rules: [rule('numbers-drawn', { n: drawn, of, most: table.length }), ...(isAll ? [rule('all-chosen')] : [])],
  };
}

export const BINGO: Parts = {
  grids: [
    {
      name: 'paid',
      columns: [pays],
      rows: count(1, BINGO_PAYS.length - 1).map((n) =>
        rowOf(label(n === BINGO_PAYS.length - 1 ? 'or-more' : 'full-lines', { n }), BINGO_PAYS[n] ?? 0),
      ),
    },
  ],
  rules: [rule('bingo-lines', { n: BINGO_DRAWN, of: BINGO_BALLS, lines: BINGO_LINES.length })],
};

export function scratchParts({ times, weights, multipliers, multiplierWeights }: ScratchPrizes): Parts {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const isMultiplied = multipliers.length > 1;
  const most = multiplierWeights.reduce((sum, weight) => sum + weight, 0);
  return {
    grids: [
      {
        name: 'paid',
        columns: [
          ...multipliers.map((n) => ({ label: isMultiplied ? label('times', { n: n * 100 }) : label('pays'), unit: 'times' as const })),
          chance,
        ],
        rows: count(1, times.length - 1).map((prize) =>
          rowOf(
            label('three-of', { of: prizeSymbol(prize) }),
            ...multipliers.map((multiplier) => (times[prize] ?? 0) * multiplier),
            (weights[prize] ?? 0) / total,
          ),
        ),
      },
      ...(isMultiplied
        ? [
            {
              name: 'multiples',
              columns: [chance],
              rows: multipliers.map((n, at) => rowOf(label('times', { n: n * 100 }), (multiplierWeights[at] ?? 0) / most)),
            } as const,
          ]
        : []),
    ],
    rules: [rule('scratch')],
  };
}
