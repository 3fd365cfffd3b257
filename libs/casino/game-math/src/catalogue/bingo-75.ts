import { measureBingo } from '../measure/measure-tables.ts';
import { bingo, BINGO_LINES, BINGO_PAYS } from '../numbers/bingo.ts';
import { BINGO } from '../pay-table/numbers.ts';
import { measured } from './measured/bingo-75.ts';
import type { FiguresEntry, ModelEntry, PaysEntry, RulesEntry } from './model-entry.ts';

export const model: ModelEntry = {
  id: 'bingo-75',
  place: 250,
  name: 'Bingo 75',
  group: 'numbers',
  catalogue: { kind: 'bingo', features: ['demo'] },
  drawEveryMs: 30_000,
  leastEdge: 465,
};

export const rules: RulesEntry = () => bingo();

export const pays: PaysEntry = {
  parts: () => BINGO,
  measured,
};

export const figures: FiguresEntry = {
  rows: () => [{ of: 'one card', choice: { word: 'every-round' }, measure: measureBingo }],
  data: { 'bingo-75': { lines: BINGO_LINES, pays: BINGO_PAYS } },
};
