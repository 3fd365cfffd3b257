import { measureVideoPoker } from '../measure/measure-cards.ts';
import { machineRow } from '../measure/row-kinds.ts';
import { machineParts } from '../pay-table/tables.ts';
import { jokerHand } from '../tables/video-hands.ts';
import { JOKER, JOKER_DECK, videoPoker } from '../tables/video-poker.ts';
import { measured } from './measured/video-poker-joker.ts';
import type { FiguresEntry, ModelEntry, PaysEntry, RulesEntry } from './model-entry.ts';

export const model: ModelEntry = {
  id: 'video-poker-joker',
  place: 230,
  name: 'Joker poker',
  group: 'cards',
  catalogue: { kind: 'poker', features: ['demo'] },
  // Best play returns more than it takes, so this earns nothing.
  leastEdge: 0,
};

export const rules: RulesEntry = () => videoPoker(jokerHand, JOKER, JOKER_DECK);

export const pays: PaysEntry = {
  parts: () => machineParts(JOKER, 'joker'),
  measured,
};

export const figures: FiguresEntry = {
  rows: () => [machineRow(() => measureVideoPoker(jokerHand, JOKER, JOKER_DECK.length), '100.6463 %, published for full pay')],
  data: { 'video-poker-joker': JOKER },
};
