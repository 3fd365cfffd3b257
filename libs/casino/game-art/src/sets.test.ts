import { loadArtSet, PLAIN_SET } from './index.ts';

it.each([undefined, 'unknown', 'constructor'])('[CS-05] gives the plain set for %s', async (id) => {
  expect(await loadArtSet(id)).toBe(PLAIN_SET);
});

it('[CS-05] draws every letter of the grids by a different picture', () => {
  const ids = Object.values(PLAIN_SET.symbols).map(({ id }) => id);
  expect(Object.keys(PLAIN_SET.symbols).join('')).toBe('ABCDEFGWSO');
  expect(new Set(ids).size).toBe(ids.length);
});
