import { numbersRows } from '../measure/row-kinds.ts';
import { KENO, KENO_SIZE, numbersGame } from '../numbers/keno.ts';
import { numbersParts } from '../pay-table/numbers.ts';
import { measured } from './measured/keno-80.ts';
import type { FiguresEntry, ModelEntry, PaysEntry, RulesEntry } from './model-entry.ts';

export const model: ModelEntry = {
  id: 'keno-80',
  place: 240,
  name: 'Keno',
  group: 'numbers',
  catalogue: { kind: 'keno', features: ['demo'] },
  leastEdge: 430,
};

export const rules: RulesEntry = () => numbersGame('keno', KENO_SIZE, KENO);

export const pays: PaysEntry = {
  parts: () => numbersParts(KENO_SIZE, KENO, false),
  measured,
};

export const figures: FiguresEntry = {
  rows: () => numbersRows(KENO_SIZE, KENO, 6),
  data: { 'keno-80': { ...KENO_SIZE, pays: KENO } },
};
