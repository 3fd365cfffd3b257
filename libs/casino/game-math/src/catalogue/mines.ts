import { MINE_CELLS, mines } from '../instant/mines.ts';
import { measureMines } from '../measure/measure-tables.ts';
import { rangeOf } from '../measure/row-kinds.ts';
import { MINES } from '../pay-table/instant.ts';
import { count } from '../pay-table/parts.ts';
import { measured } from './measured/mines.ts';
import type { FiguresEntry, ModelEntry, PaysEntry, RulesEntry } from './model-entry.ts';

export const model: ModelEntry = {
  id: 'mines',
  place: 300,
  name: 'Mines',
  group: 'instant',
  catalogue: { kind: 'instant', features: ['cash-out', 'demo'] },
  leastEdge: 100,
};

export const rules: RulesEntry = () => mines();

export const pays: PaysEntry = {
  parts: () => MINES,
  measured,
};

export const figures: FiguresEntry = {
  rows: () => [
    { of: '3 mines, 5 cells', choice: { word: 'mines-opened', n: 3, to: 5 }, measure: () => measureMines(3, 5) },
    { of: '10 mines, 3 cells', choice: { word: 'mines-opened', n: 10, to: 3 }, measure: () => measureMines(10, 3) },
  ],
  range: () =>
    rangeOf(count(1, MINE_CELLS - 1).flatMap((mines) => count(1, MINE_CELLS - mines).map((opened) => measureMines(mines, opened).rtp))),
};
