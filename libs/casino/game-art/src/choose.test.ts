import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { SYMBOLS } from './art-set.ts';
import { ART_SETS, loadGameArt, lookOf, THEMES } from './choose.ts';
import type { Art, Colour } from './draw/art.ts';
import { MARGIN } from './draw/kit.ts';
import { boxOf } from './draw/paths.ts';
import { svgOf } from './draw/svg.ts';

const MOST_BYTES = 20_000;

const hashOf = (art: Art) => createHash('sha256').update(svgOf(art, 'x')).digest('hex');
const solidFills = (art: Art): readonly Colour[] =>
  art.flatMap(({ fill }) => (fill === undefined ? [] : typeof fill === 'string' ? [fill] : fill.stops.map(([, colour]) => colour)));

it.each(THEMES)('[CS-05] %s has ten symbols that differ and stay in their square', async (theme) => {
  const { symbols, names, backdrop } = await loadGameArt(theme, 0);

  expect(new Set(SYMBOLS.map((name) => hashOf(symbols[name].art))).size).toBe(10);
  expect(new Set([...names.pictures, names.wild, names.scatter]).size).toBe(6);
  expect(backdrop.map(({ depth }) => depth)).toEqual(backdrop.map(({ depth }) => depth).toSorted((a, b) => a - b));
  for (const name of SYMBOLS)
    for (const { path, clip } of symbols[name].art) {
      const [x, y, width, height] = boxOf(clip ?? path);
      const beyond = Math.max(-x, -y, x + width - 100, y + height - 100);
      if (!(beyond <= MARGIN + 0.01)) throw new Error(`${theme} ${name}: ${beyond} beyond the square by ${path}`);
    }
});

it.each(THEMES)('[CS-05] %s is drawn with colours that every renderer reads', async (theme) => {
  const { symbols, backdrop } = await loadGameArt(theme, 21);
  const arts = [...SYMBOLS.map((name) => symbols[name].art), ...backdrop.map(({ picture }) => picture.art)];

  for (const art of arts) for (const colour of solidFills(art)) expect(colour).toMatch(/^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/);
  expect(arts.map((art) => svgOf(art, 'x')).join('')).not.toMatch(/NaN|undefined|Infinity/);
});

it.each(THEMES)('[CS-05] 24 games of %s in a row have 24 looks', (theme) => {
  const looks = Array.from({ length: 24 }, (_, at) => JSON.stringify(lookOf(theme, 1_001 + at)));

  expect(new Set(looks).size).toBe(24);
});

it('[CS-05] the four titles of a series have four palettes, the next series other drawings or another backdrop', () => {
  expect([8, 9, 10, 11].map((id) => lookOf('sea', id).palette)).toEqual([0, 1, 2, 3]);
  expect([8, 12, 16, 20].map((id) => [lookOf('sea', id).set, lookOf('sea', id).backdrop])).toEqual([
    ['reef', 'hills'],
    ['harbour', 'hills'],
    ['reef', 'depths'],
    ['harbour', 'depths'],
  ]);
  expect(lookOf(null, 8).set).toBe('sevens');
});

it('[CS-05] the same picture of two palettes differs in colour', async () => {
  for (const theme of THEMES) {
    const arts = await Promise.all([0, 1, 2, 3].map(async (id) => hashOf((await loadGameArt(theme, id)).symbols['picture-1'].art)));
    expect(new Set(arts).size).toBe(4);
  }
});

it.each(ART_SETS)('[CS-05] the drawings of %s have at most 20 kB after brotli', (file) => {
  expect(brotliCompressSync(readFileSync(join(__dirname, `sets/${file}.ts`))).byteLength).toBeLessThanOrEqual(MOST_BYTES);
});

it('[CS-05] games that look alike share their pictures, and no two looks do; a theme that is not known is classic', async () => {
  const idsOf = async (theme: string | null, id: number) => {
    const { symbols, backdrop } = await loadGameArt(theme, id);
    return [...Object.values(symbols), ...backdrop.map(({ picture }) => picture)].map((picture) => picture.id);
  };
  const all = await Promise.all(THEMES.flatMap((theme) => [0, 1, 2, 3, 4, 8].map((id) => idsOf(theme, id))));
  expect(new Set(all.flat()).size).toBe(all.flat().length);
  expect(await idsOf('constructor', 8)).toEqual(await idsOf('classic', 8));
});
