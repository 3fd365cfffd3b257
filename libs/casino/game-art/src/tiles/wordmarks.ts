import { type Art, clear, mix, type Palette } from '../draw/art.ts';
import { around, box, ellipse, place, ring, smooth, star } from '../draw/paths.ts';
import { svgOf } from '../draw/svg.ts';
import { grotesk } from './faces/grotesk.ts';
import { fitted, TILE_FACES } from './lettering.ts';
import { HEIGHT, WIDTH } from './scenes.ts';

const FACES = { ...TILE_FACES, grotesk } as const;

/** Signs beside or in a wordmark, in a square of 20 units around 0 0. */
const SIGNS = {
  paw: `${ellipse(0, 4, 5.4, 4.4)}${ellipse(-7, -1.6, 2.2, 2.8)}${ellipse(-2.6, -6, 2.2, 3)}${ellipse(2.8, -6, 2.2, 3)}${ellipse(7, -1.6, 2.2, 2.8)}`,
  square: `${box(-8, -8, 16, 16)}M-4 -4V4H4V-4Z`,
  ember: smooth('0,-10! 4,-4 8,2 6,8 0,10 -6,8 -8,2 -4,-2! -3,2 0,2! 2,-2'),
  wave: `${smooth('-10,-2 -6,-5 -2,-2 2,1 6,-2 10,-5! 10,-1 6,3 2,6 -2,3 -6,0 -10,3!')}`,
  fox: 'M-9 -8L-3 -3H3L9 -8V0L0 9L-9 0ZM-4 0L-1 2.4L-4.6 3ZM4 0L4.6 3L1 2.4Z',
  live: `${ring(0, 0, 9, 7)}${ellipse(0, 0, 4)}`,
  bird: smooth('-10,-2! -2,-4 4,-8 10,-7! 7,-3 6,2 0,6 -6,7! -3,3'),
  pole: star(0, 0, 4, 10, 2.6),
  dune: smooth('-10,6! -4,-4 1,-6 4,2 10,6!'),
  peak: 'M-10 8L-3 -8L0 -3L3 -8L10 8Z',
  gate: 'M-10 -8H10V-5H7V8H4V-1H-4V8H-7V-5H-10Z',
  mill: around('M-1.4 -1V-10H3.4V-3.4L1.4 -1Z', [0, 0], 4, 45),
  moon: `${ellipse(0, 0, 8)}${ellipse(3.4, -2, 6, 6, true)}`,
  diamond: 'M0 -10L7 0L0 10L-7 0Z',
  hand: `${box(-8, -7, 8, 14, 1.4)}M2 -7.4L9 -5.6L6 8L0.6 6.6V-6Z`,
  lime: `${ring(0, 0, 9, 7.4)}${around('M0 -1.4L-2.4 -6H2.4Z', [0, 0], 6)}`,
  nine: `${ellipse(0, 0, 9, 6)}${ellipse(0, 0, 6, 3.4, true)}`,
  clock: `${ring(0, 0, 9, 7.2)}M-0.9 -0.6H0.9V6H-0.9Z`,
  thistle: `${around('M0 -2L-1.4 -8L0 -10L1.4 -8Z', [0, 0], 5, -70)}${ellipse(0, 3, 4, 4.6)}`,
  note: `${ellipse(-4, 6, 4, 3)}M-1.4 6V-9L7 -6V-2.6L0.4 -5V6Z`,
  lock: `${ring(0, -3.4, 5.4, 3.4)}${box(-7, -2, 14, 11, 2)}`,
  heron: smooth('-8,8! -7,0 -1,-1 2,-4 0,-8 3,-10 10,-8! 6,-6 6,-2 3,4 -3,6'),
  laurel: around('M0 -5C-2.6 -6.4 -2.4 -9.4 0 -11C2.4 -9.4 2.6 -6.4 0 -5Z', [0, 1], 9, -140),
  even: `${box(-8, -6, 16, 4)}${box(-8, 2, 16, 4)}`,
  car: `${box(-10, -6, 20, 10, 1.4)}${ellipse(-5, 6.6, 2.4)}${ellipse(5, 6.6, 2.4)}`,
  street: 'M-3 -9H3L9 9H3.4L2.6 5H-2.6L-3.4 9H-9ZM-1.2 -6L-1.6 -2H1.6L1.2 -6Z',
} as const;

