import type { CasinoTheme } from '@touchline/casino-contract';
import { type Art, clear, mix } from '../draw/art.ts';
import type { Kit } from '../draw/kit.ts';
import { place } from '../draw/paths.ts';
import type { Face } from './faces/face.ts';
import { brush } from './faces/brush.ts';
import { deco } from './faces/deco.ts';
import { inscribed } from './faces/inscribed.ts';
import { round } from './faces/round.ts';
import { slab } from './faces/slab.ts';
import { WIDTH } from './scenes.ts';

export const TILE_FACES = { round, slab, inscribed, deco, brush } as const;
export type FaceName = keyof typeof TILE_FACES;

const BY_THEME: Readonly<Record<CasinoTheme, readonly [FaceName, ...FaceName[]]>> = {
  fruit: ['round', 'brush'],
  sea: ['round', 'brush', 'slab'],
  winter: ['inscribed', 'round'],
  desert: ['slab', 'inscribed'],
  forest: ['round', 'slab'],
  city: ['deco', 'slab'],
  space: ['deco', 'round'],
  asia: ['brush', 'round'],
  volcano: ['slab', 'deco'],
  myth: ['inscribed', 'slab'],
  music: ['deco', 'brush'],
  sport: ['slab', 'round'],
  mystery: ['deco', 'slab'],
  classic: ['slab', 'deco', 'round'],
};

/** The face of a studio's titles of one theme. */
export function faceOf(theme: CasinoTheme, studio: string): FaceName {
  const faces = BY_THEME[theme];
  const sum = [...studio].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return faces[sum % faces.length] ?? faces[0];
}

/** Width of a space, in parts of a capital's height. */
const SPACE = 0.34;

const [SMALL, LARGE] = ['abcdefghijklmnopqrstuvwxyzолюс', 'ABCDEFGHIJKLMNOPQRSTUVWXYZОЛЮС'];
/** A text in capitals, as far as the faces have them. */
const capitals = (text: string): string => [...text].map((letter) => LARGE[SMALL.indexOf(letter)] ?? letter).join('');

/** Paths are kept with two digits, so a line is set large and scaled down. */
const UNITS = 100;

/** A line of text that begins at 0 0, its capitals 100 units high. A letter that the face lacks is left out. */
function lineOf({ glyphs, isCapital, height }: Face, text: string, tracking: number): { path: string; width: number } {
  const scale = UNITS / height;
  let [path, x] = ['', 0];
  for (const letter of isCapital ? capitals(text) : text) {
    const glyph = glyphs[letter];
    if (letter === ' ') x += SPACE * UNITS;
    if (glyph === undefined) continue;
    path += place(glyph[1], x, 0, scale);
    x += glyph[0] * scale + tracking * UNITS;
  }
  return { path, width: Math.max(1, x - tracking * UNITS) };
}

/** Most room of a line. */
interface Room {
  width: number;
  height: number;
  /** Room between letters, in parts of a capital's height. */
  tracking?: number;
}

/** A line of text around `x` with its baseline at `y`, as large as fits, and the height of its capitals. */
export function fitted(face: Face, text: string, x: number, y: number, room: Room): { path: string; height: number; width: number } {
  const line = lineOf(face, text, room.tracking ?? 0);
  const height = Math.min(room.height, (room.width / line.width) * UNITS);
  const width = (line.width * height) / UNITS;
  return { path: place(line.path, x - width / 2, y, height / UNITS), height, width };
}

const BOTTOM = 145;
const ROOM = { width: WIDTH - 14, height: 19 };
const LONG = 10;

/** The lines of a title: one if it is short, else two; the noun is the larger one. */
function linesOf(title: string): readonly string[] {
  const words = title.split(' ');
  if (words.length === 1 || title.length <= LONG) return [title];
  // `Thunder of | Olympia`, `Prairie | Jacks or Better`.
  const isOf = words[1] === 'of';
  return [words.slice(0, isOf ? 2 : 1).join(' '), words.slice(isOf ? 2 : 1).join(' ')];
}

/** The title on a tile: dark around, light within. */
export function lettered(kit: Kit, title: string, name: FaceName): Art {
  const { ink, light, metal, b } = kit.palette;
  const face = TILE_FACES[name];
  const lines = linesOf(title);
  // Letters below the line leave room for the studio's mark.
  const base = face.isCapital ? BOTTOM : BOTTOM - 4;
  const { path: low, height: size } = fitted(face, lines.at(-1) ?? title, WIDTH / 2, base, ROOM);
  const [first] = lines.length > 1 ? lines : [];
  const high =
    first === undefined ? '' : fitted(face, first, WIDTH / 2, base - size - 4.5, { width: 84, height: 10.5, tracking: 0.05 }).path;
  const edge = (path: string, width: number) => ({ path, stroke: { paint: ink, width } });
  return [
    edge(low + high, 4.6),
    {
      path: low,
      fill: {
        line: [0, base - size, 0, base],
        stops: [
          [0, '#ffffff'],
          [0.42, light],
          [0.56, mix(light, metal, 0.75)],
          [1, mix(metal, b, 0.25)],
        ],
      },
    },
    { path: low, stroke: { paint: clear('#ffffff', 0.5), width: 0.4 } },
    ...(high === '' ? [] : [{ path: high, fill: mix('#ffffff', light, 0.5) }]),
  ];
}
