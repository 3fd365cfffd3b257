import type { ArtSet } from '../art-set.ts';
import { clear } from '../draw/art.ts';
import { kitOf, stack } from '../draw/kit.ts';
import { ranksOf, wildPlate } from '../draw/letters.ts';
import { around, box, corners, ellipse, mirrored, place, polygon, smooth, star } from '../draw/paths.ts';

/** Half of a tilted ring, in front of its planet or behind it. */
const RING_FRONT = 'M-47 0C-47 12 -26 20 0 20C26 20 47 12 47 0L36 0C36 7 20 12 0 12C-20 12 -36 7 -36 0Z';
const RING_BACK = 'M-47 0C-47 -12 -26 -20 0 -20C26 -20 47 -12 47 0L36 0C36 -7 20 -12 0 -12C-20 -12 -36 -7 -36 0Z';
const HULL = smooth('50,3! 63,16 69,36 67,58 62,74! 38,74! 33,58 31,36 37,16');

/** A journey to far planets. */
export const nebula: ArtSet = {
  pictures: ['planet', 'rocket', 'helmet', 'saucer'],
  wild: 'nova',
  scatter: 'portal',
  palettes: [
    { ink: '#130b36', a: '#8e52ff', b: '#ff5ca3', c: '#2bc4fb', d: '#ffb340', metal: '#b7c2e8', light: '#fcf8ff' },
    { ink: '#04203a', a: '#1fa0e8', b: '#ffd04a', c: '#43e0a8', d: '#ff6f4a', metal: '#c9d8e0', light: '#f8fffd' },
    { ink: '#2b0820', a: '#f2455c', b: '#ff9c3d', c: '#c65bff', d: '#ffe27a', metal: '#dcc0cc', light: '#fff8f2' },
    { ink: '#0a2018', a: '#32b56a', b: '#c8f04a', c: '#4a8bff', d: '#ff7bd0', metal: '#b8ccc0', light: '#f9fff2' },
  ],
  draw(palette) {
    const kit = kitOf(palette);
    const { a, b, c, d, ink, light, metal } = palette;
    const globe = ellipse(50, 50, 28);
    const white = kit.brighter(metal, 0.7);
    const spiral = smooth('0,-4 10,-10 24,-8 34,4! 22,-2 12,-2');
    return {
      'picture-1': stack(
        kit.halo(50, 50, 48, a, 0.5),
        kit.metal(place(RING_BACK, 50, 50, 1, -22), d),
        kit.solid(globe, a, { isRound: true }),
        kit.flat('M18 38Q40 44 82 30V38Q44 54 18 48ZM18 58Q48 66 82 50V54Q50 76 18 66Z', clear(b, 0.75), globe),
        kit.flat('M18 50Q44 58 82 42V44Q46 64 18 54Z', clear(light, 0.35), globe),
        kit.flat(ellipse(40, 66, 5, 3.4), clear(ink, 0.35), globe),
        kit.lit(globe, a, { gloss: 0.6, shade: 0.4 }),
        kit.metal(place(RING_FRONT, 50, 50, 1, -22), d),
        kit.line(place('M-41 2C-40 10 -22 16 0 16C22 16 40 10 41 2', 50, 50, 1, -22), clear(ink, 0.45), 1.3),
        kit.solid(ellipse(84, 78, 8), c, { isRound: true, contour: 1.8 }),
        kit.flat(ellipse(86, 80, 2) + ellipse(81, 76, 1.4), clear(ink, 0.4)),
        kit.flat(star(16, 20, 4, 8, 1.6) + star(84, 18, 4, 5, 1), light),
      ),
      'picture-2': stack(
        kit.halo(50, 86, 22, d, 0.9),
        kit.solid(place(smooth('38,72! 36,84 44,90 50,99! 56,90 64,84 62,72!'), 0, 0), d, { contour: 1.6 }),
        kit.flat(smooth('43,73! 43,82 50,92! 57,82 57,73!'), light),
        kit.solid(smooth('33,46! 16,60 14,84! 34,72!') + smooth('67,46! 84,60 86,84! 66,72!'), b),
        kit.solid(HULL, white, { gloss: 0.6 }),
        kit.flat(
          'M20 0H80V24Q50 32 20 24Z',
          {
            line: [34, 4, 66, 30],
            stops: [
              [0, kit.brighter(b, 0.35)],
              [0.5, b],
              [1, kit.darker(b, 0.5)],
            ],
          },
          HULL,
        ),
        kit.flat(
          'M20 64Q50 70 80 64V80H20Z',
          {
            line: [34, 60, 66, 78],
            stops: [
              [0, kit.brighter(a, 0.35)],
              [1, kit.darker(a, 0.5)],
            ],
          },
          HULL,
        ),
        kit.groove('M31 60Q50 66 69 60', 1.2),
        kit.lit(HULL, white, { gloss: 0.3 }),
        kit.metal(ellipse(50, 41, 12.5), metal, { contour: 1.6 }),
        kit.solid(ellipse(50, 41, 8.8), c, { isRound: true, contour: 1.2 }),
        kit.shine(46.5, 37.5, 3.2),
        kit.solid(smooth('47,58! 53,58! 53,88! 50,92 47,88!'), kit.darker(b, 0.15), { contour: 1.6 }),
        kit.flat(ellipse(36, 52, 1) + ellipse(64, 52, 1) + ellipse(38, 30, 1) + ellipse(62, 30, 1), clear(ink, 0.6)),
      ),
      'picture-3': stack(
        kit.solid(smooth('20,78! 50,70 80,78! 90,94 10,94'), white),
        kit.metal(smooth('22,76! 50,86 78,76! 78,84 50,92 22,84'), metal),
        kit.solid(box(6, 38, 14, 26, 6), b),
        kit.solid(box(80, 38, 14, 26, 6), b),
        kit.solid(ellipse(50, 46, 37, 37), white, { isRound: true }),
        kit.solid(smooth('50,22 70,25 80,40 78,58 66,68 50,70 34,68 22,58 20,40 30,25'), ink, { contour: 2 }),
        kit.flat(smooth('50,25 68,28 77,41 75,57 64,65 50,67 36,65 25,57 23,41 32,28'), {
          line: [26, 26, 74, 66],
          stops: [
            [0, c],
            [0.42, a],
            [0.72, b],
            [1, d],
          ],
        }),
        kit.grain(smooth('50,25 68,28 77,41 75,57 64,65 50,67 36,65 25,57 23,41 32,28'), light, 22, 0.7),
        kit.flat(smooth('27,46! 30,32 46,28! 38,36 34,48 33,57!'), clear(light, 0.75)),
        kit.flat(ellipse(66, 58, 6, 3), clear(light, 0.5)),
        kit.groove('M50 10V20M38 12L40 21M62 12L60 21', 1.2),
        kit.solid(ellipse(50, 86, 4), d, { contour: 1.2 }),
        kit.cord('M88 38L92 16', metal, 2.4),
        kit.solid(ellipse(92, 13, 5), d, { isRound: true, contour: 1.6 }),
      ),
      'picture-4': stack(
        kit.flat('M34 62L14 96H86L66 62Z', {
          line: [50, 60, 50, 96],
          stops: [
            [0, clear(c, 0.85)],
            [1, clear(c, 0.05)],
          ],
        }),
        kit.solid(smooth('26,46! 30,24 42,13 58,13 70,24 74,46!'), c, { gloss: 0.8 }),
        kit.solid(smooth('42,46! 41,34 46,26 54,26 59,34 58,46!'), kit.darker(d, 0.05), { contour: 1.2 }),
        kit.flat(ellipse(46.5, 35, 2.4, 3.6) + ellipse(53.5, 35, 2.4, 3.6), ink),
        kit.flat(smooth('31,42! 34,26 44,18! 40,28 38,43!'), clear(light, 0.7)),
        kit.metal(smooth('3,54 14,45 34,41 50,40 66,41 86,45 97,54 84,64 66,70 50,71 34,70 16,64'), a),
        kit.metal(smooth('20,50 36,44 50,43 64,44 80,50 64,55 50,56 36,55'), metal, { contour: 1.2 }),
        ...[
          [16, 56],
          [32, 62],
          [50, 64],
          [68, 62],
          [84, 56],
        ].map(([x = 0, y = 0], at) =>
          stack(
            kit.halo(x, y, 9, at % 2 === 0 ? d : b, 0.9),
            kit.solid(ellipse(x, y, 4), at % 2 === 0 ? d : b, { isRound: true, contour: 1.2 }),
            kit.shine(x - 1, y - 1.2, 1.5),
          ),
        ),
        kit.flat(star(18, 20, 4, 7, 1.4) + star(86, 24, 4, 5, 1), light),
      ),
      ...ranksOf(kit, {
        face: 'cut',
        colours: [b, a, c, d],
        isMetal: true,
        trim: (letter) => [kit.grain(letter, light, 16, 0.9), kit.line('M0 62L100 34', clear(light, 0.5), 2.4, letter)],
      }),
      wild: stack(
        kit.halo(50, 40, 50, b, 0.95),
        kit.flat(around('M-3 0L0 -48L3 0Z', [50, 40], 16, 11), {
          circle: [50, 40, 46],
          stops: [
            [0, light],
            [0.5, clear(d, 0.8)],
            [1, clear(d, 0)],
          ],
        }),
        kit.gem(corners(50, 40, 8, 40, 19, 0), d, 0.42),
        kit.halo(50, 39, 18, light, 1),
        wildPlate(kit, a),
      ),
      scatter: stack(
        kit.halo(50, 50, 50, a, 0.9),
        kit.metal(ellipse(50, 50, 43), metal),
        kit.solid(ellipse(50, 50, 34), ink, { contour: 1.4, gloss: 0 }),
        kit.flat(ellipse(50, 50, 33), {
          circle: [50, 50, 33],
          stops: [
            [0, light],
            [0.16, d],
            [0.4, b],
            [0.7, a],
            [1, kit.darker(a, 0.8)],
          ],
        }),
        kit.flat(around(place(spiral, 0, 0, 0.95), [50, 50], 6), clear(light, 0.6), ellipse(50, 50, 33)),
        kit.flat(around(place(spiral, 0, 0, 0.8), [50, 50], 6, 26), clear(ink, 0.45), ellipse(50, 50, 33)),
        kit.halo(50, 50, 15, light, 1),
        kit.grain(ellipse(50, 50, 32), light, 30, 0.8),
        ...[0, 1, 2, 3, 4, 5, 6, 7].map((one) =>
          kit.gem(
            corners(50 + 38.5 * Math.cos((one * Math.PI) / 4), 50 + 38.5 * Math.sin((one * Math.PI) / 4), 6, 4.6, 4.6),
            one % 2 === 0 ? c : d,
          ),
        ),
        kit.line(polygon(corners(50, 50, 24, 34.5, 34.5)), clear(light, 0.5), 1),
        kit.line(mirrored('M78 22L84 16'), light, 1.4),
      ),
    };
  },
};
