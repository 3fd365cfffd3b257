import { wheel, WHEEL_HIGH } from '../instant/single-draw.ts';
import { measureEqual } from '../measure/measure-tables.ts';
import { wheelParts } from '../pay-table/instant.ts';
import { measured } from './measured/wheel-high.ts';
import type { FiguresEntry, ModelEntry, PaysEntry, RulesEntry } from './model-entry.ts';

export const model: ModelEntry = {
  id: 'wheel-high',
  place: 370,
  name: 'Wheel, high risk',
  group: 'instant',
  catalogue: { kind: 'instant', features: ['multipliers', 'demo'] },
  leastEdge: 400,
};

export const rules: RulesEntry = () => wheel(WHEEL_HIGH);

export const pays: PaysEntry = {
  parts: () => wheelParts(WHEEL_HIGH),
  measured,
};

export const figures: FiguresEntry = {
  rows: () => [{ of: 'every spin', choice: { word: 'every-round' }, measure: () => measureEqual(WHEEL_HIGH) }],
  data: { 'wheel-high': WHEEL_HIGH },
};
