import { FISH, fishing } from '../instant/single-draw.ts';
import { measureChance } from '../measure/measure-tables.ts';
import { type Row } from '../measure/row-kinds.ts';
import { FISHING } from '../pay-table/others.ts';
import { measured } from './measured/fishing.ts';
import type { FiguresEntry, ModelEntry, PaysEntry, RulesEntry } from './model-entry.ts';

export const model: ModelEntry = {
  id: 'fishing',
  place: 380,
  name: 'Fishing',
  group: 'instant',
  catalogue: { kind: 'fishing', features: ['multipliers', 'demo'] },
  leastEdge: 400,
};

export const rules: RulesEntry = () => fishing();

export const pays: PaysEntry = {
  parts: () => FISHING,
  measured,
};

export const figures: FiguresEntry = {
  rows: () => [
    ...FISH.map(({ pays, chance }, at): Row => ({
      of: `fish that pays ${pays / 100}`,
      choice: { word: 'fish', n: at + 1 },
      measure: () => measureChance(pays, chance, 1_000_000),
    })),
  ],
  data: { fishing: FISH },
};
