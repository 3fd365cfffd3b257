import { measureVideoPoker } from '../measure/measure-cards.ts';
import { machineRow } from '../measure/row-kinds.ts';
import { machineParts } from '../pay-table/tables.ts';
import { bonusHand } from '../tables/video-hands.ts';
import { DOUBLE_BONUS, videoPoker } from '../tables/video-poker.ts';
import { measured } from './measured/video-poker-double-bonus.ts';
import type { FiguresEntry, ModelEntry, PaysEntry, RulesEntry } from './model-entry.ts';

export const model: ModelEntry = {
  id: 'video-poker-double-bonus',
  place: 200,
  name: 'Double bonus 10/7',
  group: 'cards',
  catalogue: { kind: 'poker', features: ['demo'] },
  // Best play returns more than it takes, so this earns nothing.
  leastEdge: 0,
};

export const rules: RulesEntry = () => videoPoker(bonusHand, DOUBLE_BONUS);

export const pays: PaysEntry = {
  parts: () => machineParts(DOUBLE_BONUS),
  measured,
};

export const figures: FiguresEntry = {
  rows: () => [machineRow(() => measureVideoPoker(bonusHand, DOUBLE_BONUS), '100.1725 %, published for 10/7')],
  data: { 'video-poker-double-bonus': DOUBLE_BONUS },
};
