import { measureHold } from '../measure/measure-slots.ts';
import { holdParts } from '../pay-table/slots.ts';
import { holdSlot } from '../slots/engine.ts';
import { HOLD } from '../slots/models.ts';
import { measured } from './measured/slot-hold-respin.ts';
import type { FiguresEntry, ModelEntry, PaysEntry, RulesEntry } from './model-entry.ts';

export const model: ModelEntry = {
  id: 'slot-hold-respin',
  place: 60,
  name: 'Hold the Coins',
  group: 'slots',
  catalogue: { kind: 'slots', features: ['hold-and-win', 'jackpot', 'demo'] },
  grid: { columns: 3, rows: 3, lines: null, ways: null },
  traits: ['hold-and-win', 'jackpot'],
  leastEdge: 528,
};

export const rules: RulesEntry = () => holdSlot(HOLD);

export const pays: PaysEntry = {
  parts: () => holdParts(HOLD),
  measured,
  isSum: true,
};

export const figures: FiguresEntry = {
  rows: () => [{ of: 'every spin', choice: { word: 'every-round' }, measure: () => measureHold(HOLD) }],
  data: { 'slot-hold-respin': HOLD },
};
