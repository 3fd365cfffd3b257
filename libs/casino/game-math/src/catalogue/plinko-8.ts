import { plinko } from '../instant/plinko.ts';
import { plinkoRows } from '../measure/row-kinds.ts';
import { plinkoParts } from '../pay-table/instant.ts';
import { measured } from './measured/plinko-8.ts';
import type { FiguresEntry, ModelEntry, PaysEntry, RulesEntry } from './model-entry.ts';

export const model: ModelEntry = {
  id: 'plinko-8',
  place: 310,
  name: 'Plinko, 8 rows',
  group: 'instant',
  catalogue: { kind: 'instant', features: ['multipliers', 'demo'] },
  leastEdge: 93,
};

export const rules: RulesEntry = () => plinko(8);

export const pays: PaysEntry = {
  parts: () => plinkoParts(8),
  measured,
};

export const figures: FiguresEntry = {
  rows: () => plinkoRows(8),
};
