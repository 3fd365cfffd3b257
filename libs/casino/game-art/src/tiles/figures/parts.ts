import type { Art, Colour } from '../../draw/art.ts';
import type { Kit } from '../../draw/kit.ts';
import { stack } from '../../draw/kit.ts';
import { FACES } from '../../draw/letters.ts';
import { box, ellipse, place, type Point } from '../../draw/paths.ts';

/** Draws a figure in a square of 100 units in the materials of a palette. */
export type Figure = (kit: Kit) => Art;

/** Signs of the four suits around 0 0, about 22 units high. */
export const SUITS = {
  heart: 'M0 11C-15 1 -12 -10 -6 -10C-2 -10 0 -7 0 -5C0 -7 2 -10 6 -10C12 -10 15 1 0 11Z',
  spade: 'M0 -12C13 -1 13 7 7 8C4 8.5 2.4 7 1.4 5L3.4 11.5H-3.4L-1.4 5C-2.4 7 -4 8.5 -7 8C-13 7 -13 -1 0 -12Z',
  diamond: 'M0 -12.5Q4 -5 9.5 0Q4 5 0 12.5Q-4 5 -9.5 0Q-4 -5 0 -12.5Z',
  club: `${ellipse(0, -6, 5.4)}${ellipse(-6, 1.8, 5.4)}${ellipse(6, 1.8, 5.4)}M1.4 -2L3.4 11.5H-3.4L-1.4 -2Z`,
} as const;
export type Suit = keyof typeof SUITS;

const DIGITS = [
  'M5 0C9 0 9 3 9 7C9 11 9 14 5 14C1 14 1 11 1 7C1 3 1 0 5 0Z',
  'M2 3L5.6 0V14',
  'M1 3.6C1 -1.2 9 -1.2 9 4C9 7 3 10 1 14H9.2',
  'M1 1.5C4 -1 9 0 8.6 3.5C8.3 6 6 6.7 4 6.7C7 6.7 9 8 9 10.3C9 14.6 3.4 15 1 12.3',
  'M7 14V0L1 10H10',
  'M8.5 0H2.6L2 6C5 4.6 9 6 9 9.5C9 14.6 3 15 1 12.5',
  'M8 0.8C4 -0.6 1 4 1 9C1 15.4 9 15.4 9 9.8C9 5 2.4 5 1.2 9',
  'M1 0H9L4 14',
  'M5 6.5C1 6 1 0 5 0C9 0 9 6 5 6.5C0.2 7 0.2 14 5 14C9.8 14 9.8 7 5 6.5Z',
  'M2 13.2C6 14.6 9 10 9 5C9 -1.4 1 -1.4 1 4.2C1 9 7.6 9 8.8 5',
] as const;

/** A number as lines, centred; `size` is its height. */
export function digits(value: number, x: number, y: number, size: number): string {
  const scale = size / 14;
  const letters = [...String(value)];
  const left = x - (letters.length * 11 - 1) * 0.5 * scale;
  return letters.map((letter, at) => place(DIGITS[Number(letter)] ?? '', left + at * 11 * scale, y - size / 2, scale)).join('');
}

const RED = '#d8233a';
const RANKS = { A: 0, K: 1, Q: 2, J: 3 } as const;

/** A playing card around a point, turned by degrees. A number has its digits, a letter its shape. */
export function card(kit: Kit, rank: keyof typeof RANKS | number, suit: Suit, [x, y]: Point, turn: number, size = 1): Art {
  const { light, ink } = kit.palette;
  const tone = suit === 'heart' || suit === 'diamond' ? RED : ink;
  const put = (path: string) => place(path, x, y, size, turn);
  const mark =
    typeof rank === 'number'
      ? kit.line(put(digits(rank, -15.5, -23, 12)), tone, 2.6 * size)
      : kit.flat(put(place(FACES.block[RANKS[rank]], -24.5, -32, 0.18)), tone);
  return stack(
    kit.solid(put(box(-24, -34, 48, 68, 6)), light, { gloss: 0.2, shade: 0.14, rim: 0.8, contour: 1.6 }),
    mark,
    kit.flat(put(place(SUITS[suit], -15.5, -9.5, 0.46)), tone),
    kit.solid(put(place(SUITS[suit], 3, 6, 1.35)), tone, { contour: 0.4, gloss: 0.35, rim: 0.5 }),
  );
}

