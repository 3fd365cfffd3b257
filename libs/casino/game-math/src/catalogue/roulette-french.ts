import { rouletteRows } from '../measure/row-kinds.ts';
import { rouletteParts } from '../pay-table/tables.ts';
import { roulette } from '../tables/roulette.ts';
import { measured } from './measured/roulette-french.ts';
import type { FiguresEntry, ModelEntry, PaysEntry, RulesEntry } from './model-entry.ts';

export const model: ModelEntry = {
  id: 'roulette-french',
  place: 80,
  name: 'French roulette',
  group: 'tables',
  catalogue: { kind: 'table', features: ['demo'] },
  leastEdge: 135,
};

export const rules: RulesEntry = () => roulette('french');

export const pays: PaysEntry = {
  parts: () => rouletteParts('french'),
  measured,
};

export const figures: FiguresEntry = {
  rows: () => rouletteRows('french'),
};
