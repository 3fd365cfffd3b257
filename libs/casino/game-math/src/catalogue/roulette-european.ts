import { rouletteRows } from '../measure/row-kinds.ts';
import { rouletteParts } from '../pay-table/tables.ts';
import { roulette } from '../tables/roulette.ts';
import { measured } from './measured/roulette-european.ts';
import type { FiguresEntry, ModelEntry, PaysEntry, RulesEntry } from './model-entry.ts';

export const model: ModelEntry = {
  id: 'roulette-european',
  place: 70,
  name: 'European roulette',
  group: 'tables',
  catalogue: { kind: 'table', features: ['demo'] },
  leastEdge: 270,
};

export const rules: RulesEntry = () => roulette('european');

export const pays: PaysEntry = {
  parts: () => rouletteParts('european'),
  measured,
};

export const figures: FiguresEntry = {
  rows: () => rouletteRows('european'),
};
