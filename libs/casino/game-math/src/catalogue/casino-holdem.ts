import { simulateHoldem } from '../measure/measure-cards.ts';
import { SIMULATED_ROUNDS } from '../measure/row-kinds.ts';
import { HOLDEM } from '../pay-table/tables.ts';
import { casinoHoldem, HOLDEM_PAYS } from '../tables/poker.ts';
import { measured } from './measured/casino-holdem.ts';
import type { FiguresEntry, ModelEntry, PaysEntry, RulesEntry } from './model-entry.ts';

export const model: ModelEntry = {
  id: 'casino-holdem',
  place: 150,
  name: 'Casino hold’em',
  group: 'cards',
  catalogue: { kind: 'poker', features: ['demo'] },
  leastEdge: 216,
};

export const rules: RulesEntry = () => casinoHoldem();

export const pays: PaysEntry = {
  parts: () => HOLDEM,
  measured,
  isSum: true,
};

export const figures: FiguresEntry = {
  rows: () => [
    {
      of: 'call with a pair, a queen, king or ace, four to a straight or flush, or two high cards',
      choice: { word: 'holdem-play' },
      bestRtp: 0.9784,
      rounds: SIMULATED_ROUNDS,
      measure: (random) => simulateHoldem(SIMULATED_ROUNDS, random),
      source: '97.84 % is published for best play',
    },
  ],
  data: { 'casino-holdem': HOLDEM_PAYS },
};
