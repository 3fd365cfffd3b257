import { rouletteRows } from '../measure/row-kinds.ts';
import { rouletteParts } from '../pay-table/tables.ts';
import { roulette } from '../tables/roulette.ts';
import { measured } from './measured/roulette-american.ts';
import type { FiguresEntry, ModelEntry, PaysEntry, RulesEntry } from './model-entry.ts';

export const model: ModelEntry = {
  id: 'roulette-american',
  place: 90,
  name: 'American roulette',
  group: 'tables',
  catalogue: { kind: 'table', features: ['demo'] },
  leastEdge: 526,
};

export const rules: RulesEntry = () => roulette('american');

export const pays: PaysEntry = {
  parts: () => rouletteParts('american'),
  measured,
};

export const figures: FiguresEntry = {
  rows: () => rouletteRows('american'),
};
