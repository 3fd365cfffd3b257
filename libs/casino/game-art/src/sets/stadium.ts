import type { ArtSet } from '../art-set.ts';
import { clear } from '../draw/art.ts';
import { kitOf, stack } from '../draw/kit.ts';
import { ranksOf, wildPlate } from '../draw/letters.ts';
import { around, box, corners, ellipse, mirrored, polygon, ring, smooth, star } from '../draw/paths.ts';

/** Match day. */
export const stadium: ArtSet = {
  pictures: ['trophy', 'ball', 'glove', 'whistle'],
  wild: 'medal',
  scatter: 'floodlit-stadium',
  palettes: [
    { ink: '#0a1f1c', a: '#1fb45a', b: '#f4f7fa', c: '#2270e4', d: '#f2403a', metal: '#f6c64c', light: '#ffffff' },
    { ink: '#0e1430', a: '#3a5fe8', b: '#f6f2e4', c: '#f2a02e', d: '#28b89a', metal: '#dbe2ee', light: '#ffffff' },
    { ink: '#260c14', a: '#c82a48', b: '#fbf0ea', c: '#5a3ac0', d: '#ffb52e', metal: '#e8b05a', light: '#fffaf2' },
    { ink: '#1a1430', a: '#8a4ae0', b: '#f2f0fa', c: '#e0408a', d: '#3ac8e8', metal: '#f0d070', light: '#fefcff' },
  ],
  draw(palette) {
    const kit = kitOf(palette);
    const { a, b, c, d, ink, light, metal } = palette;
    const ball = ellipse(50, 50, 41);
    const cup = smooth('24,10! 76,10! 75,34 66,52 56,58! 56,72! 44,72! 44,58! 34,52 25,34');
    const handle = smooth('25,16! 8,14 8,34 20,46 34,50! 33,44! 22,40 15,32 15,22 26,23!');
    const body = smooth('6,40! 40,40! 56,34 76,36 91,50 92,68 80,84 62,86 46,78 40,60! 6,58!');
    return {
      'picture-1': stack(
        kit.halo(50, 36, 44, metal, 0.5),
        kit.metal(handle, metal),
        kit.metal(mirrored(handle), metal),
        kit.metal(cup, metal),
        kit.metal(smooth('22,10 50,5 78,10 50,15'), kit.darker(metal, 0.3), { contour: 1.4 }),
        kit.flat(smooth('28,10.5 50,7.5 72,10.5 50,13'), clear(ink, 0.6)),
        kit.gem(corners(50, 33, 5, 11, 11), d),
        kit.shine(33, 26, 4, 11, 0.85),
        kit.groove('M28 44Q50 56 72 44', 1.4),
        kit.metal(ellipse(50, 65, 9, 4), metal, { contour: 1.4 }),
        kit.solid('M32 72H68L74 93H26Z', kit.darker(a, 0.45)),
        kit.metal(box(36, 78, 28, 9, 2), metal, { contour: 1 }),
      ),
      'picture-2': stack(
        kit.ground(52, 93, 32, 5),
        kit.solid(ball, b, { isRound: true, gloss: 0.7 }),
        kit.line(around('M0 -13V-25M0 -25L-12 -32M0 -25L12 -32M-12 -32L-13 -46M12 -32L13 -46', [50, 50], 5), clear(ink, 0.75), 2, ball),
        kit.flat(
          polygon(corners(50, 50, 5, 14, 14)) + around(polygon(corners(0, -42, 5, 13, 13, 180)), [50, 50], 5, 36),
          {
            line: [20, 20, 80, 80],
            stops: [
              [0, kit.brighter(c, 0.2)],
              [0.5, kit.darker(c, 0.35)],
              [1, ink],
            ],
          },
          ball,
        ),
        kit.line(polygon(corners(50, 50, 5, 14, 14)), clear(light, 0.5), 0.9),
        kit.flat(ball, {
          circle: [38, 34, 60],
          stops: [
            [0, clear(light, 0.5)],
            [0.35, clear(light, 0)],
            [0.6, clear(ink, 0)],
            [1, clear(ink, 0.6)],
          ],
        }),
        kit.lit(ball, b, { gloss: 0.1, shade: 0.26 }),
        kit.shine(34, 27, 7, 5),
      ),
      'picture-3': stack(
        kit.solid(smooth('24,58! 8,44 6,34 14,30 26,38 32,48!'), a),
        kit.solid(box(22, 16, 13, 40, 6.5), a),
        kit.solid(box(36, 8, 13, 44, 6.5), a),
        kit.solid(box(50, 8, 13, 44, 6.5), a),
        kit.solid(box(64, 16, 13, 40, 6.5), a),
        kit.solid(smooth('22,44! 78,44! 80,60 74,76! 28,76! 22,62'), a),
        kit.solid(smooth('31,48! 69,48! 70,58 64,68 50,71 36,68 30,58'), b, { contour: 1.2 }),
        kit.solid(star(50, 58, 5, 9, 4), d, { contour: 1 }),
        kit.flat(box(25, 21, 7, 20, 3.5) + box(39, 13, 7, 22, 3.5) + box(53, 13, 7, 22, 3.5) + box(67, 21, 7, 20, 3.5), clear(b, 0.85)),
        kit.groove('M24 32H33M38 26H47M52 26H61M66 32H75', 1.2),
        kit.solid(box(26, 76, 48, 18, 5), d),
        kit.flat(box(26, 82, 48, 5), light),
        kit.lit(box(26, 76, 48, 18, 5), d, { gloss: 0.2 }),
      ),
      'picture-4': stack(
        kit.cord(smooth('74,36 84,20 70,6 50,10 38,4 20,12', false), c, 3.4),
        kit.metal(ring(74, 34, 7, 3.6), metal),
        kit.solid(body, d, { gloss: 0.7 }),
        kit.solid(box(4, 36, 12, 26, 3), kit.darker(d, 0.35)),
        kit.solid('M36 36H54V48H42Z', ink, { contour: 1, gloss: 0.2 }),
        kit.metal(ellipse(69, 61, 17), metal),
        kit.solid(ellipse(69, 61, 12), kit.darker(d, 0.2), { isRound: true, contour: 1.2 }),
        kit.solid(ellipse(66, 62, 6.5), kit.brighter(metal, 0.5), { isRound: true, contour: 1 }),
        kit.shine(52, 44, 8, 3, 0.8),
        kit.line('M44 28L40 18M52 28L54 20M36 30L28 24', clear(light, 0.9), 2.4),
      ),
      ...ranksOf(kit, {
        face: 'block',
        colours: [d, c, a, metal],
        plate: (colour) =>
          stack(
            kit.metal('M50 3L88 14V50Q86 82 50 97Q14 82 12 50V14Z', metal, { contour: 1.8 }),
            kit.solid('M50 10L82 19V50Q80 77 50 90Q20 77 18 50V19Z', kit.darker(colour, 0.5), { contour: 1, gloss: 0.3 }),
            kit.flat('M34 14.500L50 10V90Q42 86 34 81Z', clear(light, 0.12)),
          ),
        trim: (letter) => [kit.line(letter, clear(light, 0.7), 0.8)],
      }),
      wild: stack(
        kit.halo(50, 46, 44, metal, 0.8),
        kit.solid('M26 0H44L58 32L46 40Z', c),
        kit.solid('M74 0H56L42 32L54 40Z', d),
        kit.flat('M32 0H37L52 33L49 36ZM68 0H63L49 31L52 36Z', clear(light, 0.7)),
        kit.metal(around('M-5 -22Q0 -32 5 -22Z', [50, 46], 14) + ellipse(50, 46, 25), metal),
        kit.solid(ellipse(50, 46, 18), a, { isRound: true, contour: 1.4 }),
        kit.metal(star(50, 46, 5, 14, 6), metal, { contour: 1.2 }),
        wildPlate(kit, a),
      ),
      scatter: stack(
        kit.flat('M16 18L54 66H10ZM84 18L90 66H46ZM34 10L62 62H32ZM66 10L68 62H38Z', {
          line: [50, 10, 50, 66],
          stops: [
            [0, clear(light, 0.75)],
            [1, clear(light, 0)],
          ],
        }),
        kit.halo(50, 60, 46, a, 0.8),
        kit.cord('M14 60V20M86 60V20', kit.darker(c, 0.4), 2.6),
        kit.solid(box(5, 8, 22, 13, 2), kit.darker(c, 0.5)),
        kit.solid(box(73, 8, 22, 13, 2), kit.darker(c, 0.5)),
        ...[10, 16, 22, 78, 84, 90]
          .flatMap((x) => [11.5, 17.5].map((y) => stack(kit.halo(x, y, 4, light, 1), kit.flat(ellipse(x, y, 1.9), light))))
          .flat(),
        kit.solid(ellipse(50, 66, 46, 27), kit.darker(c, 0.3)),
        kit.flat(ellipse(50, 63, 41, 22), kit.darker(ink, 0)),
        kit.grain(ellipse(50, 63, 41, 22), d, 90, 1.1, 3),
        kit.grain(ellipse(50, 63, 41, 22), light, 90, 0.9, 5),
        kit.grain(ellipse(50, 63, 41, 22), metal, 60, 1, 9),
        kit.solid(ellipse(50, 66, 29, 14), a, { contour: 1.4 }),
        kit.flat('M28 50H36V82H28ZM44 50H52V82H44ZM60 50H68V82H60Z', clear(light, 0.16), ellipse(50, 66, 28, 13)),
        kit.line(`M50 52V80${ellipse(50, 66, 7, 3.6)}M22 61H30V71H22M78 61H70V71H78`, clear(light, 0.9), 1.1, ellipse(50, 66, 28, 13)),
        kit.groove(smooth('5,72 22,86 50,92 78,86 95,72', false), 1.6),
        kit.metal(star(50, 88, 5, 8, 3.6), metal, { contour: 1.4 }),
      ),
    };
  },
};
