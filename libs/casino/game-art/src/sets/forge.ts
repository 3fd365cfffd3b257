import type { ArtSet } from '../art-set.ts';
import { clear } from '../draw/art.ts';
import { kitOf, stack } from '../draw/kit.ts';
import { ranksOf, wildPlate } from '../draw/letters.ts';
import { box, corners, ellipse, place, type Point, smooth } from '../draw/paths.ts';

const FLAME = smooth('50,96 28,88 16,68 22,48! 28,56 34,36 32,20 46,4! 50,22 62,32 64,46! 70,38 70,28! 82,46 86,66 74,86');
const CRACKS = 'M20 70L34 62L40 70L52 60L60 68L78 58M34 62L30 50M52 60L50 44L60 36M40 70L42 84M60 68L66 80';

/** A smithy in a volcano. */
export const forge: ArtSet = {
  pictures: ['dragon-egg', 'anvil', 'hammer', 'crystals'],
  wild: 'flame',
  scatter: 'volcano',
  palettes: [
    { ink: '#1d0a10', a: '#ff5b1e', b: '#ffc22e', c: '#6a5f76', d: '#c2242f', metal: '#b4bacb', light: '#fff2cc' },
    { ink: '#0a1226', a: '#2f8bff', b: '#9df0ff', c: '#55607c', d: '#5a3fd6', metal: '#c0cad8', light: '#f6fdff' },
    { ink: '#0e1a0e', a: '#4fc23a', b: '#e6f06a', c: '#5f6a5a', d: '#1f8f6a', metal: '#c8b88a', light: '#fbffe6' },
    { ink: '#210a26', a: '#e0359c', b: '#ffb0d8', c: '#6f5a80', d: '#8a2fd0', metal: '#d0b8d8', light: '#fff4fb' },
  ],
  draw(palette) {
    const kit = kitOf(palette);
    const { a, b, c, d, ink, light, metal } = palette;
    const egg = smooth('50,7 66,16 78,38 82,60 72,80 50,88 28,80 18,60 22,38 34,16');
    const wood = kit.darker(kit.brighter(b, 0), 0.55);
    const rock = smooth('6,88! 12,72 26,66 42,70 58,66 76,68 90,74 95,88! 80,95 50,97 20,95');
    const crystal = (points: readonly Point[], colour: string) => kit.gem(points, colour, 0.5);
    const cone = smooth('4,92! 22,72 34,44 40,34! 60,34! 66,44 78,72 96,92!');
    return {
      'picture-1': stack(
        kit.halo(50, 56, 48, a, 0.8),
        kit.solid(egg, d, { isRound: true }),
        ...[20, 31, 42, 53, 64, 75].flatMap((y, row) =>
          Array.from({ length: 7 }, (_, at) => at * 13 + (row % 2) * 6.5 + 8).map((x) =>
            kit.flat(
              `M${x - 6.5} ${y - 3}Q${x} ${y - 8} ${x + 6.5} ${y - 3}Q${x + 5} ${y + 8} ${x} ${y + 11}Q${x - 5} ${y + 8} ${x - 6.5} ${y - 3}Z`,
              {
                line: [x - 4, y - 6, x + 5, y + 11],
                stops: [
                  [0, kit.brighter(d, 0.42)],
                  [0.4, d],
                  [0.9, kit.darker(d, 0.7)],
                ],
              },
              egg,
            ),
          ),
        ),
        kit.line('M58 14L50 28L60 38L48 52L58 62L52 74', ink, 6, egg),
        { ...kit.line('M58 14L50 28L60 38L48 52L58 62L52 74', b, 3, egg), glow: { colour: a, size: 4 } },
        kit.line('M60 38L70 42M48 52L36 54', b, 2, egg),
        kit.lit(egg, d, { gloss: 0.5, shade: 0.4 }),
        kit.solid(smooth('12,84! 22,74 36,80 50,76 64,80 78,74 88,84! 80,95 50,97 20,95'), c, { contour: 1.8 }),
        kit.line('M20 88L32 84L40 90L54 85L68 90L80 85', clear(a, 0.9), 1.6),
      ),
      'picture-2': stack(
        kit.ground(50, 94, 38, 5),
        kit.solid(smooth('24,96! 26,84 38,78! 62,78! 74,84 76,96!'), wood),
        kit.groove('M30 88H70', 1.4),
        kit.metal('M4 34H34V30H92V46Q72 48 66 58Q64 66 74 72V80H26V72Q38 66 36 56Q14 54 4 34Z', kit.darker(metal, 0.25)),
        kit.flat('M34 31H91V37H34Z', {
          line: [34, 30, 91, 37],
          stops: [
            [0, light],
            [0.4, metal],
            [1, kit.darker(metal, 0.3)],
          ],
        }),
        kit.flat(box(74, 32, 5, 4), ink),
        kit.groove('M40 56Q54 60 64 54', 1.2),
        kit.halo(48, 28, 18, a, 0.9),
        kit.solid('M34 22H64L60 30H38Z', a, { gloss: 0.8, contour: 1.6 }),
        kit.flat('M40 23H58L56 27H42Z', light),
        kit.line('M30 20L22 10M40 16L38 6M56 16L60 5M66 20L76 12', b, 2),
        kit.flat(ellipse(20, 8, 1.6) + ellipse(78, 10, 1.8) + ellipse(50, 8, 1.4) + ellipse(28, 24, 1.2), light),
      ),
      'picture-3': stack(
        kit.solid(place(box(-4.5, -10, 9, 66, 3), 42, 52, 1, 40), wood),
        kit.groove(place('M-4 34L4 38M-4 40L4 44M-4 46L4 50', 42, 52, 1, 40), 1.6),
        kit.metal(place('M-30 -22L-24 -28H24L30 -22V-2L24 4H-24L-30 -2Z', 56, 40, 1, 40), metal),
        kit.metal(place('M-30 -22L-24 -28H-18V4H-24L-30 -2ZM18 -28H24L30 -22V-2L24 4H18Z', 56, 40, 1, 40), b, { contour: 1.4 }),
        { ...kit.line(place('M-8 -20L0 -24L8 -20M0 -24V-4M-8 -4H8M-8 -12H8', 56, 40, 1, 40), a, 2.2), glow: { colour: a, size: 3 } },
        kit.gem(corners(21, 78, 6, 7, 7), d),
      ),
      'picture-4': stack(
        kit.halo(50, 50, 48, a, 0.7),
        crystal(
          [
            [14, 80],
            [8, 44],
            [20, 28],
            [32, 46],
            [34, 80],
          ],
          d,
        ),
        crystal(
          [
            [66, 80],
            [68, 42],
            [80, 24],
            [93, 44],
            [86, 80],
          ],
          b,
        ),
        crystal(
          [
            [30, 84],
            [30, 34],
            [48, 4],
            [66, 30],
            [68, 84],
          ],
          a,
        ),
        crystal(
          [
            [52, 88],
            [56, 62],
            [66, 52],
            [76, 64],
            [76, 88],
          ],
          d,
        ),
        crystal(
          [
            [24, 90],
            [26, 68],
            [34, 58],
            [44, 70],
            [44, 90],
          ],
          b,
        ),
        kit.solid(rock, c),
        kit.grain(rock, kit.darker(c, 0.4), 34, 1.2),
        kit.line('M16 86L28 80L38 87L52 79L64 86L82 80', clear(a, 0.85), 1.6),
      ),
      ...ranksOf(kit, {
        face: 'cut',
        colours: [c, c, c, c],
        trim: (letter) => [
          kit.grain(letter, kit.darker(c, 0.4), 40, 1.1),
          { ...kit.line(CRACKS, a, 3, letter), glow: { colour: a, size: 3 } },
          kit.line(CRACKS, b, 1.2, letter),
          kit.flat(
            'M0 66H100V100H0Z',
            {
              line: [0, 64, 0, 88],
              stops: [
                [0, clear(a, 0)],
                [1, clear(a, 0.75)],
              ],
            },
            letter,
          ),
        ],
      }),
      wild: stack(
        kit.halo(50, 44, 50, a, 0.95),
        kit.solid(place(FLAME, 0, -4, 1), d, { gloss: 0.3, contour: 2.6 }),
        kit.solid(place(FLAME, 10, 14, 0.8), a, { contour: 0.5, gloss: 0.3 }),
        kit.flat(place(FLAME, 22, 34, 0.56), b),
        kit.flat(place(FLAME, 34, 54, 0.32), light),
        kit.flat(ellipse(20, 34, 2) + ellipse(80, 26, 2.4) + ellipse(74, 12, 1.5) + ellipse(28, 14, 1.5), b),
        wildPlate(kit, d),
      ),
      scatter: stack(
        kit.halo(50, 28, 50, a, 0.95),
        kit.solid(smooth('34,30! 20,24 24,12 36,14 42,4 54,3 62,10 74,9 80,20 70,28 66,32!'), kit.brighter(c, 0.15), { gloss: 0.3 }),
        kit.flat(smooth('42,36! 36,22 46,18 50,8! 55,18 64,22 58,36!'), {
          line: [50, 8, 50, 36],
          stops: [
            [0, b],
            [1, a],
          ],
        }),
        kit.solid(cone, c),
        kit.grain(cone, kit.darker(c, 0.45), 60, 1.4),
        kit.solid(smooth('38,33! 62,33! 58,46 66,60 60,72! 54,62 52,78 56,90! 44,90! 46,74 40,62 34,74! 36,56 44,46'), a, {
          contour: 1.4,
          gloss: 0.6,
        }),
        kit.line(smooth('50,36 51,54 49,72', false), b, 3.4),
        kit.line(smooth('50,36 51,50', false), light, 1.6),
        kit.solid(smooth('36,34! 50,29 64,34! 50,39'), b, { contour: 1.2 }),
        kit.solid(smooth('18,30! 22,24 28,28 26,34') + smooth('76,32! 82,28 86,34 80,38') + smooth('66,18! 70,14 74,18 70,22'), d, {
          contour: 1.2,
        }),
        kit.solid(smooth('2,92! 20,84 40,90 60,86 80,84 98,92! 88,97 12,97'), kit.darker(c, 0.4), { contour: 1.4 }),
        kit.flat(ellipse(30, 12, 1.6) + ellipse(84, 16, 1.8) + ellipse(12, 20, 1.5), light),
      ),
    };
  },
};
