import { measureScratch } from '../measure/measure-tables.ts';
import { MATCH_3, scratchCard } from '../numbers/scratch.ts';
import { scratchParts } from '../pay-table/numbers.ts';
import { measured } from './measured/scratch-match-3.ts';
import type { FiguresEntry, ModelEntry, PaysEntry, RulesEntry } from './model-entry.ts';

export const model: ModelEntry = {
  id: 'scratch-match-3',
  place: 260,
  name: 'Match three',
  group: 'numbers',
  catalogue: { kind: 'scratch', features: ['demo'] },
  leastEdge: 669,
};

export const rules: RulesEntry = () => scratchCard(MATCH_3);

export const pays: PaysEntry = {
  parts: () => scratchParts(MATCH_3),
  measured,
};

export const figures: FiguresEntry = {
  rows: () => [{ of: 'one card', choice: { word: 'every-round' }, measure: () => measureScratch(MATCH_3) }],
  data: { 'scratch-match-3': MATCH_3 },
};
