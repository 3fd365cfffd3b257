import { measureReels } from '../measure/measure-slots.ts';
import { reelParts } from '../pay-table/slots.ts';
import { reelSlot } from '../slots/engine.ts';
import { CLASSIC } from '../slots/models.ts';
import { measured } from './measured/slot-classic-3x3.ts';
import type { FiguresEntry, ModelEntry, PaysEntry, RulesEntry } from './model-entry.ts';

export const model: ModelEntry = {
  id: 'slot-classic-3x3',
  place: 10,
  name: 'Classic Three',
  group: 'slots',
  catalogue: { kind: 'slots', features: ['demo'] },
  grid: { columns: 3, rows: 3, lines: 5, ways: null },
  traits: [],
  leastEdge: 359,
};

export const rules: RulesEntry = () => reelSlot(CLASSIC);

export const pays: PaysEntry = {
  parts: () => reelParts(CLASSIC),
  measured,
  isSum: true,
};

export const figures: FiguresEntry = {
  rows: () => [{ of: 'every spin', choice: { word: 'every-round' }, measure: () => measureReels(CLASSIC) }],
  data: { 'slot-classic-3x3': CLASSIC },
};
