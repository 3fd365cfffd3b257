import { simulateStud } from '../measure/measure-cards.ts';
import { SIMULATED_ROUNDS } from '../measure/row-kinds.ts';
import { STUD } from '../pay-table/tables.ts';
import { caribbeanStud, STUD_PAYS } from '../tables/poker.ts';
import { measured } from './measured/caribbean-stud.ts';
import type { FiguresEntry, ModelEntry, PaysEntry, RulesEntry } from './model-entry.ts';

export const model: ModelEntry = {
  id: 'caribbean-stud',
  place: 140,
  name: 'Caribbean stud',
  group: 'cards',
  catalogue: { kind: 'poker', features: ['demo'] },
  leastEdge: 500,
};

export const rules: RulesEntry = () => caribbeanStud();

export const pays: PaysEntry = {
  parts: () => STUD,
  measured,
  isSum: true,
};

export const figures: FiguresEntry = {
  rows: () => [
    {
      of: 'raise with A K J 8 3 or better',
      choice: { word: 'stud-play' },
      bestRtp: 0.9478,
      rounds: SIMULATED_ROUNDS,
      measure: (random) => simulateStud(SIMULATED_ROUNDS, random),
      source: '94.684 %, published for this strategy',
    },
  ],
  data: { 'caribbean-stud': STUD_PAYS },
};
