import { measureVideoPoker } from '../measure/measure-cards.ts';
import { machineRow } from '../measure/row-kinds.ts';
import { machineParts } from '../pay-table/tables.ts';
import { deucesHand } from '../tables/video-hands.ts';
import { DEUCES, videoPoker } from '../tables/video-poker.ts';
import { measured } from './measured/video-poker-deuces.ts';
import type { FiguresEntry, ModelEntry, PaysEntry, RulesEntry } from './model-entry.ts';

export const model: ModelEntry = {
  id: 'video-poker-deuces',
  place: 170,
  name: 'Deuces wild',
  group: 'cards',
  catalogue: { kind: 'poker', features: ['demo'] },
  leastEdge: 27,
};

export const rules: RulesEntry = () => videoPoker(deucesHand, DEUCES);

export const pays: PaysEntry = {
  parts: () => machineParts(DEUCES, 'deuces-wild'),
  measured,
};

export const figures: FiguresEntry = {
  rows: () => [machineRow(() => measureVideoPoker(deucesHand, DEUCES), '99.7283 %, published for this pay table')],
  data: { 'video-poker-deuces': DEUCES },
};
