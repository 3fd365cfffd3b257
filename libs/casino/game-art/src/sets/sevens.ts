import type { ArtSet } from '../art-set.ts';
import { clear } from '../draw/art.ts';
import { kitOf, stack } from '../draw/kit.ts';
import { ranksOf, wildPlate } from '../draw/letters.ts';
import { around, box, corners, ellipse, mirrored, place, type Point, smooth, star } from '../draw/paths.ts';

const SEVEN = 'M14 10Q32 18 50 12Q70 6 88 14V28Q66 46 60 92H32Q36 56 60 34Q46 32 38 34Q28 36 24 46H14Z';
const BAR =
  'M6 0H16Q22 0 22 5Q22 8 20 9.500Q23 11 23 15Q23 21 16 21H6ZM29 21L35 0H42L48 21ZM54 0H65Q72 0 72 6.500Q72 11 68 12.500L73 21H66L62 13H60V21H54Z';
const DIAMOND: readonly Point[] = [
  [28, 6],
  [72, 6],
  [92, 30],
  [50, 76],
  [8, 30],
];

/** A classic machine. */
export const sevens: ArtSet = {
  pictures: ['seven', 'bell', 'horseshoe', 'bar'],
  wild: 'diamond',
  scatter: 'crown',
  palettes: [
    { ink: '#24060f', a: '#e52231', b: '#ffce36', c: '#1dab4e', d: '#2e68e6', metal: '#f8c848', light: '#fffbe4' },
    { ink: '#0c0f2c', a: '#3f5cf0', b: '#e6ecf8', c: '#b03af0', d: '#20c0d8', metal: '#d8e0f0', light: '#ffffff' },
    { ink: '#0c1f10', a: '#1fa050', b: '#f5d060', c: '#d8402e', d: '#e08a2a', metal: '#e8b84a', light: '#fffde8' },
    { ink: '#22091f', a: '#e0368a', b: '#ffd0a0', c: '#7a4ae8', d: '#ff8a3a', metal: '#f2c89a', light: '#fff8f4' },
  ],
  draw(palette) {
    const kit = kitOf(palette);
    const { a, b, c, d, light, metal } = palette;
    const bell = smooth('50,12 64,16 72,30 74,50 80,66 90,76! 10,76! 20,66 26,50 28,30 36,16');
    const shoe = smooth('18,12! 36,12! 32,40 34,58 42,68 50,70 58,68 66,58 68,40 64,12! 82,12! 90,40 84,68 68,86 50,91 32,86 16,68 10,40');
    const crown = 'M8 30L26 48L34 18L50 42L66 18L74 48L92 30L84 74H16Z';
    return {
      'picture-1': stack(
        kit.halo(50, 50, 48, b, 0.7),
        kit.metal(SEVEN, metal, { contour: 3 }),
        kit.solid(place(SEVEN, 5.5, 4.5, 0.895), a, { contour: 1, gloss: 0.6 }),
        kit.flat('M20 20Q36 24 52 18Q68 13 82 19L78 24Q64 20 52 24Q36 30 20 26Z', clear(light, 0.75)),
        kit.line('M54 48Q44 64 42 84', clear(light, 0.5), 2.4),
        kit.flat(star(82, 16, 4, 10, 1.6) + star(22, 40, 4, 6, 1.2), light),
      ),
      'picture-2': stack(
        kit.solid(ellipse(50, 84, 10), kit.darker(metal, 0.3), { isRound: true }),
        kit.metal(ellipse(50, 10, 7) + ellipse(50, 10, 3, 3, true), metal, { contour: 1.8 }),
        kit.metal(bell, metal, { gloss: 0.5 }),
        kit.flat(
          'M0 54H100V62H0Z',
          {
            line: [20, 50, 80, 62],
            stops: [
              [0, kit.brighter(a, 0.4)],
              [0.5, a],
              [1, kit.darker(a, 0.5)],
            ],
          },
          bell,
        ),
        kit.groove('M20 53H80M18 63H82', 1.2, bell),
        kit.shine(38, 34, 4.5, 14, 0.9),
        kit.metal(box(6, 72, 88, 9, 4.5), metal),
        kit.shine(24, 75, 10, 2, 0.9),
        kit.gem(corners(50, 58, 6, 6.5, 6.5), c),
      ),
      'picture-3': stack(
        kit.metal(shoe, kit.brighter(d, 0.15)),
        kit.line(smooth('25,16 20,40 26,64 38,76 50,79 62,76 74,64 80,40 75,16', false), kit.darker(d, 0.62), 5),
        kit.line(smooth('26,17 21,41 27,65 39,77 51,80 63,77 75,65 81,41 76,17', false), clear(light, 0.35), 1.4),
        ...[
          [23, 24],
          [22, 42],
          [28, 61],
          [42, 74],
          [58, 74],
          [72, 61],
          [78, 42],
          [77, 24],
        ]
          .map(([x = 0, y = 0]) => kit.metal(ellipse(x, y, 3.4), metal, { contour: 1 }))
          .flat(),
        kit.metal(box(14, 8, 26, 9, 3) + box(60, 8, 26, 9, 3), metal),
        ...[0, 90, 180, 270]
          .map((turn) => kit.solid(place(smooth('0,0! -11,-8 -9,-18 0,-15! 9,-18 11,-8'), 50, 42, 0.86, turn + 45), c, { contour: 1.6 }))
          .flat(),
        kit.cord(smooth('50,42 52,54 58,60', false), c, 1.6),
      ),
      'picture-4': stack(
        ...[8, 37, 66]
          .map((y, at) =>
            stack(
              kit.metal(box(6, y, 88, 27, 6), metal),
              kit.solid(box(10, y + 3.5, 80, 20, 4), [a, kit.darker(d, 0.3), c][at] ?? a, { contour: 0.8, gloss: 0.4 }),
              kit.solid(place(BAR, 11, y + 5, 0.98), kit.brighter(metal, 0.55), { contour: 1.3, shade: 0.2 }),
            ),
          )
          .flat(),
      ),
      ...ranksOf(kit, {
        face: 'block',
        colours: [a, d, c, b],
        isMetal: false,
        trim: (letter) => [
          kit.line(
            letter,
            {
              line: [20, 20, 80, 80],
              stops: [
                [0, kit.brighter(metal, 0.7)],
                [0.5, metal],
                [1, kit.darker(metal, 0.4)],
              ],
            },
            2.6,
          ),
          kit.flat('M0 0H100V46Q50 54 0 44Z', clear(light, 0.22), letter),
        ],
      }),
      wild: stack(
        kit.halo(50, 36, 50, d, 0.9),
        kit.gem(DIAMOND, d, 0.46),
        kit.line('M28 6L30 18M72 6L69 18M8 30L31 30M92 30L69 30', clear(light, 0.5), 0.9),
        kit.flat(star(26, 14, 4, 11, 1.6) + star(80, 46, 4, 8, 1.4), light),
        wildPlate(kit, a),
      ),
      scatter: stack(
        kit.halo(50, 50, 50, metal, 0.9),
        kit.flat(around('M-3 0L0 -50L3 0Z', [50, 50], 16), clear(kit.brighter(metal, 0.4), 0.35)),
        kit.solid(smooth('22,74! 26,44 50,34 74,44 78,74!'), a),
        kit.grain(smooth('22,74! 26,44 50,34 74,44 78,74!'), kit.darker(a, 0.35), 40, 1.2),
        kit.metal(crown, metal),
        kit.line('M14 42L25 55L35 30L50 52L65 30L75 55L86 42', clear(light, 0.55), 1.4),
        ...[
          [8, 28, a],
          [34, 15, d],
          [66, 15, d],
          [92, 28, a],
        ]
          .map(([x, y, colour]) =>
            stack(
              kit.solid(ellipse(Number(x), Number(y), 5.5), String(colour), { isRound: true, contour: 1.6 }),
              kit.shine(Number(x) - 1.6, Number(y) - 1.8, 2),
            ),
          )
          .flat(),
        kit.gem(corners(50, 34, 4, 8, 8), c),
        kit.metal(box(12, 72, 76, 17, 6), metal),
        ...[24, 41, 59, 76].map((x, at) => kit.gem(corners(x, 80.5, at % 2 === 0 ? 6 : 8, 6, 6), [a, c, d, a][at] ?? a)).flat(),
        kit.line(mirrored(smooth('14,88 30,86', false)), clear(light, 0.4), 1),
      ),
    };
  },
};
