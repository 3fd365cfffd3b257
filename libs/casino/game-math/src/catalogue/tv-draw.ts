import { numbersRows } from '../measure/row-kinds.ts';
import { DRAW, DRAW_SIZE, numbersGame } from '../numbers/keno.ts';
import { numbersParts } from '../pay-table/numbers.ts';
import { measured } from './measured/tv-draw.ts';
import type { FiguresEntry, ModelEntry, PaysEntry, RulesEntry } from './model-entry.ts';

export const model: ModelEntry = {
  id: 'tv-draw',
  place: 430,
  name: '7 of 42',
  group: 'numbers',
  catalogue: { kind: 'tv', features: ['demo'] },
  drawEveryMs: 60_000,
  leastEdge: 487,
};

export const rules: RulesEntry = () => numbersGame('draw', DRAW_SIZE, DRAW);

export const pays: PaysEntry = {
  parts: () => numbersParts(DRAW_SIZE, DRAW, true),
  measured,
};

export const figures: FiguresEntry = {
  rows: () => numbersRows(DRAW_SIZE, DRAW, 2),
  data: { 'tv-draw': { ...DRAW_SIZE, pays: DRAW } },
};
