import type { Rules } from './core/model.ts';
import type { ModelId } from './rules.ts';

/** Written by `npm run game-facts`: what a page shows of each game, without the code that plays it. */
export const OUTLINES: Readonly<Record<ModelId, Pick<Rules, 'family' | 'options'>>> = {
  'slot-classic-3x3': { family: 'slots', options: [] },
  'slot-lines-5x3': { family: 'slots', options: [] },
  'slot-ways-243': { family: 'slots', options: [] },
  'slot-cascade-6x5': { family: 'slots', options: [] },
  'slot-free-spins': { family: 'slots', options: [] },
  'slot-hold-respin': { family: 'slots', options: [] },
  'roulette-european': {
    family: 'roulette',
    options: [
      {
        name: 'bets',
        kind: 'bets',
        values:
          'red black even odd low high dozen-1 dozen-2 dozen-3 column-1 column-2 column-3 straight-0 straight-1 straight-2 straight-3 straight-4 straight-5 straight-6 straight-7 straight-8 straight-9 straight-10 straight-11 straight-12 straight-13 straight-14 straight-15 straight-16 straight-17 straight-18 straight-19 straight-20 straight-21 straight-22 straight-23 straight-24 straight-25 straight-26 straight-27 straight-28 straight-29 straight-30 straight-31 straight-32 straight-33 straight-34 straight-35 straight-36'.split(
            ' ',
          ),
      },
    ],
  },
  'roulette-french': {
    family: 'roulette',
    options: [
      {
        name: 'bets',
        kind: 'bets',
        values:
          'red black even odd low high dozen-1 dozen-2 dozen-3 column-1 column-2 column-3 straight-0 straight-1 straight-2 straight-3 straight-4 straight-5 straight-6 straight-7 straight-8 straight-9 straight-10 straight-11 straight-12 straight-13 straight-14 straight-15 straight-16 straight-17 straight-18 straight-19 straight-20 straight-21 straight-22 straight-23 straight-24 straight-25 straight-26 straight-27 straight-28 straight-29 straight-30 straight-31 straight-32 straight-33 straight-34 straight-35 straight-36'.split(
            ' ',
          ),
      },
    ],
  },
  blackjack: { family: 'blackjack', options: [] },
  baccarat: { family: 'baccarat', options: [{ name: 'bets', kind: 'bets', values: 'player banker tie'.split(' ') }] },
  'caribbean-stud': { family: 'stud', options: [] },
  'casino-holdem': { family: 'holdem', options: [] },
  'video-poker-jacks': { family: 'video-poker', options: [] },
  'video-poker-deuces': { family: 'video-poker', options: [] },
  'keno-80': { family: 'keno', options: [{ name: 'numbers', kind: 'numbers', of: 80, from: 1, to: 10 }] },
  'bingo-75': { family: 'bingo', options: [{ name: 'card', kind: 'whole', min: 1, max: 9999 }] },
  'scratch-match-3': { family: 'scratch', options: [] },
  'scratch-multiplier': { family: 'scratch', options: [] },
  crash: { family: 'crash', options: [{ name: 'auto', kind: 'whole', min: 101, max: 1000000 }] },
  dice: {
    family: 'dice',
    options: [
      { name: 'side', kind: 'one-of', values: 'over under'.split(' ') },
      { name: 'target', kind: 'whole', min: 100, max: 9900 },
    ],
  },
  mines: { family: 'mines', options: [{ name: 'mines', kind: 'whole', min: 1, max: 24 }] },
  'plinko-8': { family: 'plinko', options: [{ name: 'risk', kind: 'one-of', values: 'low medium high'.split(' ') }] },
  'plinko-12': { family: 'plinko', options: [{ name: 'risk', kind: 'one-of', values: 'low medium high'.split(' ') }] },
  'plinko-16': { family: 'plinko', options: [{ name: 'risk', kind: 'one-of', values: 'low medium high'.split(' ') }] },
  hilo: { family: 'hilo', options: [] },
  limbo: { family: 'limbo', options: [{ name: 'target', kind: 'whole', min: 101, max: 1000000 }] },
  'wheel-low': { family: 'wheel', options: [] },
  'wheel-high': { family: 'wheel', options: [] },
  fishing: { family: 'fishing', options: [{ name: 'fish', kind: 'one-of', values: [0, 1, 2, 3, 4, 5] }] },
  'coin-flip': { family: 'coin', options: [{ name: 'side', kind: 'one-of', values: 'heads tails'.split(' ') }] },
  'high-low': { family: 'high-low', options: [{ name: 'on', kind: 'one-of', values: 'under seven over'.split(' ') }] },
  'virtual-football': {
    family: 'football',
    options: [
      { name: 'fixture', kind: 'one-of', values: [0, 1, 2, 3, 4, 5] },
      { name: 'bets', kind: 'bets', values: 'home draw away over-2 under-3 both-score'.split(' ') },
    ],
  },
  'virtual-racing': {
    family: 'racing',
    options: [
      {
        name: 'bets',
        kind: 'bets',
        values: 'win-1 place-1 win-2 place-2 win-3 place-3 win-4 place-4 win-5 place-5 win-6 place-6 win-7 place-7 win-8 place-8'.split(
          ' ',
        ),
      },
    ],
  },
  'tv-draw': { family: 'draw', options: [{ name: 'numbers', kind: 'numbers', of: 42, from: 1, to: 4 }] },
  'live-roulette': {
    family: 'roulette',
    options: [
      {
        name: 'bets',
        kind: 'bets',
        values:
          'red black even odd low high dozen-1 dozen-2 dozen-3 column-1 column-2 column-3 straight-0 straight-1 straight-2 straight-3 straight-4 straight-5 straight-6 straight-7 straight-8 straight-9 straight-10 straight-11 straight-12 straight-13 straight-14 straight-15 straight-16 straight-17 straight-18 straight-19 straight-20 straight-21 straight-22 straight-23 straight-24 straight-25 straight-26 straight-27 straight-28 straight-29 straight-30 straight-31 straight-32 straight-33 straight-34 straight-35 straight-36'.split(
            ' ',
          ),
      },
    ],
  },
  'live-baccarat': { family: 'baccarat', options: [{ name: 'bets', kind: 'bets', values: 'player banker tie'.split(' ') }] },
  'skill-2048': { family: 'skill', options: [] },
};
