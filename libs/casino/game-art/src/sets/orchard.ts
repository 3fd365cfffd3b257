import type { ArtSet } from '../art-set.ts';
import { kitOf, stack } from '../draw/kit.ts';
import { ranksOf, wildPlate } from '../draw/letters.ts';
import { around, box, ellipse, place, smooth } from '../draw/paths.ts';

const CHERRY = smooth('32,49 44,45 53,56 51,72 39,84 24,84 11,74 9,58 18,46');
const LEAF = smooth('0,0! 10,-13 30,-14 40,-2! 28,9 10,8');
const VEIN = smooth('2,0 20,-3 36,-2', false);
const PETAL = smooth('0,-4! 15,-18 12,-36 3,-40 0,-36! -3,-40 -12,-36 -15,-18');

/** Fruit of a sunny orchard. */
export const orchard: ArtSet = {
  pictures: ['cherries', 'grapes', 'lemon', 'melon'],
  wild: 'blossom',
  scatter: 'juice',
  palettes: [
    { ink: '#31092b', a: '#e8233f', b: '#ffc928', c: '#43b02f', d: '#8a3fd1', metal: '#f0b540', light: '#fff9de' },
    { ink: '#2a1030', a: '#ff5a36', b: '#ffe14a', c: '#1f9e6b', d: '#d13f8e', metal: '#e8c070', light: '#fff6ea' },
    { ink: '#1b1238', a: '#d61f69', b: '#ffb01f', c: '#6cb61d', d: '#4557d8', metal: '#d9dde8', light: '#f6fbff' },
    { ink: '#2e1206', a: '#c9281c', b: '#f7d354', c: '#7c9a1e', d: '#8c2f55', metal: '#e79a3c', light: '#fff4d0' },
  ],
  draw(palette) {
    const kit = kitOf(palette);
    const { a, b, c, d, light } = palette;
    const leaf = (x: number, y: number, scale: number, turn: number) =>
      stack(kit.solid(place(LEAF, x, y, scale, turn), c), kit.groove(place(VEIN, x, y, scale, turn), 1.2));
    const grapes = [
      [28, 36],
      [46, 33],
      [64, 35],
      [80, 40],
      [36, 51],
      [54, 50],
      [71, 54],
      [45, 67],
      [62, 68],
      [54, 83],
    ] as const;
    const flesh = 'M15 40Q50 33 85 40Q81 75 50 77Q19 75 15 40Z';
    const glass = 'M26 30H78L72 90Q71 94 66 94H38Q33 94 32 90Z';
    return {
      'picture-1': stack(
        kit.cord(smooth('31,54 38,32 60,11', false), c, 3),
        kit.cord(smooth('68,58 68,34 60,11', false), c, 3),
        leaf(58, 13, 0.92, 8),
        kit.solid(place(CHERRY, 39, 9, 0.98), a, { isRound: true }),
        kit.flat(ellipse(70, 58, 7, 2.6), kit.darker(a, 0.65)),
        kit.solid(CHERRY, a, { isRound: true }),
        kit.flat(ellipse(31, 51, 7, 2.6), kit.darker(a, 0.65)),
        kit.shine(22, 61, 5, 7),
        kit.shine(60, 69, 5, 7),
        kit.cord(smooth('31,52 33,46 35,40', false), c, 3),
      ),
      'picture-2': stack(
        kit.cord(smooth('52,32 50,20 58,8', false), kit.darker(c, 0.3), 4),
        leaf(52, 26, 0.95, -14),
        leaf(50, 26, 0.8, 190),
        grapes
          .map(([x, y]) => stack(kit.solid(ellipse(x, y, 11.5), d, { isRound: true, contour: 1.6 }), kit.shine(x - 4, y - 4.5, 3, 2.4)))
          .flat(),
      ),
      'picture-3': stack(
        leaf(54, 26, 0.9, -28),
        kit.solid(smooth('5,61 15,56 22,38 44,24 68,26 82,40 86,50 95,53 92,62 83,66 72,79 48,86 26,80 15,69 6,68'), b),
        kit.grain(smooth('16,58 26,40 46,28 66,30 82,46 80,64 66,78 46,82 26,76'), kit.darker(b, 0.22), 46, 0.9),
        kit.shine(36, 42, 13, 7, 0.95),
        kit.solid(ellipse(70, 71, 23), b, { contour: 2 }),
        kit.flat(ellipse(70, 71, 19.5), kit.brighter(b, 0.85)),
        kit.flat(around('M0 -2.5L5.6 -15.5Q0 -19.5 -5.6 -15.5Z', [70, 71], 8), {
          circle: [70, 71, 19],
          stops: [
            [0, kit.brighter(b, 0.6)],
            [1, b],
          ],
        }),
        kit.shine(64, 61, 6, 3),
      ),
      'picture-4': stack(
        kit.solid('M5 36Q50 27 95 36Q91 88 50 90Q9 88 5 36Z', c),
        kit.line(
          'M20 82Q30 76 34 86M46 79Q50 84 52 89M66 78Q72 80 72 85',
          kit.darker(c, 0.55),
          3,
          'M5 36Q50 27 95 36Q91 88 50 90Q9 88 5 36Z',
        ),
        kit.flat('M9.500 38Q50 30 90.500 38Q86 82 50 83.500Q14 82 9.500 38Z', kit.brighter(c, 0.85)),
        kit.flat(flesh, {
          line: [20, 36, 60, 82],
          stops: [
            [0, kit.brighter(a, 0.35)],
            [0.5, a],
            [1, kit.darker(a, 0.35)],
          ],
        }),
        kit.grain(flesh, kit.brighter(a, 0.35), 40, 0.9),
        ...[
          [28, 50, 24],
          [42, 47, 8],
          [58, 47, -8],
          [72, 50, -24],
          [36, 62, 14],
          [50, 61, 0],
          [64, 62, -14],
          [50, 72, 0],
        ].map(([x = 0, y = 0, turn = 0]) =>
          stack(kit.flat(place(smooth('0,-4.6! 2.6,1 0,3.6 -2.6,1'), x, y, 1.15, turn), palette.ink), kit.shine(x - 0.8, y, 1, 1.4)),
        ),
        kit.shine(28, 41, 14, 2.6, 0.8),
      ),
      ...ranksOf(kit, {
        face: 'block',
        colours: [a, d, c, b],
        trim: (letter, colour) => [kit.grain(letter, kit.brighter(colour, 0.4), 26, 1.1)],
      }),
      wild: stack(
        kit.halo(50, 40, 46, b),
        kit.solid(around(place(PETAL, 0, 0, 0.92), [50, 40], 5), kit.brighter(a, 0.55), { gloss: 0.6 }),
        ...[0, 1, 2, 3, 4].map((one) => kit.line(place('M0 -11V-24M0 -14L5 -24M0 -14L-5 -24', 50, 40, 1, one * 72), a, 1.3)),
        kit.solid(ellipse(50, 40, 8.5), b, { isRound: true }),
        kit.grain(ellipse(50, 40, 8), kit.darker(b, 0.4), 14, 1),
        wildPlate(kit, c),
      ),
      scatter: stack(
        kit.halo(50, 52, 48, b, 0.85),
        kit.cord('M56 60L70 10L84 6', a, 4.5),
        kit.solid(ellipse(30, 27, 19), b),
        kit.flat(ellipse(30, 27, 15.5), kit.brighter(b, 0.85)),
        kit.flat(around('M0 -2L4.8 -12.6Q0 -15.6 -4.8 -12.6Z', [30, 27], 8), b),
        kit.solid(glass, kit.brighter(palette.metal, 0.8), { gloss: 0.8 }),
        kit.flat('M29.500 42Q40 38 52 42Q64 46 74.500 42L69.500 87Q69 91 65 91H39Q35 91 34.500 87Z', {
          line: [30, 40, 70, 92],
          stops: [
            [0, b],
            [0.6, kit.darker(a, 0.02)],
            [1, kit.darker(a, 0.3)],
          ],
        }),
        ...[
          [44, 58],
          [58, 66],
          [48, 76],
          [61, 52],
        ].map(([x = 0, y = 0]) => stack(kit.flat(ellipse(x, y, 3), `${light}66`), kit.shine(x - 1, y - 1, 1.4))),
        kit.flat('M34 36H40L43 86H38Z', `${light}99`),
        kit.solid(box(24, 27, 56, 6, 3), kit.brighter(palette.metal, 0.7), { contour: 1.4 }),
      ),
    };
  },
};
