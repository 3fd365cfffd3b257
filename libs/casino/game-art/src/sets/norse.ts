import type { ArtSet } from '../art-set.ts';
import { clear } from '../draw/art.ts';
import { kitOf, stack } from '../draw/kit.ts';
import { ranksOf, wildPlate } from '../draw/letters.ts';
import { around, box, corners, ellipse, mirrored, place, ring, smooth } from '../draw/paths.ts';

const HORN = smooth('30,30! 14,28 6,14 10,3! 16,12 26,16 38,18!');
const BLADE = smooth('50,22! 62,18 74,8! 86,22 88,40 82,56! 70,46 60,42 50,42!');

/** Sagas of the north. */
export const norse: ArtSet = {
  pictures: ['helm', 'axe', 'drakkar', 'horn'],
  wild: 'hammer',
  scatter: 'world-tree',
  palettes: [
    { ink: '#111a2e', a: '#b8392f', b: '#3f7fc8', c: '#8a5a34', d: '#5fae8a', metal: '#c3ccda', light: '#fbfeff' },
    { ink: '#1a1208', a: '#d98a24', b: '#7a8f3a', c: '#6a3f28', d: '#c2452f', metal: '#e2b65c', light: '#fff7de' },
    { ink: '#14102e', a: '#7a4ad0', b: '#38b0d8', c: '#6f5a7a', d: '#e05a9a', metal: '#b6bde2', light: '#faf8ff' },
    { ink: '#0c1f1f', a: '#1f8a7a', b: '#d8a23a', c: '#7a5340', d: '#d0503f', metal: '#b8cfc8', light: '#f6fffb' },
  ],
  draw(palette) {
    const kit = kitOf(palette);
    const { a, b, c, d, ink, light, metal } = palette;
    const gold = kit.brighter(c, 0.35);
    const dome = smooth('16,58! 18,34 34,16 50,12 66,16 82,34 84,58!');
    const hull = smooth('4,26! 8,44 14,54! 50,62 86,54! 92,44 96,22! 98,50 88,74 66,84 34,84 12,74 2,52');
    const sail = smooth('22,14! 50,10 78,14! 80,30 78,48! 50,54 22,48! 26,30');
    const knot = 'M20 30Q50 0 80 30Q108 50 80 70Q50 100 20 70Q-8 50 20 30M30 20Q0 50 30 80M70 20Q100 50 70 80';
    return {
      'picture-1': stack(
        kit.solid(HORN, kit.brighter(c, 0.6)),
        kit.solid(mirrored(HORN), kit.brighter(c, 0.6)),
        kit.groove('M12 14L18 10M18 20L24 15M82 20L76 15M88 14L82 10', 1.2),
        kit.solid(smooth('22,60! 30,92 42,86 50,96 58,86 70,92 78,60!'), a),
        kit.groove('M34 68Q36 80 38 86M50 70V90M66 68Q64 80 62 86', 1.4),
        kit.metal(dome, metal),
        kit.metal('M46 12H54V56H46Z', gold, { contour: 1.2 }),
        kit.metal('M14 50H86V60H14Z', gold, { contour: 1.6 }),
        kit.metal('M44 58H56L54 80L50 84L46 80Z', metal),
        kit.solid(smooth('24,60! 46,60! 44,70 34,72 26,68'), ink, { contour: 0.8, gloss: 0 }),
        kit.solid(smooth('76,60! 54,60! 56,70 66,72 74,68'), ink, { contour: 0.8, gloss: 0 }),
        kit.flat(ellipse(36, 65, 3.4, 2.6) + ellipse(64, 65, 3.4, 2.6), b),
        kit.shine(35, 64, 1.2),
        kit.shine(63, 64, 1.2),
        ...[22, 34, 66, 78].map((x) => kit.metal(ellipse(x, 55, 2.4), metal, { contour: 0.8 })).flat(),
        kit.gem(corners(50, 55, 6, 6.5, 6.5), a),
        kit.shine(32, 28, 4, 9),
      ),
      'picture-2': stack(
        kit.solid(place(box(-4, -46, 8, 92, 3), 50, 50, 1, 32), c),
        kit.groove(place('M-4 14L4 20M-4 22L4 28M-4 30L4 36', 50, 50, 1, 32), 1.6),
        kit.metal(place(BLADE, 13, -14, 1.02, 12), metal),
        kit.line(place(smooth('75,12 84,24 85,40 81,52', false), 13, -14, 1.02, 12), clear(light, 0.9), 2.4),
        kit.groove(place('M56 26Q66 30 76 22M56 38Q68 36 78 44M62 32H74', 13, -14, 1.02, 12), 1.6),
        kit.metal(place(smooth('0,0! -14,-2 -26,-10! -24,6 -26,20! -14,12 0,12!'), 62, 16, 0.8, 32), metal),
        kit.metal(place(box(-7, -38, 14, 22, 3), 50, 50, 1, 32), gold, { contour: 1.4 }),
        kit.gem(corners(64, 27, 6, 5.5, 5.5), a),
        kit.metal(place(ellipse(0, 46, 6), 50, 50, 1, 32), gold),
      ),
      'picture-3': stack(
        kit.solid(box(48, 4, 5, 60, 2), c),
        kit.solid(sail, light, { gloss: 0.3 }),
        kit.flat(
          'M30 0H40V60H30ZM52 0H62V60H52ZM72 0H82V60H72Z',
          {
            line: [30, 10, 70, 54],
            stops: [
              [0, kit.brighter(a, 0.2)],
              [1, kit.darker(a, 0.3)],
            ],
          },
          sail,
        ),
        kit.lit(sail, a, { gloss: 0.25, shade: 0.3 }),
        kit.metal(box(18, 10, 64, 5, 2.5), gold, { contour: 1.2 }),
        kit.solid(hull, c),
        kit.groove('M8 56Q50 74 92 56M12 66Q50 82 88 66', 1.4, hull),
        kit.solid(smooth('96,24! 88,14 92,4 100,8! 96,12 99,18'), c, { contour: 1.6 }),
        kit.solid(smooth('4,28! 0,14 6,6 12,10! 7,14 9,22'), c, { contour: 1.6 }),
        ...[18, 34, 50, 66, 82]
          .map((x, at) =>
            stack(
              kit.metal(ellipse(x, 62 + (at % 2 === 0 ? -Math.abs(x - 50) * 0.1 : 2), 8.5), [a, b, d, b, a][at] ?? a, { contour: 1.6 }),
              kit.metal(ellipse(x, 62 + (at % 2 === 0 ? -Math.abs(x - 50) * 0.1 : 2), 3), metal, { contour: 0.8 }),
            ),
          )
          .flat(),
        kit.solid(smooth('0,88! 14,80 28,88 42,80 56,88 70,80 86,88 100,82! 98,94! 50,98 2,94!'), b),
        kit.line(smooth('4,90 16,84 30,91 44,84 58,91 72,84 90,91', false), clear(light, 0.8), 2),
      ),
      'picture-4': stack(
        kit.solid(smooth('10,16! 14,44 30,66 54,76 82,74 96,62! 84,62 68,54 58,38 54,16!'), kit.brighter(c, 0.45), { gloss: 0.6 }),
        kit.groove(smooth('26,30 36,50 52,62 72,66', false), 1.4),
        kit.metal('M6 12H58L56 24H10Z', metal),
        kit.metal(smooth('24,54! 34,66 44,72! 62,50! 52,44 46,36!'), gold, { contour: 1.6 }),
        kit.metal(smooth('82,60! 96,60 99,66 84,76!'), metal),
        kit.flat(smooth('8,13! 20,4 32,10 44,3 56,13! 44,17 20,17'), light),
        kit.flat(ellipse(22, 9, 4) + ellipse(36, 8, 5) + ellipse(47, 10, 3.6), light),
        kit.line(smooth('9,13 20,6 32,10 44,5 55,13', false), clear(ink, 0.5), 1.2),
        kit.gem(corners(44, 54, 6, 6.5, 6.5), a),
        kit.cord(smooth('32,66 34,86 56,96 78,88 82,74', false), a, 3),
      ),
      ...ranksOf(kit, {
        face: 'cut',
        colours: [a, b, d, c],
        plate: (colour) =>
          stack(
            kit.solid(smooth('14,12! 40,4 70,8 90,18! 96,46 90,82! 62,96 30,94 8,84! 4,50'), kit.darker(metal, 0.45), { gloss: 0.2 }),
            kit.grain(box(8, 8, 84, 84), clear(ink, 0.4), 60, 1.2),
            kit.line(place(knot, 8, 8, 0.84), clear(colour, 0.5), 2.4),
          ),
        trim: (letter) => [kit.line(letter, clear(light, 0.5), 0.8)],
      }),
      wild: stack(
        kit.halo(50, 36, 50, b, 0.95),
        { ...kit.line('M8 8L22 24L14 30L30 44M92 6L80 22L88 28L72 42', kit.brighter(b, 0.7), 2), glow: { colour: b, size: 5 } },
        kit.solid(box(44, 34, 12, 46, 3), c),
        kit.groove('M44 50L56 56M44 58L56 64', 1.6),
        kit.metal('M14 12L22 4H78L86 12V32L78 40H22L14 32Z', metal, { contour: 2.8 }),
        kit.metal('M14 12L22 4H30V40H22L14 32ZM70 4H78L86 12V32L78 40H70Z', gold, { contour: 1.2 }),
        kit.groove('M38 14L50 28L62 14M38 28L50 14L62 28M36 22H64', 1.8),
        wildPlate(kit, a),
      ),
      scatter: stack(
        kit.halo(50, 46, 50, d, 0.95),
        kit.metal(ring(50, 50, 47, 39), metal),
        kit.line(around('M-2 -45L2 -41M2 -45L-2 -41', [50, 50], 16), clear(ink, 0.8), 1.3),
        kit.flat(ellipse(50, 50, 39), {
          circle: [50, 40, 42],
          stops: [
            [0, kit.brighter(d, 0.7)],
            [0.5, kit.darker(b, 0.1)],
            [1, ink],
          ],
        }),
        kit.solid(smooth('44,88! 46,70 38,56 28,48! 40,50 47,58 48,44 53,44 53,58 62,48 74,46! 62,56 55,70 57,88! 70,90 50,86 32,91'), c, {
          contour: 1.6,
        }),
        ...[
          [30, 40, 13],
          [70, 38, 13],
          [50, 28, 16],
          [38, 26, 11],
          [62, 24, 11],
          [50, 44, 10],
        ]
          .map(([x = 0, y = 0, r = 0]) =>
            stack(
              kit.solid(around(ellipse(0, -r * 0.5, r * 0.55), [x, y], 6), d, { contour: 1, gloss: 0.5 }),
              kit.grain(ellipse(x, y, r * 0.8), kit.brighter(d, 0.6), 8, 1.2),
            ),
          )
          .flat(),
        ...[
          [30, 42],
          [66, 30],
          [48, 22],
          [56, 44],
          [74, 44],
        ]
          .map(([x = 0, y = 0]) => stack(kit.halo(x, y, 6, a, 0.8), kit.solid(ellipse(x, y, 2.6), a, { isRound: true, contour: 0.8 })))
          .flat(),
      ),
    };
  },
};
