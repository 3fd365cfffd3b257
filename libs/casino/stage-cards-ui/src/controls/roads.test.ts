import { beadPlate, bigRoad, type Result, type Side, withResult } from './roads.ts';

const sides = (letters: string): Side[] => [...letters].map((letter) => (letter === 'P' ? 'player' : letter === 'B' ? 'banker' : 'tie'));
const cells = (letters: string): string[] =>
  bigRoad(sides(letters)).map(({ column, row, side, ties }) => `${side === 'player' ? 'P' : 'B'}${column}/${row}${'t'.repeat(ties)}`);

it('[CS-05] the bead plate has every result in its order, six in a column', () => {
  expect(beadPlate(sides('PBTPBTP')).map(({ column, row }) => [column, row])).toEqual([
    ...[0, 1, 2, 3, 4, 5].map((row) => [0, row]),
    [1, 0],
  ]);
});

it('[CS-05] the big road begins a column for every run and counts ties at the result before them', () => {
  expect(cells('PPBTTP')).toEqual(['P0/0', 'P0/1', 'B1/0tt', 'P2/0']);
  expect(cells('TTB')).toEqual(['B0/0tt']);
});

it('[CS-05] a run of more than six turns to the right, and one that meets it turns above it', () => {
  expect(cells('PPPPPPPP')).toEqual(['P0/0', 'P0/1', 'P0/2', 'P0/3', 'P0/4', 'P0/5', 'P1/5', 'P2/5']);
  expect(cells('PPPPPPPBBBBBBB').slice(7)).toEqual(['B1/0', 'B1/1', 'B1/2', 'B1/3', 'B1/4', 'B2/4', 'B3/4']);
});

it('[CS-05] a round is on the roads once, and the latest 200 are kept', () => {
  const one: Result = { count: 1, side: 'tie' };
  expect(withResult([one], { count: 1, side: 'tie' })).toEqual([one]);
  const many = Array.from({ length: 300 }, (_, count): Result => ({ count, side: 'player' })).reduce<readonly Result[]>(withResult, []);
  expect([many.length, many[0]?.count]).toEqual([200, 100]);
});