interface Mark {
  text: string;
  face: keyof typeof FACES;
  sign?: keyof typeof SIGNS;
  tracking?: number;
  /** Where its sign is: before the name unless said otherwise. */
  isAfter?: boolean;
  colour: string;
}

/** The marks of the studios. */
const MARKS: Readonly<Record<string, Mark>> = {
  northpaw: { text: 'Northpaw', face: 'round', sign: 'paw', colour: '#123a5c' },
  kvadrat: { text: 'Kvadrat', face: 'grotesk', sign: 'square', tracking: 0.14, colour: '#2a1f4d' },
  'ember-lab': { text: 'Ember Lab', face: 'slab', sign: 'ember', colour: '#5c1a12' },
  'blue-jetty': { text: 'Blue Jetty', face: 'brush', sign: 'wave', isAfter: true, colour: '#0f3f66' },
  'paper-fox': { text: 'Paper Fox', face: 'deco', sign: 'fox', colour: '#6b2f14' },
  'halcyon-live': { text: 'Halcyon Live', face: 'inscribed', sign: 'live', isAfter: true, colour: '#3d1440' },
  zimorodek: { text: 'Zimorodek', face: 'brush', sign: 'bird', colour: '#0c4a52' },
  polus: { text: 'Полюс', face: 'grotesk', sign: 'pole', tracking: 0.22, colour: '#16324f' },
  'tangerine-works': { text: 'Tangerine', face: 'round', sign: 'lime', colour: '#7a3306' },
  'dune-and-sons': { text: 'Dune & Sons', face: 'inscribed', sign: 'dune', colour: '#5a3a10' },
  kaldera: { text: 'Kaldera', face: 'deco', sign: 'peak', tracking: 0.08, colour: '#4a1420' },
  'ninth-gate': { text: 'Ninth Gate', face: 'inscribed', sign: 'gate', colour: '#54141c' },
  millrace: { text: 'Millrace', face: 'slab', sign: 'mill', colour: '#2c4218' },
  perigee: { text: 'Perigee', face: 'deco', sign: 'moon', tracking: 0.12, colour: '#1d1b54' },
  'green-cloth': { text: 'Green Cloth', face: 'slab', sign: 'diamond', colour: '#0d4430' },
  'wild-hand': { text: 'Wild Hand', face: 'brush', sign: 'hand', colour: '#4c2414' },
  'quick-lime': { text: 'Quick Lime', face: 'round', sign: 'lime', isAfter: true, colour: '#2f4d0c' },
  'stadium-nine': { text: 'Stadium Nine', face: 'grotesk', sign: 'nine', colour: '#123d2a' },
  'studio-half-past': { text: 'Half Past', face: 'deco', sign: 'clock', colour: '#33284a' },
  thistle: { text: 'Thistle & Thread', face: 'inscribed', sign: 'thistle', colour: '#43204f' },
  'brass-note': { text: 'Brass Note', face: 'deco', sign: 'note', isAfter: true, colour: '#4d3608' },
  'locked-room': { text: 'Locked Room', face: 'slab', sign: 'lock', colour: '#262b3a' },
  'bold-heron': { text: 'Bold Heron', face: 'grotesk', sign: 'heron', colour: '#123f4a' },
  'olive-crown': { text: 'Olive Crown', face: 'inscribed', sign: 'laurel', colour: '#39421a' },
  'even-odds': { text: 'Even Odds', face: 'grotesk', sign: 'even', tracking: 0.04, colour: '#1f3350' },
  boxcar: { text: 'Boxcar', face: 'slab', sign: 'car', tracking: 0.06, colour: '#542012' },
  'draw-street': { text: 'Draw Street', face: 'deco', sign: 'street', colour: '#26304a' },
};

interface Studio {
  id: string;
  name: string;
}

const markOf = ({ id, name }: Studio): Mark =>
  (Object.hasOwn(MARKS, id) ? MARKS[id] : undefined) ?? { text: name, face: 'grotesk', colour: '#2a3040' };

