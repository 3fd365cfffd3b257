import { measureReels } from '../measure/measure-slots.ts';
import { reelParts } from '../pay-table/slots.ts';
import { reelSlot } from '../slots/engine.ts';
import { LINES } from '../slots/models.ts';
import { measured } from './measured/slot-lines-5x3.ts';
import type { FiguresEntry, ModelEntry, PaysEntry, RulesEntry } from './model-entry.ts';

export const model: ModelEntry = {
  id: 'slot-lines-5x3',
  place: 20,
  name: 'Ten Lines',
  group: 'slots',
  catalogue: { kind: 'slots', features: ['jackpot', 'demo'] },
  grid: { columns: 5, rows: 3, lines: 10, ways: null },
  traits: ['wilds', 'jackpot'],
  leastEdge: 301,
};

export const rules: RulesEntry = () => reelSlot(LINES);

export const pays: PaysEntry = {
  parts: () => reelParts(LINES),
  measured,
  isSum: true,
};

export const figures: FiguresEntry = {
  rows: () => [{ of: 'every spin', choice: { word: 'every-round' }, measure: () => measureReels(LINES) }],
  data: { 'slot-lines-5x3': LINES },
};
