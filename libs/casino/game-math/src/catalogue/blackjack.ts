import { simulateBlackjack } from '../measure/measure-cards.ts';
import { playBlackjack } from '../measure/play-blackjack.ts';
import { BLACKJACK_ROUNDS } from '../measure/row-kinds.ts';
import { BLACKJACK } from '../pay-table/tables.ts';
import { blackjackReturn } from '../tables/blackjack-play.ts';
import { blackjack } from '../tables/blackjack.ts';
import { measured } from './measured/blackjack.ts';
import type { FiguresEntry, ModelEntry, PaysEntry, RulesEntry } from './model-entry.ts';

export const model: ModelEntry = {
  id: 'blackjack',
  place: 120,
  name: 'Blackjack',
  group: 'cards',
  catalogue: { kind: 'table', features: ['demo'] },
  leastEdge: 57,
};

export const rules: RulesEntry = () => blackjack();

export const pays: PaysEntry = {
  parts: () => BLACKJACK,
  measured,
  isSum: true,
};

export const figures: FiguresEntry = {
  rows: () => [
    {
      of: 'best play',
      choice: { word: 'best-play' },
      rounds: BLACKJACK_ROUNDS,
      exactRtp: () => 1 + blackjackReturn(),
      measure: (random) => simulateBlackjack(BLACKJACK_ROUNDS, playBlackjack(random)),
      source: '99.3098 %, published for an infinite deck without doubling after a split: the same count gives it',
    },
  ],
};
