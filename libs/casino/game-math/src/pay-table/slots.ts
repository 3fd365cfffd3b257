import type { CascadeSlot, HoldSlot, ReelSlot } from '../slots/engine.ts';
import { type Parts, rule, label, pays, chance, count, rowOf } from './parts.ts';

export function reelParts(slot: ReelSlot): Parts {
  const { pays: table, reels, lines, free, wild } = slot;
  const counts = count(1, reels.length).filter((n) => Object.values(table).some((own) => (own[n - 1] ?? 0) > 0));
  return {
    grids: [
      {
        name: 'paid',
        columns: counts.map((n) => ({ label: label('of-a-kind', { n }), unit: 'times' })),
        rows: Object.entries(table).map(([of, own]) => rowOf(label('symbol', { of }), ...counts.map((n) => own[n - 1] ?? 0))),
      },
      ...(lines === undefined
        ? []
        : [
            {
              name: 'lines',
              columns: reels.map((_, reel) => ({ label: label('reel', { n: reel + 1 }), unit: 'count' as const })),
              rows: lines.map((line, at) => rowOf(label('line', { n: at + 1 }), ...line.map((row) => row + 1))),
            } as const,
          ]),
    ],
    rules: [
      lines === undefined ? rule('ways', { n: slot.rows ** reels.length }) : rule('left-to-right', { n: lines.length }),
      ...(wild === undefined ? [] : [rule('wild', { symbol: wild })]),
      ...(free === undefined ? [] : [rule('free-spins', { symbol: free.scatter, n: free.needs, spins: free.spins, times: free.times })]),
    ],
  };
}

export const cascadeParts = ({ sizes, pays: table, times, most, columns, rows }: CascadeSlot): Parts => ({
  grids: [
    {
      name: 'paid',
      columns: sizes.map((n, at) =>
        at === sizes.length - 1
          ? { label: label('or-more', { n }), unit: 'times' as const }
          : { label: label('span', { n, to: (sizes[at + 1] ?? 0) - 1 }), unit: 'times' as const },
      ),
      rows: Object.entries(table).map(([of, own]) => rowOf(label('symbol', { of }), ...own)),
    },
  ],
  rules: [rule('cascade', { n: sizes[0] ?? 0, cells: columns * rows, times: times.map((each) => `×${each}`).join(', '), falls: most })],
});

export function holdParts({ values, weights, coin, respinCoin, needs, respins, full, consolation, columns, rows }: HoldSlot): Parts {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return {
    grids: [
      {
        name: 'paid',
        columns: [pays, chance],
        rows: [
          ...values.map((value, at) => rowOf(label('coin'), value, (weights[at] ?? 0) / total)),
          rowOf(label('all-cells'), full, null),
        ],
      },
      {
        name: 'first-coins',
        columns: [pays],
        rows: Object.entries(consolation).map(([n, value]) => rowOf(label('coins', { n: Number(n) }), value)),
      },
    ],
    rules: [rule('respins', { cells: columns * rows, chance: coin / 1000, again: respinCoin / 1000, n: needs, respins })],
  };
}
