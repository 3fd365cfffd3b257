import { wheel, WHEEL_LOW } from '../instant/single-draw.ts';
import { measureEqual } from '../measure/measure-tables.ts';
import { wheelParts } from '../pay-table/instant.ts';
import { measured } from './measured/wheel-low.ts';
import type { FiguresEntry, ModelEntry, PaysEntry, RulesEntry } from './model-entry.ts';

export const model: ModelEntry = {
  id: 'wheel-low',
  place: 360,
  name: 'Wheel, low risk',
  group: 'instant',
  catalogue: { kind: 'instant', features: ['multipliers', 'demo'] },
  leastEdge: 400,
};

export const rules: RulesEntry = () => wheel(WHEEL_LOW);

export const pays: PaysEntry = {
  parts: () => wheelParts(WHEEL_LOW),
  measured,
};

export const figures: FiguresEntry = {
  rows: () => [{ of: 'every spin', choice: { word: 'every-round' }, measure: () => measureEqual(WHEEL_LOW) }],
  data: { 'wheel-low': WHEEL_LOW },
};
