import { simulateCascade } from '../measure/measure-slots.ts';
import { SIMULATED_ROUNDS } from '../measure/row-kinds.ts';
import { cascadeParts } from '../pay-table/slots.ts';
import { cascadeMost, cascadeSlot } from '../slots/engine.ts';
import { CASCADE } from '../slots/models.ts';
import { measured } from './measured/slot-cascade-6x5.ts';
import type { FiguresEntry, ModelEntry, PaysEntry, RulesEntry } from './model-entry.ts';

export const model: ModelEntry = {
  id: 'slot-cascade-6x5',
  place: 40,
  name: 'Cascade',
  group: 'slots',
  catalogue: { kind: 'slots', features: ['cascades', 'multipliers', 'demo'] },
  grid: { columns: 6, rows: 5, lines: null, ways: null },
  traits: ['cascades', 'multipliers'],
  leastEdge: 258,
};

export const rules: RulesEntry = () => cascadeSlot(CASCADE);

export const pays: PaysEntry = {
  parts: () => cascadeParts(CASCADE),
  measured,
  most: () => cascadeMost(CASCADE),
  isSum: true,
};

export const figures: FiguresEntry = {
  rows: () => [
    {
      of: 'every spin',
      choice: { word: 'every-round' },
      rounds: SIMULATED_ROUNDS,
      measure: (random) => simulateCascade(CASCADE, SIMULATED_ROUNDS, random),
      most: () => cascadeMost(CASCADE),
    },
  ],
  data: { 'slot-cascade-6x5': CASCADE },
};
