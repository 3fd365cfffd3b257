import { plinko } from '../instant/plinko.ts';
import { plinkoRows } from '../measure/row-kinds.ts';
import { plinkoParts } from '../pay-table/instant.ts';
import { measured } from './measured/plinko-12.ts';
import type { FiguresEntry, ModelEntry, PaysEntry, RulesEntry } from './model-entry.ts';

export const model: ModelEntry = {
  id: 'plinko-12',
  place: 320,
  name: 'Plinko, 12 rows',
  group: 'instant',
  catalogue: { kind: 'instant', features: ['multipliers', 'demo'] },
  leastEdge: 88,
};

export const rules: RulesEntry = () => plinko(12);

export const pays: PaysEntry = {
  parts: () => plinkoParts(12),
  measured,
};

export const figures: FiguresEntry = {
  rows: () => plinkoRows(12),
};
