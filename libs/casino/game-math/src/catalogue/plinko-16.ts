import { PLINKO, plinko } from '../instant/plinko.ts';
import { plinkoRows } from '../measure/row-kinds.ts';
import { plinkoParts } from '../pay-table/instant.ts';
import { measured } from './measured/plinko-16.ts';
import type { FiguresEntry, ModelEntry, PaysEntry, RulesEntry } from './model-entry.ts';

export const model: ModelEntry = {
  id: 'plinko-16',
  place: 330,
  name: 'Plinko, 16 rows',
  group: 'instant',
  catalogue: { kind: 'instant', features: ['multipliers', 'demo'] },
  leastEdge: 100,
};

export const rules: RulesEntry = () => plinko(16);

export const pays: PaysEntry = {
  parts: () => plinkoParts(16),
  measured,
};

export const figures: FiguresEntry = {
  rows: () => plinkoRows(16),
  data: { plinko: PLINKO },
};
