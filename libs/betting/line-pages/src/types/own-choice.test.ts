import { readOwnChoice } from './own-choice.ts';

const team = (id: number) => ({ id, name: `Team ${id}` });

it.each([
  [null, [], null],
  ['', [], null],
  ['{"teams":', [], null],
  ['[]', [], null],
  ['{"teams":5,"country":7}', [], null],
  [JSON.stringify({ teams: [team(1), team(1), { id: 'x', name: 'y' }, { id: 2 }, null, team(-3)], country: 'gb' }), [1], null],
  [JSON.stringify({ teams: [team(2), team(9)], country: 'GB', more: 1 }), [2, 9], 'GB'],
])('[BT-08] [STO-1] reads the chosen teams of %j', (text, ids, country) => {
  const choice = readOwnChoice(text);
  expect([choice.teams.map(({ id }) => id), choice.country]).toEqual([ids, country]);
});

it('[BT-08] keeps the last fifty teams', () => {
  const teams = Array.from({ length: 60 }, (_, at) => team(at + 1));
  expect(readOwnChoice(JSON.stringify({ teams })).teams.map(({ id }) => id)).toEqual(teams.slice(10).map(({ id }) => id));
});
