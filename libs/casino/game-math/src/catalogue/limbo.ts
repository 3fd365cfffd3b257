import { limbo } from '../instant/climbing.ts';
import { measureClimb } from '../measure/measure-tables.ts';
import { climbs } from '../measure/row-kinds.ts';
import { CLIMB } from '../pay-table/instant.ts';
import { measured } from './measured/limbo.ts';
import type { FiguresEntry, ModelEntry, PaysEntry, RulesEntry } from './model-entry.ts';

export const model: ModelEntry = {
  id: 'limbo',
  place: 350,
  name: 'Limbo',
  group: 'instant',
  catalogue: { kind: 'instant', features: ['multipliers', 'demo'] },
  leastEdge: 100,
};

export const rules: RulesEntry = () => limbo();

export const pays: PaysEntry = {
  parts: () => CLIMB,
  measured,
};

export const figures: FiguresEntry = {
  rows: () => [
    { of: 'target 2.00', choice: { word: 'left-at', n: 200 }, measure: () => measureClimb(200) },
    { of: 'target 100.00', choice: { word: 'left-at', n: 10_000 }, measure: () => measureClimb(10_000) },
  ],
  range: climbs,
};
