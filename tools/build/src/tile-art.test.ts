import { brotliCompressSync, constants } from 'node:zlib';
import { addressesOf, drawTiles, looksOf, motifsOf } from './tile-art.mjs';

const drawn = drawTiles();
const addressOf = (hash: string) => `/assets/tiles/${hash}.svg`;

it('[CS-01] keeps every tile and wordmark below 6 kB over the wire, and free of NaN', async () => {
  const { drawings } = await drawn;
  // The build compresses harder.
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  const sizes = [...drawings.values()].map((svg) => brotliCompressSync(svg, quality).length);

  expect(sizes.length).toBeGreaterThan(500);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(6_000);
  expect([...drawings.values()].filter((svg) => /NaN|undefined|Infinity/.test(svg))).toEqual([]);
});

it('[CS-01] gives every game and studio the address of what is drawn for it now', async () => {
  const { tiles, marks } = await drawn;
  const { games, studios } = addressesOf();

  // After a change of the drawings: node --conditions=@touchline/source tools/build/src/tile-art.mjs --write
  expect(tiles.filter(([id, hash]) => games.get(id) !== addressOf(hash)).map(([id]) => id)).toEqual([]);
  expect(marks.filter(([id, hash]) => studios.get(id) !== addressOf(hash)).map(([id]) => id)).toEqual([]);
});

it('[CS-01] draws every title differently, with a figure for its noun, in at least sixty figures', async () => {
  const { tiles } = await drawn;
  const motifs = motifsOf();

  expect(new Set(tiles.map(([, hash]) => hash)).size).toBe(tiles.length);
  expect(motifs.filter(({ motif }) => motif === undefined).map(({ title }) => title)).toEqual([]);
  expect(new Set(motifs.map(({ motif }) => String(motif))).size).toBeGreaterThanOrEqual(60);
});

it('[CS-01] gives no two games that are next to each other in the list of new ones the same figure in the same place', async () => {
  const looks = await looksOf();
  const alike = looks.flatMap(({ title, look }, at) => {
    const next = looks[at + 1];
    return next !== undefined && String(next.look.motif) === String(look.motif) && next.look.layout === look.layout
      ? [[title, next.title]]
      : [];
  });

  expect(alike).toEqual([]);
});
