import { bestMove } from './blackjack-play.ts';

const CARD = (text: string): number => ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'].indexOf(text);
const ALL = ['hit', 'stand', 'double', 'split'];

it.each([
  ['T 6', 'T', 'hit'],
  ['T 6', '6', 'stand'],
  ['T 2', '3', 'hit'],
  ['T 2', '4', 'stand'],
  ['6 5', '6', 'double'],
  ['6 4', '9', 'double'],
  ['6 4', 'T', 'hit'],
  ['5 4', '3', 'double'],
  ['5 4', '2', 'hit'],
  ['A 7', '9', 'hit'],
  ['A 7', '8', 'stand'],
  ['A 7', '6', 'double'],
  ['A 6', '2', 'hit'],
  ['8 8', 'T', 'split'],
  ['A A', '6', 'split'],
  ['9 9', '7', 'stand'],
  ['9 9', '6', 'split'],
  ['5 5', '5', 'double'],
  ['K T', '6', 'stand'],
])('[CS-05] %s against %s: %s, as published for a dealer who stops at every 17', (hand, up, move) => {
  const cards = hand.split(' ').map(CARD);
  const isPair = new Set(cards).size === 1;
  expect(bestMove(cards, CARD(up), isPair ? ALL : ALL.slice(0, 3))).toBe(move);
});

it('[CS-05] names only moves that are offered', () => {
  expect(bestMove([CARD('6'), CARD('5')], CARD('6'), ['hit', 'stand'])).toBe('hit');
  expect(bestMove([CARD('8'), CARD('8')], CARD('6'), ['hit', 'stand'])).toBe('stand');
  expect(bestMove([CARD('A'), CARD('2'), CARD('5')], CARD('6'), ['hit', 'stand'])).toBe('stand');
});
