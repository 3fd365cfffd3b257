import type { ArtSet } from '../art-set.ts';
import { kitOf, stack } from '../draw/kit.ts';
import { ranksOf, wildPlate } from '../draw/letters.ts';
import { around, box, corners, ellipse, place, polygon, smooth } from '../draw/paths.ts';

const TIER = smooth('50,0! 62,16 78,30! 66,30 50,34 34,30 22,30! 38,16');
const SNOW = smooth('50,0! 58,11 64,17! 58,15 54,20 49,15 43,19 37,16! 43,10');
const CAP = smooth('8,18! 92,18! 92,40! 84,34 76,42 66,33 54,41 42,33 32,42 22,34 14,41 8,36!');
const MITTEN = smooth('34,68! 30,44 32,26 42,13 56,11 68,20 73,36 76,44 86,36 93,42 88,56 76,67! 75,70!');

/** Snow and the northern lights. */
export const aurora: ArtSet = {
  pictures: ['penguin', 'mitten', 'lantern', 'fir'],
  wild: 'snowflake',
  scatter: 'snow-globe',
  palettes: [
    { ink: '#0b1a41', a: '#4fb4f2', b: '#dcecf8', c: '#1f9c74', d: '#e8405c', metal: '#e0b355', light: '#ffffff' },
    { ink: '#1c1145', a: '#8d7bf2', b: '#e9e2fb', c: '#0f8fa8', d: '#f2607f', metal: '#cfd6ea', light: '#ffffff' },
    { ink: '#06283a', a: '#32c7c0', b: '#dff5f2', c: '#2c7f4e', d: '#f08a2f', metal: '#d99e5a', light: '#fcfffb' },
    { ink: '#2b0d33', a: '#e07ac0', b: '#fbe8f3', c: '#3d7be0', d: '#b52c6b', metal: '#f2cf7d', light: '#fffafd' },
  ],
  draw(palette) {
    const kit = kitOf(palette);
    const { a, b, c, d, ink, light, metal } = palette;
    const coat = kit.darker(a, 0.68);
    const arm = 'M-2.6 0L-2 -36L0 -40L2 -36L2.6 0ZM0 -18L10 -28L12 -25L1 -13ZM0 -18L-10 -28L-12 -25L-1 -13Z';
    const glass = ellipse(50, 42, 35);
    return {
      'picture-1': stack(
        kit.ground(50, 92, 34, 6),
        kit.solid(smooth('30,86! 20,92 24,96 44,95 46,88') + smooth('70,86! 80,92 76,96 56,95 54,88'), metal),
        kit.solid(smooth('24,46! 10,60 8,76 14,80 26,70!') + smooth('76,46! 90,60 92,76 86,80 74,70!'), coat),
        kit.solid(smooth('50,6 68,12 74,30 80,56 76,82 50,92 24,82 20,56 26,30 32,12'), coat),
        kit.solid(smooth('50,28 58,20 68,26 68,40 72,62 68,82 50,88 32,82 28,62 32,40 32,26 42,20'), b, { contour: 0.8, gloss: 0.6 }),
        kit.flat(ellipse(41, 29, 4.6, 5.4) + ellipse(59, 29, 4.6, 5.4), ink),
        kit.shine(39.4, 26.8, 2),
        kit.shine(57.4, 26.8, 2),
        kit.solid(smooth('42,37! 50,33 58,37! 50,46'), metal, { contour: 1.4 }),
        kit.solid(smooth('25,48! 50,56 75,48! 78,58 50,67 22,58'), d),
        kit.solid(smooth('60,58! 72,57 76,80! 64,82!'), d),
        kit.groove('M30 53L28 60M38 55L37 63M46 57L46 65M55 57L56 65M66 55L68 62', 1.3),
        kit.line('M65 81V86M69 81V86M73 80V85', d, 2),
      ),
      'picture-2': stack(
        kit.solid(MITTEN, d, { gloss: 0.35 }),
        kit.line('M32 36L38 42L44 36L50 42L56 36L62 42L68 36L74 42', `${light}dd`, 2.4, MITTEN),
        kit.line('M30 58L37 64L44 58L51 64L58 58L65 64L72 58L79 64', `${light}dd`, 2.4, MITTEN),
        kit.flat(around('M0 0L3.4 -5.500L0 -10L-3.4 -5.500Z', [52, 50], 6), light),
        kit.grain(MITTEN, kit.darker(d, 0.25), 60, 0.8),
        kit.solid(box(26, 68, 56, 24, 10), b, { gloss: 0.7 }),
        kit.groove('M36 71V89M45 70V90M54 70V90M63 70V90M72 71V89', 1.6),
        kit.grain(box(28, 70, 52, 20), light, 40, 1.6),
      ),
      'picture-3': stack(
        kit.halo(50, 54, 48, metal, 0.8),
        kit.cord(smooth('34,24 36,6 64,6 66,24', false), metal, 3.4),
        kit.metal('M22 32L50 14L78 32L74 38H26Z', coat),
        kit.solid('M27 38H73L69 80H31Z', kit.brighter(metal, 0.4), { gloss: 0.9 }),
        kit.flat('M27 38H73L69 80H31Z', {
          circle: [50, 64, 30],
          stops: [
            [0, light],
            [0.4, kit.brighter(metal, 0.3)],
            [1, `${kit.darker(metal, 0.35)}ee`],
          ],
        }),
        kit.flat(smooth('50,44! 60,60 57,72 50,76 43,72 40,60'), {
          line: [50, 44, 50, 76],
          stops: [
            [0, d],
            [0.5, metal],
            [1, light],
          ],
        }),
        kit.flat(smooth('50,56! 54,66 50,73 46,66'), light),
        kit.line('M42 38L43 80M58 38L57 80', coat, 3),
        kit.flat('M31 42H36L38 76H34Z', `${light}88`),
        kit.metal(box(24, 78, 52, 13, 4), coat),
        kit.flat(smooth('20,33! 50,12 80,33! 72,31 64,36 56,29 48,35 40,29 30,36'), {
          line: [30, 14, 70, 38],
          stops: [
            [0, light],
            [1, b],
          ],
        }),
      ),
      'picture-4': stack(
        kit.ground(50, 92, 32, 6),
        kit.solid(box(43, 78, 14, 15, 3), kit.darker(metal, 0.5)),
        ...[
          [45, 1.24],
          [26, 0.98],
          [9, 0.72],
        ].map(([y = 0, scale = 1]) =>
          stack(
            kit.solid(place(TIER, 50 - 50 * scale, y, scale), c),
            kit.grain(place(TIER, 50 - 50 * scale, y, scale), kit.darker(c, 0.35), 22, 1.6),
            kit.flat(place(SNOW, 50 - 50 * scale, y, scale), {
              line: [40, y, 62, y + 24],
              stops: [
                [0, light],
                [0.6, b],
                [1, kit.darker(b, 0.25)],
              ],
            }),
          ),
        ),
        kit.metal(polygon(corners(50, 8, 5, 9, 4)), metal, { contour: 1.4 }),
      ),
      ...ranksOf(kit, {
        face: 'block',
        colours: [a, d, c, kit.darker(a, 0.4)],
        trim: (letter) => [
          kit.flat(
            CAP,
            {
              line: [0, 18, 0, 42],
              stops: [
                [0, light],
                [1, b],
              ],
            },
            letter,
          ),
          kit.line(CAP, `${ink}55`, 0.8, letter),
        ],
      }),
      wild: stack(
        kit.halo(50, 40, 46, a, 0.95),
        kit.solid(around(arm, [50, 41], 6), a, { gloss: 0.8, contour: 2.6 }),
        kit.line(around('M0 -8V-36', [50, 41], 6), `${light}cc`, 1.2),
        kit.gem(corners(50, 41, 6, 13, 13), a),
        wildPlate(kit, kit.darker(a, 0.4)),
      ),
      scatter: stack(
        kit.halo(50, 44, 48, a, 0.9),
        kit.flat(glass, ink),
        kit.solid(glass, kit.darker(a, 0.35), { isRound: true, gloss: 0.1 }),
        kit.flat(
          smooth('10,66! 30,56 52,60 74,54 92,62! 90,84! 10,84!'),
          {
            line: [20, 54, 60, 80],
            stops: [
              [0, light],
              [1, b],
            ],
          },
          glass,
        ),
        kit.solid('M38 60V44L52 32L66 44V60Z', d, { contour: 1.4 }),
        kit.flat('M34 46L52 29L70 46L66 48L52 36L38 48Z', light),
        kit.flat(box(48, 50, 8, 10, 1), metal),
        kit.flat(box(41, 47, 5, 5) + box(58, 47, 5, 5), kit.brighter(metal, 0.5)),
        kit.solid(place(TIER, 12, 40, 0.28) + place(TIER, 10, 48, 0.32), c, { contour: 1 }),
        kit.grain(ellipse(50, 40, 31), light, 34, 1.3, 3),
        kit.lit(glass, a, { gloss: 0.5, shade: 0.3 }),
        kit.flat(smooth('22,40! 26,24 40,14! 33,26 29,40'), `${light}bb`),
        kit.metal('M22 72H78L86 92Q50 98 14 92Z', metal),
        kit.groove('M22 80Q50 85 78 80', 1.4),
      ),
    };
  },
};
