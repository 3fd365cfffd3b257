import { crash } from '../instant/climbing.ts';
import { measureClimb } from '../measure/measure-tables.ts';
import { climbs } from '../measure/row-kinds.ts';
import { CLIMB } from '../pay-table/instant.ts';
import { measured } from './measured/crash.ts';
import type { FiguresEntry, ModelEntry, PaysEntry, RulesEntry } from './model-entry.ts';

export const model: ModelEntry = {
  id: 'crash',
  place: 280,
  name: 'Crash',
  group: 'instant',
  catalogue: { kind: 'crash', features: ['cash-out', 'multipliers', 'demo'] },
  drawEveryMs: 20_000,
  leastEdge: 100,
};

export const rules: RulesEntry = () => crash();

export const pays: PaysEntry = {
  parts: () => CLIMB,
  measured,
};

export const figures: FiguresEntry = {
  rows: () => [
    { of: 'left at 2.00', choice: { word: 'left-at', n: 200 }, measure: () => measureClimb(200) },
    { of: 'left at 10.00', choice: { word: 'left-at', n: 1_000 }, measure: () => measureClimb(1_000) },
  ],
  range: climbs,
};