/** A disc in the plane that two vectors span. */
function disc([ox, oy]: Point, [ux, uy]: Point, [vx, vy]: Point, cx: number, cy: number, r: number): string {
  const at = (x: number, y: number) => `${(ox + x * ux + y * vx).toFixed(1)} ${(oy + x * uy + y * vy).toFixed(1)}`;
  const k = r * 0.5523;
  return `M${at(cx, cy - r)}C${at(cx + k, cy - r)} ${at(cx + r, cy - k)} ${at(cx + r, cy)}C${at(cx + r, cy + k)} ${at(cx + k, cy + r)} ${at(cx, cy + r)}C${at(cx - k, cy + r)} ${at(cx - r, cy + k)} ${at(cx - r, cy)}C${at(cx - r, cy - k)} ${at(cx - k, cy - r)} ${at(cx, cy - r)}Z`;
}

const PIPS: readonly (readonly Point[])[] = [
  [],
  [[0.5, 0.5]],
  [
    [0.26, 0.26],
    [0.74, 0.74],
  ],
  [
    [0.24, 0.24],
    [0.5, 0.5],
    [0.76, 0.76],
  ],
  [
    [0.27, 0.27],
    [0.73, 0.27],
    [0.27, 0.73],
    [0.73, 0.73],
  ],
  [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.5, 0.5],
    [0.25, 0.75],
    [0.75, 0.75],
  ],
  [
    [0.28, 0.22],
    [0.28, 0.5],
    [0.28, 0.78],
    [0.72, 0.22],
    [0.72, 0.5],
    [0.72, 0.78],
  ],
];

/** A die seen from above its edge; `s` is the length of an edge, and the faces are top, left and right. */
export function die(kit: Kit, [x, y]: Point, s: number, faces: readonly [number, number, number], colour: Colour): Art {
  const [w, h] = [s * 0.88, s * 0.46];
  const shape = `M${x} ${y - h}Q${x + w * 0.96} ${y - h * 0.04} ${x + w} ${y}L${x + w * 0.97} ${y + s * 0.9}Q${x + w * 0.9} ${y + s} ${x} ${y + h + s}Q${x - w * 0.9} ${y + s} ${x - w * 0.97} ${y + s * 0.9}L${x - w} ${y}Q${x - w * 0.96} ${y - h * 0.04} ${x} ${y - h}Z`;
  const sides: readonly (readonly [Point, Point, Point, Colour])[] = [
    [[x, y - h], [w, h], [-w, h], kit.brighter(colour, 0.5)],
    [[x - w, y], [w, h], [0, s], colour],
    [[x, y + h], [w, -h], [0, s], kit.darker(colour, 0.38)],
  ];
  return stack(
    kit.solid(shape, colour, { gloss: 0, rim: 0, shade: 0 }),
    ...sides.map(([o, u, v, tone], side): Art => {
      const corner = (a: number, b: number) => `${(o[0] + a * u[0] + b * v[0]).toFixed(1)} ${(o[1] + a * u[1] + b * v[1]).toFixed(1)}`;
      const [i, j] = [0.03, 0.97];
      const face = `M${corner(i, i)}L${corner(j, i)}L${corner(j, j)}L${corner(i, j)}Z`;
      return stack(
        {
          path: face,
          fill: {
            line: [o[0], o[1], o[0] + u[0] + v[0], o[1] + u[1] + v[1]],
            stops: [
              [0, kit.brighter(tone, 0.28)],
              [1, kit.darker(tone, 0.12)],
            ],
          },
          stroke: { paint: tone, width: s * 0.05 },
        },
        kit.line(`M${corner(i, j)}L${corner(i, i)}L${corner(j, i)}`, `${kit.palette.light}aa`, 0.9),
        kit.flat((PIPS[faces[side] ?? 1] ?? []).map(([a, b]) => disc(o, u, v, a, b, 0.1)).join(''), '#fffdf2'),
      );
    }),
  );
}

/** A ball with a number on its white spot. */
export const numberBall = (kit: Kit, x: number, y: number, r: number, colour: Colour, value: number): Art =>
  stack(
    kit.solid(ellipse(x, y, r), colour, { isRound: true, gloss: 0.5, contour: 1.8 }),
    kit.flat(ellipse(x + r * 0.05, y + r * 0.06, r * 0.58), kit.palette.light),
    kit.line(digits(value, x + r * 0.05, y + r * 0.06, r * 0.58), kit.palette.ink, r * 0.13),
    kit.shine(x - r * 0.42, y - r * 0.48, r * 0.24, r * 0.16),
  );
