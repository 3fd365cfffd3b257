import { highLow, TWO_DICE } from '../instant/single-draw.ts';
import { measureChance } from '../measure/measure-tables.ts';
import { HIGH_LOW } from '../pay-table/others.ts';
import { measured } from './measured/high-low.ts';
import type { FiguresEntry, ModelEntry, PaysEntry, RulesEntry } from './model-entry.ts';

export const model: ModelEntry = {
  id: 'high-low',
  place: 400,
  name: 'Under or over 7',
  group: 'instant',
  catalogue: { kind: 'instant', features: ['demo'] },
  leastEdge: 416,
};

export const rules: RulesEntry = () => highLow();

export const pays: PaysEntry = {
  parts: () => HIGH_LOW,
  measured,
};

export const figures: FiguresEntry = {
  rows: () => [
    { of: 'under or over', choice: { word: 'value', of: 'over' }, measure: () => measureChance(TWO_DICE.under, 15, 36) },
    { of: 'seven', choice: { word: 'value', of: 'seven' }, measure: () => measureChance(TWO_DICE.seven, 6, 36) },
  ],
  data: { 'high-low': TWO_DICE },
};
