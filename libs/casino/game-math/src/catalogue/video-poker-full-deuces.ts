import { measureVideoPoker } from '../measure/measure-cards.ts';
import { machineRow } from '../measure/row-kinds.ts';
import { machineParts } from '../pay-table/tables.ts';
import { deucesHand } from '../tables/video-hands.ts';
import { FULL_DEUCES, videoPoker } from '../tables/video-poker.ts';
import { measured } from './measured/video-poker-full-deuces.ts';
import type { FiguresEntry, ModelEntry, PaysEntry, RulesEntry } from './model-entry.ts';

export const model: ModelEntry = {
  id: 'video-poker-full-deuces',
  place: 220,
  name: 'Deuces wild, full pay',
  group: 'cards',
  catalogue: { kind: 'poker', features: ['demo'] },
  // Best play returns more than it takes, so this earns nothing.
  leastEdge: 0,
};

export const rules: RulesEntry = () => videoPoker(deucesHand, FULL_DEUCES);

export const pays: PaysEntry = {
  parts: () => machineParts(FULL_DEUCES, 'deuces-wild'),
  measured,
};

export const figures: FiguresEntry = {
  rows: () => [machineRow(() => measureVideoPoker(deucesHand, FULL_DEUCES), '100.7620 %, published for full pay')],
  data: { 'video-poker-full-deuces': FULL_DEUCES },
};
