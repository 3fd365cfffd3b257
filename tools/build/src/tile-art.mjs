// node --conditions=@touchline/source tools/build/src/tile-art.mjs --write | --out FOLDER
// Draws the tile of every game of the catalogue and of the house, and the wordmark of every studio. --write stores the hash of each drawing for the server, which
// gives its address to pages; --out writes the drawings, named by their hashes.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { motifOf, tileLookOf, tileOf, wordmarkOf } from '@touchline/casino-game-art/tiles';
import { makeCatalogue, makeOriginals, wordmarkAddress } from '@touchline/server-casino/testing';

const FILE = fileURLToPath(new URL('../../../libs/server/casino/src/tile-art.ts', import.meta.url));
const IN_A_ROW = 4;

const hashOf = (svg) => createHash('sha256').update(svg).digest('hex').slice(0, 12);

/** All games, the first series first. */
export const drawnGames = () => makeCatalogue().toSorted((a, b) => a.id - b.id);

/** All studios with a game, by name. */
export const drawnStudios = () =>
  [...new Map(drawnGames().map(({ provider }) => [provider.id, provider])).values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));

/** Titles with what their tiles show. */
export const motifsOf = () => drawnGames().map(({ title }) => ({ title, motif: motifOf(title) }));

/** Titles with the looks of their tiles, in the order of the catalogue. */
export const looksOf = () => Promise.all(makeCatalogue().map(async (game) => ({ title: game.title, look: await tileLookOf(game) })));

/** Addresses that the server gives to pages: of tiles by the id of their game, of wordmarks by the id of their studio. */
export const addressesOf = () => ({
  games: new Map([...makeCatalogue(), ...makeOriginals()].map(({ id, art }) => [id, art])),
  studios: new Map(drawnStudios().map(({ id }) => [id, wordmarkAddress(id)])),
});

/** @returns every drawing by its hash, and the hashes of games and studios in their order. */
export async function drawTiles() {
  const games = [...makeOriginals(), ...drawnGames()];
  const tiles = await Promise.all(games.map(async (game) => [game.id, await tileOf(game)]));
  const marks = drawnStudios().map((studio) => [studio.id, wordmarkOf(studio)]);
  return {
    drawings: new Map([...tiles, ...marks].map(([, svg]) => [hashOf(svg), svg])),
    tiles: tiles.map(([id, svg]) => [id, hashOf(svg)]),
    marks: marks.map(([id, svg]) => [id, hashOf(svg)]),
  };
}

/** The source that the server reads. */
export function sourceOf({ tiles, marks }) {
  const rows = [];
  for (let at = 0; at < tiles.length; at += IN_A_ROW)
    rows.push(tiles.slice(at, at + IN_A_ROW).map(([id, hash]) => `${id} ${hash}`).join(' ')); // prettier-ignore
  return `// Made by \`node --conditions=@touchline/source tools/build/src/tile-art.mjs --write\`.

/** Id and hash of the drawn tile of each game. */
export const TILES = \`
${rows.join('\n')}
\`;

/** Id and hash of the wordmark of each studio. */
export const WORDMARKS = \`
${marks.map(([id, hash]) => `${id} ${hash}`).join('\n')}
\`;
`;
}

async function main() {
  const drawn = await drawTiles();
  if (process.argv.includes('--write')) {
    writeFileSync(FILE, sourceOf(drawn));
    return;
  }
  const out = process.argv[process.argv.indexOf('--out') + 1];
  mkdirSync(out, { recursive: true });
  for (const [hash, svg] of drawn.drawings) {
    writeFileSync(join(out, `${hash}.svg`), svg);
    console.log(`${hash}.svg`);
  }
}

// Tests import this file in a format that has no await here.
if (process.argv[1] === fileURLToPath(import.meta.url)) void main();
