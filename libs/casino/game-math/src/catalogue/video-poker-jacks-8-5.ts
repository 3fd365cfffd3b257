import { measureVideoPoker } from '../measure/measure-cards.ts';
import { machineRow } from '../measure/row-kinds.ts';
import { machineParts } from '../pay-table/tables.ts';
import { jacksHand } from '../tables/video-hands.ts';
import { JACKS_8_5, videoPoker } from '../tables/video-poker.ts';
import { measured } from './measured/video-poker-jacks-8-5.ts';
import type { FiguresEntry, ModelEntry, PaysEntry, RulesEntry } from './model-entry.ts';

export const model: ModelEntry = {
  id: 'video-poker-jacks-8-5',
  place: 180,
  name: 'Jacks or better 8/5',
  group: 'cards',
  catalogue: { kind: 'poker', features: ['demo'] },
  leastEdge: 270,
};

export const rules: RulesEntry = () => videoPoker(jacksHand, JACKS_8_5);

export const pays: PaysEntry = {
  parts: () => machineParts(JACKS_8_5),
  measured,
};

export const figures: FiguresEntry = {
  rows: () => [machineRow(() => measureVideoPoker(jacksHand, JACKS_8_5), '97.2984 %, published for 8/5')],
  data: { 'video-poker-jacks-8-5': JACKS_8_5 },
};
