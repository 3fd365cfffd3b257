// node --conditions=@touchline/source tools/build/src/tile-sheet.mjs FILE.html [COUNT] [--all]
// Writes a contact sheet of the first tiles of the catalogue, at 160, 114 and 320 px, and of the wordmarks, on both themes.
import { writeFileSync } from 'node:fs';
import { tileOf, wordmarkOf } from '@touchline/casino-game-art/tiles';
import { drawnStudios, drawnGames } from './tile-art.mjs';

const [file = 'tile-sheet.html', count = '60'] = process.argv.slice(2);
const picture = (svg, width, height) =>
  `<img width="${width}" height="${height}" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`;
const games = drawnGames().slice(0, Number(count));
const tiles = await Promise.all(games.map((game) => tileOf(game)));
const rows = [
  `<section>${tiles.map((tile) => picture(tile, 160, 213)).join('')}</section>`,
  `<section class="light">${tiles
    .slice(0, 24)
    .map((tile) => picture(tile, 114, 152))
    .join('')}</section>`,
  `<section>${tiles
    .slice(0, 4)
    .map((tile) => picture(tile, 320, 427))
    .join('')}</section>`,
  ...['', 'light'].map(
    (theme) =>
      `<section class="${theme}">${drawnStudios()
        .map((studio) => picture(wordmarkOf(studio), 120, 40))
        .join('')}</section>`,
  ),
];
writeFileSync(
  file,
  `<!doctype html><meta charset="utf-8"><title>Tiles</title><style>body{margin:0;background:#12161f}section{padding:8px;display:flex;flex-wrap:wrap;gap:10px}.light{background:#eef1f5}img{border-radius:10px;display:block}</style>${rows.join('')}`,
);
