import { measureVideoPoker } from '../measure/measure-cards.ts';
import { machineRow } from '../measure/row-kinds.ts';
import { machineParts } from '../pay-table/tables.ts';
import { jacksHand } from '../tables/video-hands.ts';
import { JACKS, videoPoker } from '../tables/video-poker.ts';
import { measured } from './measured/video-poker-jacks.ts';
import type { FiguresEntry, ModelEntry, PaysEntry, RulesEntry } from './model-entry.ts';

export const model: ModelEntry = {
  id: 'video-poker-jacks',
  place: 160,
  name: 'Jacks or better',
  group: 'cards',
  catalogue: { kind: 'poker', features: ['demo'] },
  leastEdge: 45,
};

export const rules: RulesEntry = () => videoPoker(jacksHand, JACKS);

export const pays: PaysEntry = {
  parts: () => machineParts(JACKS),
  measured,
};

export const figures: FiguresEntry = {
  rows: () => [machineRow(() => measureVideoPoker(jacksHand, JACKS), '99.5439 %, published for 9/6')],
  data: { 'video-poker-jacks': JACKS },
};
