import { measureVideoPoker } from '../measure/measure-cards.ts';
import { machineRow } from '../measure/row-kinds.ts';
import { machineParts } from '../pay-table/tables.ts';
import { kickerHand } from '../tables/video-hands.ts';
import { DOUBLE_DOUBLE, videoPoker } from '../tables/video-poker.ts';
import { measured } from './measured/video-poker-double-double.ts';
import type { FiguresEntry, ModelEntry, PaysEntry, RulesEntry } from './model-entry.ts';

export const model: ModelEntry = {
  id: 'video-poker-double-double',
  place: 210,
  name: 'Double double bonus 9/6',
  group: 'cards',
  catalogue: { kind: 'poker', features: ['demo'] },
  leastEdge: 101,
};

export const rules: RulesEntry = () => videoPoker(kickerHand, DOUBLE_DOUBLE);

export const pays: PaysEntry = {
  parts: () => machineParts(DOUBLE_DOUBLE),
  measured,
};

export const figures: FiguresEntry = {
  rows: () => [machineRow(() => measureVideoPoker(kickerHand, DOUBLE_DOUBLE), '98.9808 %, published for 9/6')],
  data: { 'video-poker-double-double': DOUBLE_DOUBLE },
};
