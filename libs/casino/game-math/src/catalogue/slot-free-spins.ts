import { measureReels } from '../measure/measure-slots.ts';
import { reelParts } from '../pay-table/slots.ts';
import { reelSlot } from '../slots/engine.ts';
import { FREE_SPINS } from '../slots/models.ts';
import { measured } from './measured/slot-free-spins.ts';
import type { FiguresEntry, ModelEntry, PaysEntry, RulesEntry } from './model-entry.ts';

export const model: ModelEntry = {
  id: 'slot-free-spins',
  place: 50,
  name: 'Triple Free Spins',
  group: 'slots',
  catalogue: { kind: 'slots', features: ['free-spins', 'multipliers', 'demo'] },
  grid: { columns: 5, rows: 3, lines: 10, ways: null },
  traits: ['wilds', 'free-spins', 'multipliers'],
  leastEdge: 416,
};

export const rules: RulesEntry = () => reelSlot(FREE_SPINS);

export const pays: PaysEntry = {
  parts: () => reelParts(FREE_SPINS),
  measured,
  isSum: true,
};

export const figures: FiguresEntry = {
  rows: () => [{ of: 'every spin', choice: { word: 'every-round' }, measure: () => measureReels(FREE_SPINS) }],
  data: { 'slot-free-spins': FREE_SPINS },
};
