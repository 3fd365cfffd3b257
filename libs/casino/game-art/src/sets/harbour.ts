import type { ArtSet } from '../art-set.ts';
import { clear } from '../draw/art.ts';
import { kitOf, stack } from '../draw/kit.ts';
import { ranksOf, wildPlate } from '../draw/letters.ts';
import { around, box, ellipse, place, ring, smooth, star } from '../draw/paths.ts';

const WAVE = smooth('2,80! 16,72 28,80 42,72 56,80 70,72 84,80 98,74! 98,92! 84,97 16,97 2,92!');

/** A fishing harbour. */
export const harbour: ArtSet = {
  pictures: ['lighthouse', 'boat', 'compass', 'wheel'],
  wild: 'hook',
  scatter: 'bottle',
  palettes: [
    { ink: '#0a1c38', a: '#e53b3f', b: '#f6f1e3', c: '#2f7fd0', d: '#f0a53a', metal: '#e9be62', light: '#fffdf2' },
    { ink: '#10202a', a: '#f07f35', b: '#eaf2ee', c: '#1f9a92', d: '#d94f6a', metal: '#d7dde2', light: '#ffffff' },
    { ink: '#1a1434', a: '#7a55d8', b: '#f5ecf6', c: '#3f6ad0', d: '#f2c14a', metal: '#e0b6a0', light: '#fffafc' },
    { ink: '#0e2418', a: '#2f9a55', b: '#f4f2dc', c: '#4f9fc0', d: '#e0703a', metal: '#d8c070', light: '#fffff0' },
  ],
  draw(palette) {
    const kit = kitOf(palette);
    const { a, b, c, d, ink, light, metal } = palette;
    const wood = kit.darker(d, 0.42);
    const tower = 'M38 34H62L70 86H30Z';
    const hull = smooth('8,58! 92,58! 84,80 74,88 26,88 16,78');
    const bottle = smooth('8,42! 20,36 30,30 62,26 84,30 92,48 88,70 72,80 36,78 24,68 12,62!');
    return {
      'picture-1': stack(
        kit.flat('M50 22L0 6V34Z', {
          line: [50, 20, 0, 20],
          stops: [
            [0, clear(metal, 0.9)],
            [1, clear(metal, 0)],
          ],
        }),
        kit.flat('M50 22L100 8V38Z', {
          line: [50, 20, 100, 20],
          stops: [
            [0, clear(metal, 0.9)],
            [1, clear(metal, 0)],
          ],
        }),
        kit.halo(50, 22, 26, metal, 1),
        kit.solid(tower, b),
        kit.flat(
          'M20 46L80 40V52L20 58ZM20 70L80 64V76L20 82Z',
          {
            line: [34, 40, 70, 80],
            stops: [
              [0, kit.brighter(a, 0.3)],
              [0.5, a],
              [1, kit.darker(a, 0.5)],
            ],
          },
          tower,
        ),
        kit.lit(tower, b, { gloss: 0.3, shade: 0.34 }),
        kit.flat(box(46, 58, 7, 9, 3), ink),
        kit.solid(box(32, 31, 36, 6, 2), kit.darker(c, 0.4)),
        kit.solid(box(39, 15, 22, 17, 2), kit.brighter(metal, 0.6), { contour: 1.6, gloss: 0.9 }),
        kit.line('M46 15V32M54 15V32', kit.darker(c, 0.5), 1.6),
        kit.solid(smooth('34,16! 42,6 50,3 58,6 66,16!'), a),
        kit.solid(ellipse(50, 4, 3), metal, { contour: 1.2 }),
        kit.solid(smooth('12,92! 20,84 34,86 46,81 62,85 78,82 88,92! 70,97 28,97'), kit.darker(c, 0.45)),
        kit.line(smooth('10,90 28,88 46,92 66,88 90,91', false), clear(light, 0.7), 2),
      ),
      'picture-2': stack(
        kit.solid(box(48, 6, 5, 54, 2), wood),
        kit.solid(smooth('46,8! 28,26 18,52! 46,52!'), b),
        kit.solid(smooth('55,12! 76,26 88,52! 55,52!'), a),
        kit.groove('M42 20Q34 36 32 51M60 24Q72 36 76 51', 1.2),
        kit.solid('M53 2L70 7L53 11Z', d, { contour: 1.4 }),
        kit.solid(hull, c),
        kit.flat('M0 57H100V64H0Z', light, hull),
        kit.groove('M12 72H88M18 80H82', 1.3, hull),
        kit.lit(hull, c, { gloss: 0.4 }),
        ...[30, 46, 62].map((x) => stack(kit.metal(ellipse(x, 72, 4), metal, { contour: 1 }), kit.flat(ellipse(x, 72, 2.2), ink))).flat(),
        kit.solid(WAVE, kit.darker(c, 0.25)),
        kit.line(smooth('6,82 18,77 30,84 44,77 58,84 72,77 88,83', false), clear(light, 0.85), 2.2),
      ),
      'picture-3': stack(
        kit.metal(ellipse(50, 50, 44), metal),
        kit.groove(ellipse(50, 50, 39), 1.2),
        kit.solid(ellipse(50, 50, 34), b, { isRound: true, contour: 1.4, shade: 0.22 }),
        kit.line(around('M0 -32V-28', [50, 50], 24), clear(ink, 0.8), 1.2),
        kit.flat(around('M0 0L4.500 -11L0 -22Z', [50, 50], 8, 45), kit.darker(metal, 0.3)),
        kit.flat(around('M0 0L-4.500 -11L0 -22Z', [50, 50], 8, 45), kit.brighter(metal, 0.3)),
        kit.solid(place('M0 -30L7.500 0H-7.5Z', 50, 50, 1, 28), a, { contour: 1.4 }),
        kit.solid(place('M0 30L7.500 0H-7.5Z', 50, 50, 1, 28), c, { contour: 1.4 }),
        kit.flat(place('M0 -30L0 30L-7.500 0Z', 50, 50, 1, 28), clear(light, 0.3)),
        kit.metal(ellipse(50, 50, 5), metal, { contour: 1.4 }),
        kit.flat(smooth('24,42! 30,26 46,19! 36,30 30,46'), clear(light, 0.75)),
      ),
      'picture-4': stack(
        kit.solid(around(smooth('-4,-30! -3,-38 -5,-42 -3,-48 3,-48 5,-42 3,-38 4,-30!'), [50, 50], 8), wood),
        kit.solid(ring(50, 50, 35, 25), wood),
        kit.line(ellipse(50, 50, 32), clear(metal, 0.8), 1.2),
        kit.line(ellipse(50, 50, 28), clear(ink, 0.6), 1.2),
        kit.solid(around('M-2.800 0L-2.400 -26H2.400L2.800 0Z', [50, 50], 8), wood, { contour: 1.4 }),
        kit.metal(around(ellipse(0, -30, 3), [50, 50], 8), metal, { contour: 1 }),
        kit.metal(ellipse(50, 50, 12), metal),
        kit.solid(ellipse(50, 50, 7), a, { isRound: true, contour: 1.2 }),
        kit.flat(star(50, 50, 5, 5, 2), light),
      ),
      ...ranksOf(kit, {
        face: 'slab',
        colours: [a, c, d, b],
        trim: (letter, colour) => [
          kit.flat(
            Array.from({ length: 9 }, (_, at) => `M${-20 + at * 18} 100L${10 + at * 18} 0H${17 + at * 18}L${-13 + at * 18} 100Z`).join(''),
            clear(colour === b ? c : light, 0.35),
            letter,
          ),
          kit.line(letter, kit.darker(colour, 0.6), 0.8),
        ],
      }),
      wild: stack(
        kit.halo(50, 38, 46, c, 0.9),
        kit.cord('M58 4V-1', b, 2),
        kit.metal(ring(58, 10, 8, 4), metal),
        kit.metal(smooth('54,17! 62,17! 62,50 54,68 40,72 26,64 20,46! 12,54! 16,28! 36,46! 27,47 32,60 42,64 52,58 54,46'), metal),
        kit.shine(58, 30, 2, 10),
        kit.solid(smooth('62,26! 78,16 94,26 86,34 94,44 78,46!'), a, { contour: 1.8 }),
        kit.groove('M66 28L84 26M68 34L82 34M68 40L84 40', 1),
        wildPlate(kit, c),
      ),
      scatter: stack(
        kit.halo(50, 52, 50, d, 0.7),
        kit.solid(box(0, 42, 14, 20, 3), wood),
        kit.solid(bottle, kit.darker(c, 0.25), { gloss: 0.4 }),
        kit.flat(bottle, {
          circle: [60, 50, 34],
          stops: [
            [0, clear(light, 0.75)],
            [0.6, clear(c, 0.5)],
            [1, clear(ink, 0.35)],
          ],
        }),
        kit.solid(smooth('36,58! 80,58! 74,68 46,68'), wood, { contour: 1.4 }),
        kit.solid(smooth('56,34! 44,44 40,56! 56,56!'), b, { contour: 1.4 }),
        kit.solid(smooth('60,38! 72,46 76,56! 60,56!'), a, { contour: 1.4 }),
        kit.flat(smooth('24,66! 36,64 48,69 60,64 72,69 88,64! 82,78 60,78 34,78'), clear(c, 0.9), bottle),
        kit.line(smooth('28,67 38,65 48,70 60,65 72,70 84,66', false), clear(light, 0.8), 1.4, bottle),
        kit.lit(bottle, c, { gloss: 0.15, shade: 0.3 }),
        kit.flat(smooth('28,38! 46,31 70,31! 48,36'), clear(light, 0.85)),
        kit.solid(smooth('12,90! 24,82 38,80! 36,88 50,84 66,80! 70,88 90,90! 70,97 30,97'), kit.brighter(d, 0.1)),
        kit.grain(smooth('12,90! 24,82 66,80! 90,90! 70,97 30,97'), kit.darker(d, 0.35), 30, 0.8),
      ),
    };
  },
};
