// node --conditions=@touchline/source tools/build/src/art-sheet.mjs FILE.html [THEME ...] [--size=96] [--palettes=4]
// Writes a contact sheet of the art of the slots: every symbol of each set, at full size and at 48 px, with backdrops.
import { writeFileSync } from 'node:fs';
import { loadGameArt, lookOf, SYMBOLS, svgOf, THEMES } from '@touchline/casino-game-art';

const [file = 'art-sheet.html', ...rest] = process.argv.slice(2);
const size = Number(rest.find((one) => one.startsWith('--size='))?.slice('--size='.length) ?? 96);
const palettes = Number(rest.find((one) => one.startsWith('--palettes='))?.slice('--palettes='.length) ?? 1);
const asked = rest.filter((one) => !one.startsWith('--'));
const themes = asked.length > 0 ? asked : THEMES;

const svg = (inside, width, height, box) => `<svg width="${width}" height="${height}" viewBox="${box}">${inside}</svg>`;
let id = 0;
const prefix = () => `x${(id += 1)}-`;

const rows = [];
const sets = new Map(themes.flatMap((theme, at) => [0, 1].map((series) => [lookOf(theme, series * 4).set, { theme, first: series * 4 }])));
for (const [set, { theme, first }] of sets)
  for (let palette = 0; palette < palettes; palette++) {
    const gameId = first + palette;
    const { symbols, backdrop } = await loadGameArt(theme, gameId);
    const scene = svg(backdrop.map(({ picture }) => svgOf(picture.art, prefix())).join(''), (size * 16) / 9, size, '0 0 160 90');
    const large = SYMBOLS.map((name) => svg(svgOf(symbols[name].art, prefix()), size, size, '-8 -8 116 116')).join('');
    const small = SYMBOLS.map((name) => svg(svgOf(symbols[name].art, prefix()), 48, 48, '-8 -8 116 116')).join('');
    rows.push(
      `<h2>${theme}: ${set} ${JSON.stringify(lookOf(theme, gameId))}</h2><p>${scene}${large}</p>${palette === 0 ? `<p>${small}</p>` : ''}`,
    );
  }

writeFileSync(
  file,
  `<!doctype html><meta charset="utf-8"><title>Art of the slots</title><style>body{background:#171c2a;color:#9aa4b8;font:11px sans-serif;margin:8px}p{margin:0}h2{font-size:11px;margin:4px 0}svg{margin:2px}</style>${rows.join('')}`,
);
console.log(`${file}: ${rows.length} rows`);
