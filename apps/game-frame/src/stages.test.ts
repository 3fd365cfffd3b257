import { MODELS } from '@touchline/casino-game-math';
import { stageOf } from './stages.ts';

const STAGED = new Set(['slots', 'roulette', 'crash', 'blackjack', 'baccarat', 'stud', 'holdem', 'video-poker']);

it('[CS-05] every game of a family with a stage has one', async () => {
  for (const { family, idle } of MODELS) expect([family, (await stageOf(idle)) !== null || !STAGED.has(family)]).toEqual([family, true]);
});
