import { rouletteRows } from '../measure/row-kinds.ts';
import { rouletteParts } from '../pay-table/tables.ts';
import { roulette } from '../tables/roulette.ts';
import { measured } from './measured/live-roulette.ts';
import type { FiguresEntry, ModelEntry, PaysEntry, RulesEntry } from './model-entry.ts';

export const model: ModelEntry = {
  id: 'live-roulette',
  place: 440,
  name: 'Shared roulette',
  group: 'tables',
  catalogue: { kind: 'live', features: ['demo'] },
  drawEveryMs: 20_000,
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
