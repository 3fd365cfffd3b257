import { climbOf } from '@touchline/casino-game-math';
import { isTimed, moveSent } from './timed.ts';

it('[CS-05] a move of a climb names the height that the player sees; moves of other games stay as they are', () => {
  const atDouble = climbOf('crash')?.timeTo(200) ?? 0;

  expect([isTimed('crash'), isTimed('mines'), isTimed('')]).toEqual([true, false, false]);
  expect([moveSent('crash', 'cash', atDouble), moveSent('crash', 'check', 0)]).toEqual(['cash-200', 'check-100']);
  expect(moveSent('mines', 'cash', atDouble)).toBe('cash');
});
