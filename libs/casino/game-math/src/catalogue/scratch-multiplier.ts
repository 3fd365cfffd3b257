import { measureScratch } from '../measure/measure-tables.ts';
import { MULTIPLIER, scratchCard } from '../numbers/scratch.ts';
import { scratchParts } from '../pay-table/numbers.ts';
import { measured } from './measured/scratch-multiplier.ts';
import type { FiguresEntry, ModelEntry, PaysEntry, RulesEntry } from './model-entry.ts';

export const model: ModelEntry = {
  id: 'scratch-multiplier',
  place: 270,
  name: 'Multiplier card',
  group: 'numbers',
  catalogue: { kind: 'scratch', features: ['multipliers', 'demo'] },
  traits: ['multipliers'],
  leastEdge: 611,
};

export const rules: RulesEntry = () => scratchCard(MULTIPLIER);

export const pays: PaysEntry = {
  parts: () => scratchParts(MULTIPLIER),
  measured,
};

export const figures: FiguresEntry = {
  rows: () => [{ of: 'one card', choice: { word: 'every-round' }, measure: () => measureScratch(MULTIPLIER) }],
  data: { 'scratch-multiplier': MULTIPLIER },
};
