import { measureVideoPoker } from '../measure/measure-cards.ts';
import { machineRow } from '../measure/row-kinds.ts';
import { machineParts } from '../pay-table/tables.ts';
import { bonusHand } from '../tables/video-hands.ts';
import { BONUS, videoPoker } from '../tables/video-poker.ts';
import { measured } from './measured/video-poker-bonus.ts';
import type { FiguresEntry, ModelEntry, PaysEntry, RulesEntry } from './model-entry.ts';

export const model: ModelEntry = {
  id: 'video-poker-bonus',
  place: 190,
  name: 'Bonus poker 8/5',
  group: 'cards',
  catalogue: { kind: 'poker', features: ['demo'] },
  leastEdge: 83,
};

export const rules: RulesEntry = () => videoPoker(bonusHand, BONUS);

export const pays: PaysEntry = {
  parts: () => machineParts(BONUS),
  measured,
};

export const figures: FiguresEntry = {
  rows: () => [machineRow(() => measureVideoPoker(bonusHand, BONUS), '99.1660 %, published for 8/5')],
  data: { 'video-poker-bonus': BONUS },
};
