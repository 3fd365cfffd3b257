import { measureReels } from '../measure/measure-slots.ts';
import { reelParts } from '../pay-table/slots.ts';
import { reelSlot } from '../slots/engine.ts';
import { WAYS } from '../slots/models.ts';
import { measured } from './measured/slot-ways-243.ts';
import type { FiguresEntry, ModelEntry, PaysEntry, RulesEntry } from './model-entry.ts';

export const model: ModelEntry = {
  id: 'slot-ways-243',
  place: 30,
  name: '243 Ways',
  group: 'slots',
  catalogue: { kind: 'slots', features: ['ways', 'jackpot', 'demo'] },
  grid: { columns: 5, rows: 3, lines: null, ways: 243 },
  traits: ['wilds', 'jackpot'],
  leastEdge: 341,
};

export const rules: RulesEntry = () => reelSlot(WAYS);

export const pays: PaysEntry = {
  parts: () => reelParts(WAYS),
  measured,
  isSum: true,
};

export const figures: FiguresEntry = {
  rows: () => [{ of: 'every spin', choice: { word: 'every-round' }, measure: () => measureReels(WAYS) }],
  data: { 'slot-ways-243': WAYS },
};
