import { fold } from '@touchline/shared-primitives/typing';
import { isLetter, matchTyped, NOTHING_TYPED, typeOn } from './type-ahead.ts';

const TEAMS = ['Harwick', 'Éclair', 'Eastmoor', 'Hallby', 'harbour town'];
const TURKISH = ['İzmir', 'Isparta', 'Ordu'];
const press = (key: string, more = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });

it.each([
  ['h', -1, 0],
  ['h', 0, 3],
  ['hh', 0, 3],
  ['h', 4, 0],
  ['har', 0, 0],
  ['harb', 0, 4],
  ['e', 0, 1],
  ['E', 1, 2],
  ['x', 0, -1],
  ['', 0, -1],
])('[LB-02] typing "%s" moves from %i to %i', (typed, from, to) => {
  expect(matchTyped(TEAMS, typed, from, fold)).toBe(to);
});

it('[LB-02] typing i moves through names with every letter i', () => {
  expect(['i', 'I', 'ı', 'İ'].map((letter) => matchTyped(TURKISH, letter, -1, fold))).toEqual([0, 0, 0, 0]);
  expect(matchTyped(TURKISH, 'i', 0, fold)).toBe(1);
});

it('[LB-02] letters within 700 ms form one word', () => {
  const first = typeOn(NOTHING_TYPED, 'h', 1000);

  expect(typeOn(first, 'a', 1699).typed).toBe('ha');
  expect(typeOn(first, 'a', 1700).typed).toBe('a');
});

it('[LB-02] a letter is a single character without a modifier; a lone space is a press', () => {
  expect(isLetter(press('ж'))).toBe(true);
  expect(isLetter(press('ArrowDown'))).toBe(false);
  expect(isLetter(press(' '))).toBe(false);
  expect(isLetter(press('a', { ctrlKey: true }))).toBe(false);
});
