import { COIN_PAYS, coinFlip } from '../instant/single-draw.ts';
import { measureChance } from '../measure/measure-tables.ts';
import { COIN } from '../pay-table/others.ts';
import { measured } from './measured/coin-flip.ts';
import type { FiguresEntry, ModelEntry, PaysEntry, RulesEntry } from './model-entry.ts';

export const model: ModelEntry = {
  id: 'coin-flip',
  place: 390,
  name: 'Coin flip',
  group: 'instant',
  catalogue: { kind: 'instant', features: ['demo'] },
  leastEdge: 200,
};

export const rules: RulesEntry = () => coinFlip();

export const pays: PaysEntry = {
  parts: () => COIN,
  measured,
};

export const figures: FiguresEntry = {
  rows: () => [{ of: 'either side', choice: { word: 'every-round' }, measure: () => measureChance(COIN_PAYS, 1, 2) }],
  data: { 'coin-flip': COIN_PAYS },
};
