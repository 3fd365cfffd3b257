import { dice, DICE_PARTS, dicePays, LEAST_ROLLS, MOST_ROLLS } from '../instant/dice.ts';
import { measureDice } from '../measure/measure-tables.ts';
import { rangeOf } from '../measure/row-kinds.ts';
import { DICE } from '../pay-table/instant.ts';
import { count } from '../pay-table/parts.ts';
import { measured } from './measured/dice.ts';
import type { FiguresEntry, ModelEntry, PaysEntry, RulesEntry } from './model-entry.ts';

export const model: ModelEntry = {
  id: 'dice',
  place: 290,
  name: 'Dice',
  group: 'instant',
  catalogue: { kind: 'instant', features: ['demo'] },
  leastEdge: 100,
};

export const rules: RulesEntry = () => dice();

export const pays: PaysEntry = {
  parts: () => DICE,
  measured,
};

export const figures: FiguresEntry = {
  rows: () => [
    { of: 'over 50.49', choice: { word: 'roll', of: 'over', n: 5_049 }, measure: () => measureDice('over', 5_049) },
    { of: 'under 10.00', choice: { word: 'roll', of: 'under', n: 1_000 }, measure: () => measureDice('under', 1_000) },
  ],
  range: () => rangeOf(count(LEAST_ROLLS, MOST_ROLLS).map((rolls) => (dicePays(rolls) * rolls) / (100 * DICE_PARTS))),
};
