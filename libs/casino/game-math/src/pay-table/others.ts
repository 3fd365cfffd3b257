import { COIN_PAYS, FISH, SHOTS, TWO_DICE } from '../instant/single-draw.ts';
import { FIXTURES, FOOTBALL_MARKETS, FOOTBALL_SHARE, footballPays } from '../virtual/football.ts';
import { RACE_PLACES, RACING_SHARE, racingPays } from '../virtual/racing.ts';
import { type Parts, rule, label, pays, chance, rowOf } from './parts.ts';

export const FISHING: Parts = {
  grids: [
    {
      name: 'paid',
      columns: [pays, chance],
      rows: FISH.map((fish, at) => rowOf(label('fish', { n: at + 1 }), fish.pays, fish.chance / SHOTS)),
    },
  ],
  rules: [],
};

export const COIN: Parts = {
  grids: [
    {
      name: 'paid',
      columns: [pays, chance],
      rows: ['heads', 'tails'].map((of) => rowOf(label('value', { of }), COIN_PAYS, 1 / 2)),
    },
  ],
  rules: [rule('coin')],
};

export const HIGH_LOW: Parts = {
  grids: [
    {
      name: 'paid',
      columns: [pays, chance],
      rows: (['under', 'seven', 'over'] as const).map((of) => rowOf(label('value', { of }), TWO_DICE[of], (of === 'seven' ? 6 : 15) / 36)),
    },
  ],
  rules: [rule('two-dice')],
};

export const FOOTBALL: Parts = {
  grids: [
    {
      name: 'paid',
      columns: Object.keys(FOOTBALL_MARKETS).map((of) => ({ label: label('value', { of }), unit: 'times' })),
      rows: FIXTURES.map((_, at) =>
        rowOf(label('fixture', { n: at + 1 }), ...Object.keys(FOOTBALL_MARKETS).map((on) => footballPays(at, on))),
      ),
    },
  ],
  rules: [rule('fair-price', { share: FOOTBALL_SHARE })],
};

export const RACING: Parts = {
  grids: [
    {
      name: 'paid',
      columns: [pays],
      rows: RACE_PLACES.map((of) => rowOf(label('value', { of }), racingPays(of))),
    },
  ],
  rules: [rule('fair-price', { share: RACING_SHARE })],
};

export const TILES: Parts = { grids: [], rules: [rule('tiles')] };
