import { type Draw, type ModelId, type Scene } from '@touchline/casino-game-math';
import { payTableOf } from '@touchline/casino-game-math/measure';
import { render, screen, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { AMOUNT, type Chosen, listed, type PaidRound } from '../../testing/paid-rounds.ts';
import { PayTable } from '../PayTable.tsx';

export const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);
/** What a player reads: figures by heading, row and column; text of the rules. Keeps what was asked for. */
export function readTable(model: ModelId) {
  render(
    <IntlProvider locale="en">
      <PayTable table={payTableOf(model)} />
    </IntlProvider>,
  );
  const figures = new Map<string, number>();
  for (const table of screen.queryAllByRole('table')) {
    const heading = document.getElementById(table.getAttribute('aria-labelledby') ?? '')?.textContent ?? '';
    const heads = within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    for (const row of within(table).getAllByRole('row').slice(1)) {
      const name = within(row).getByRole('rowheader').textContent;
      for (const [at, { textContent }] of within(row).getAllByRole('cell').entries()) {
        const times = /^×([\d,.]+)$/.exec(textContent)?.[1];
        const head = heads[at + heads.length - within(row).getAllByRole('cell').length] ?? '';
        if (times !== undefined && heading !== 'Return to player')
          figures.set(`${heading}|${name}|${head}`, Math.round(Number(times.replaceAll(',', '')) * 10_000) / 100);
      }
    }
  }
  const seen = new Set<string>();
  return {
    figures,
    seen,
    text: document.body.textContent,
    /** A payout that is shown, in hundredths of the stake; 0 for one that is not. */
    shown: (heading: string, row: string, column = 'Pays'): number => {
      const key = `${heading}|${row}|${column}`;
      seen.add(key);
      return figures.get(key) ?? 0;
    },
  };
}
export type Table = ReturnType<typeof readTable>;
export const PAID = 'What is paid';
export const sceneOf = <Kind extends Scene['kind']>({ played: { scene } }: PaidRound, kind: Kind): Extract<Scene, { kind: Kind }> => {
  if (scene.kind !== kind) throw new Error(`a scene of ${scene.kind}`);
  return scene as Extract<Scene, { kind: Kind }>;
};
/** A reading of one family: the return of a round by what is shown, and rounds that reach every figure. */
export interface Reading {
  expected: (round: PaidRound, table: Table) => number;
  chosen: (model: ModelId) => Chosen[];
  random: (draw: Draw) => Pick<Chosen, 'choice' | 'moves'>;
}
export const betsOf = ({ bet }: PaidRound) => bet.choice['bets'] as readonly { on: string; amount: number }[];
export const oneBet = (on: string, more: Record<string, unknown> = {}) => ({ ...more, bets: [{ on, amount: AMOUNT }] });
export const oneOf = <T,>(draw: Draw, items: readonly T[]): T => items[draw(items.length)] as T;
export const always =
  (...numbers: number[]): Chosen['draws'] =>
  () =>
    listed(numbers);
export const weighted = (weights: readonly number[], at: number): number => weights.slice(0, at).reduce((sum, weight) => sum + weight, 0);
export const capital = (value: unknown): string => `${String(value)[0]?.toUpperCase() ?? ''}${String(value).slice(1)}`;
