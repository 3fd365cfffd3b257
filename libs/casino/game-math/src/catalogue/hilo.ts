import { HIGHEST_CHAIN, hilo } from '../instant/hilo.ts';
import { measureHilo } from '../measure/measure-cards.ts';
import { HILO } from '../pay-table/instant.ts';
import { measured } from './measured/hilo.ts';
import type { FiguresEntry, ModelEntry, PaysEntry, RulesEntry } from './model-entry.ts';

export const model: ModelEntry = {
  id: 'hilo',
  place: 340,
  name: 'Hi-lo',
  group: 'cards',
  catalogue: { kind: 'instant', features: ['cash-out', 'demo'] },
  leastEdge: 100,
};

export const rules: RulesEntry = () => hilo();

export const pays: PaysEntry = {
  parts: () => HILO,
  measured,
  most: () => HIGHEST_CHAIN / 100,
};

export const figures: FiguresEntry = {
  rows: () => [
    { of: 'one guess', choice: { word: 'guesses', n: 1 }, measure: () => measureHilo(1) },
    { of: 'three guesses', choice: { word: 'guesses', n: 3 }, measure: () => measureHilo(3) },
  ],
};
