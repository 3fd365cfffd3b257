import { baccaratRows } from '../measure/row-kinds.ts';
import { BACCARAT } from '../pay-table/tables.ts';
import { baccarat } from '../tables/baccarat.ts';
import { measured } from './measured/live-baccarat.ts';
import type { FiguresEntry, ModelEntry, PaysEntry, RulesEntry } from './model-entry.ts';

export const model: ModelEntry = {
  id: 'live-baccarat',
  place: 450,
  name: 'Shared baccarat',
  group: 'tables',
  catalogue: { kind: 'live', features: ['demo'] },
  drawEveryMs: 20_000,
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