/** Sign and name as one path in a box around its middle; a studio without a mark has its name alone. */
function markPath(studio: Studio, x: number, y: number, width: number, height: number): string {
  const { text, face, tracking = 0.02, sign, isAfter = false } = markOf(studio);
  const side = sign === undefined ? 0 : height * 1.24;
  const line = fitted(FACES[face], text, 0, 0, { width: width - side * 1.2, height, tracking });
  const gap = sign === undefined ? 0 : (line.height / height) * side * 0.2;
  const used = sign === undefined ? 0 : (line.height / height) * side;
  const left = x - (used + gap + line.width) / 2;
  const words = place(line.path, left + line.width / 2 + (isAfter ? 0 : used + gap), y + line.height / 2);
  if (sign === undefined) return words;
  return words + place(SIGNS[sign], isAfter ? left + line.width + gap + used / 2 : left + used / 2, y, used / 20);
}

/** The studio's frame around a tile and its mark at the foot. */
export function markOn(studio: Studio, { light, metal, ink }: Palette): Art {
  const frames = Object.keys(MARKS).indexOf(studio.id);
  const paint = clear(mix(light, metal, 0.5), 0.55);
  const [w, h] = [WIDTH - 3, HEIGHT - 3];
  const cut = 7;
  const shapes = [
    box(3, 3, WIDTH - 6, HEIGHT - 6, 7),
    `M${3 + cut} 3H${w - cut}L${w} ${3 + cut}V${h - cut}L${w - cut} ${h}H${3 + cut}L3 ${h - cut}V${3 + cut}Z`,
    `M${3 + cut} 3H${w - cut}Q${w - cut} ${3 + cut} ${w} ${3 + cut}V${h - cut}Q${w - cut} ${h - cut} ${w - cut} ${h}H${3 + cut}Q${3 + cut} ${h - cut} 3 ${h - cut}V${3 + cut}Q${3 + cut} ${3 + cut} ${3 + cut} 3Z`,
    `M3 22V10Q3 3 10 3H22M98 3H110Q117 3 117 10V22M117 138V150Q117 157 110 157H98M22 157H10Q3 157 3 150V138`,
  ];
  return [
    { path: shapes[Math.max(0, frames) % shapes.length] ?? '', stroke: { paint: clear(ink, 0.5), width: 2.2 } },
    { path: shapes[Math.max(0, frames) % shapes.length] ?? '', stroke: { paint, width: 0.9 } },
    { path: markPath(studio, WIDTH / 2, 152, 62, 4.2), fill: clear(light, 0.82) },
  ];
}

/** A long name in two lines beside a larger sign. */
function stackedPath(studio: Studio, lines: readonly [string, string]): string {
  const { face, sign, tracking = 0.02, isAfter = false } = markOf(studio);
  const room = { width: 72, tracking };
  const height = Math.min(...lines.map((line) => fitted(FACES[face], line, 0, 0, { ...room, height: 12 }).height));
  const words = lines.map((line) => fitted(FACES[face], line, 0, 0, { ...room, height }));
  const wide = Math.max(...words.map(({ width }) => width));
  const side = sign === undefined ? 0 : 24;
  const gap = sign === undefined ? 0 : 5;
  const left = 60 - (wide + side + gap) / 2;
  const from = isAfter ? left : left + side + gap;
  const put = words.map(({ path, width }, at) => place(path, from + width / 2, at === 0 ? 18 : 18 + height + 4.5)).join('');
  return sign === undefined ? put : put + place(SIGNS[sign], isAfter ? left + wide + gap + side / 2 : left + side / 2, 20, side / 20);
}

const LONG = 9;
/** The two lines of a long name; an ampersand ends the first. */
function twoLines({ text }: Mark): readonly [string, string] | null {
  const words = text.split(' ');
  const last = words.at(-1) ?? '';
  return words.length < 2 || text.length < LONG ? null : [words.slice(0, -1).join(' '), last];
}

/** The wordmark of a studio as an SVG document of 120 by 40: white on a plate of its colour, so that it suits both themes. @spec CS-01 */
export function wordmarkOf(studio: Studio): string {
  const { colour } = markOf(studio);
  const lines = twoLines(markOf(studio));
  const art: Art = [
    {
      path: box(0, 0, 120, 40, 6),
      fill: {
        line: [0, 0, 0, 40],
        stops: [
          [0, mix(colour, '#ffffff', 0.1)],
          [1, colour],
        ],
      },
    },
    { path: lines === null ? markPath(studio, 60, 20, 104, 15) : stackedPath(studio, lines), fill: '#ffffff' },
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40" viewBox="0 0 120 40">${svgOf(art, 'm')}</svg>`;
}
