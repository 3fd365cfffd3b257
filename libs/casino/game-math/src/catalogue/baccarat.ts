import { baccaratRows } from '../measure/row-kinds.ts';
import { BACCARAT } from '../pay-table/tables.ts';
import { baccarat } from '../tables/baccarat.ts';
import { measured } from './measured/baccarat.ts';
import type { FiguresEntry, ModelEntry, PaysEntry, RulesEntry } from './model-entry.ts';

export const model: ModelEntry = {
  id: 'baccarat',
  place: 130,
  name: 'Baccarat',
  group: 'tables',
  catalogue: { kind: 'table', features: ['demo'] },
  leastEdge: 105,
};

export const rules: RulesEntry = () => baccarat();

export const pays: PaysEntry = {
  parts: () => BACCARAT,
  measured,
};

export const figures: FiguresEntry = {
  rows: () => baccaratRows(),
};
