import { measureFootball } from '../measure/measure-tables.ts';
import { rangeOf, type Row } from '../measure/row-kinds.ts';
import { FOOTBALL } from '../pay-table/others.ts';
import { FIXTURES, football, FOOTBALL_MARKETS, footballPays, GOALS } from '../virtual/football.ts';
import { measured } from './measured/virtual-football.ts';
import type { FiguresEntry, ModelEntry, PaysEntry, RulesEntry } from './model-entry.ts';

export const model: ModelEntry = {
  id: 'virtual-football',
  place: 410,
  name: 'Virtual football',
  group: 'virtual',
  catalogue: { kind: 'virtual', features: ['demo'] },
  drawEveryMs: 30_000,
  leastEdge: 500,
};

export const rules: RulesEntry = () => football();

export const pays: PaysEntry = {
  parts: () => FOOTBALL,
  measured,
};

export const figures: FiguresEntry = {
  rows: () => [
    ...FIXTURES.slice(0, 1).flatMap((_, fixture) =>
      Object.keys(FOOTBALL_MARKETS).map((on): Row => ({
        of: `first fixture, ${on}`,
        choice: { word: 'value', of: on },
        measure: () => measureFootball(fixture, on),
      })),
    ),
  ],
  range: () => rangeOf(FIXTURES.flatMap((_, fixture) => Object.keys(FOOTBALL_MARKETS).map((on) => measureFootball(fixture, on).rtp))),
  data: {
    'virtual-football': {
      goals: GOALS,
      fixtures: FIXTURES,
      pays: FIXTURES.map((_, fixture) => Object.fromEntries(Object.keys(FOOTBALL_MARKETS).map((on) => [on, footballPays(fixture, on)]))),
    },
  },
};
