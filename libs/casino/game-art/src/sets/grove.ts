import type { ArtSet } from '../art-set.ts';
import { kitOf, stack } from '../draw/kit.ts';
import { ranksOf, wildPlate } from '../draw/letters.ts';
import { box, ellipse, mirrored, place, smooth } from '../draw/paths.ts';

const CAP = smooth('6,52 10,32 28,14 50,9 72,14 90,32 94,52 84,60 66,57 50,61 34,57 16,60');
const EAR = smooth('14,8! 34,22 42,34 18,48! 9,30');
const BROW = smooth('50,32! 40,22 22,20 12,8! 14,28 24,42 42,42');
const OAK = smooth(
  '50,84! 44,72 30,72 33,62 18,56 25,48 14,36 27,34 26,20 40,24 50,6! 60,24 74,20 73,34 86,36 75,48 82,56 67,62 70,72 56,72',
);

/** A wood at dusk. */
export const grove: ArtSet = {
  pictures: ['fox', 'owl', 'mushroom', 'acorn'],
  wild: 'oak-leaf',
  scatter: 'fireflies',
  palettes: [
    { ink: '#14200f', a: '#e2552a', b: '#f3b53c', c: '#56a63c', d: '#8763b5', metal: '#d8a862', light: '#fff8d8' },
    { ink: '#0d1a2e', a: '#7f6be0', b: '#8fe0c8', c: '#2b8f8a', d: '#d65f9b', metal: '#b9c3d6', light: '#f4fbff' },
    { ink: '#26110a', a: '#c93a2b', b: '#f08a24', c: '#8a8f2a', d: '#a8433f', metal: '#c98a4a', light: '#fff1cf' },
    { ink: '#0a2420', a: '#f27d52', b: '#ffe08a', c: '#1f9e6a', d: '#4b7fd6', metal: '#e2cf8e', light: '#fbfff0' },
  ],
  draw(palette) {
    const kit = kitOf(palette);
    const { a, b, c, d, ink, light, metal } = palette;
    const bark = kit.darker(metal, 0.5);
    const cream = kit.brighter(metal, 0.75);
    const face = smooth('50,24 66,22 84,34 92,54! 76,68 62,84 50,92 38,84 24,68 8,54! 16,34 34,22');
    const cheek = smooth('8,54! 22,52 38,58 46,74 50,92 38,85 24,69');
    const nut = smooth('22,42! 78,42! 78,60 66,80 53,88 50,95! 47,88 34,80 22,60');
    const jar = smooth('30,30! 22,38 20,50 20,82 28,92 72,92 80,82 80,50 78,38 70,30!');
    return {
      'picture-1': stack(
        kit.solid(EAR, a),
        kit.solid(mirrored(EAR), a),
        kit.flat(place(EAR, 9, 9, 0.62), ink),
        kit.flat(mirrored(place(EAR, 9, 9, 0.62)), ink),
        kit.solid(face, a, { gloss: 0.5 }),
        kit.flat(cheek, {
          line: [10, 52, 46, 90],
          stops: [
            [0, light],
            [1, cream],
          ],
        }),
        kit.flat(mirrored(cheek), {
          line: [60, 52, 90, 90],
          stops: [
            [0, cream],
            [1, kit.darker(cream, 0.3)],
          ],
        }),
        kit.flat(smooth('50,30! 57,48 54,64 50,70 46,64 43,48'), `${kit.brighter(a, 0.5)}aa`),
        kit.lit(face, a, { gloss: 0.05, shade: 0.2 }),
        kit.flat(smooth('22,50! 32,44 42,52! 34,57 27,56'), ink),
        kit.flat(smooth('78,50! 68,44 58,52! 66,57 73,56'), ink),
        kit.flat(ellipse(33, 50.5, 4), b),
        kit.flat(ellipse(67, 50.5, 4), b),
        kit.flat(ellipse(33.5, 50.5, 1.7, 3.6) + ellipse(66.5, 50.5, 1.7, 3.6), ink),
        kit.shine(31.5, 48.5, 1.4),
        kit.shine(65.5, 48.5, 1.4),
        kit.solid(smooth('42,80 50,76 58,80 56,88 50,92 44,88'), ink, { contour: 0.6, gloss: 0.8 }),
      ),
      'picture-2': stack(
        kit.solid(smooth('50,20 74,24 84,48 82,74 66,92 34,92 18,74 16,48 26,24'), d),
        kit.solid(smooth('20,46! 10,60 14,82 30,90! 34,70 28,54'), kit.darker(d, 0.25)),
        kit.solid(mirrored(smooth('20,46! 10,60 14,82 30,90! 34,70 28,54')), kit.darker(d, 0.25)),
        kit.flat(smooth('34,58! 50,52 66,58! 68,76 60,90 40,90 32,76'), cream),
        kit.line(
          'M38 64Q41 68 44 64M47 64Q50 68 53 64M56 64Q59 68 62 64M42 72Q45 76 48 72M52 72Q55 76 58 72M38 78Q41 82 44 78M47 80Q50 84 53 80M56 78Q59 82 62 78',
          bark,
          1.8,
        ),
        kit.solid(ellipse(34, 40, 17.5), cream, { contour: 1.4 }),
        kit.solid(ellipse(66, 40, 17.5), cream, { contour: 1.4 }),
        kit.solid(ellipse(34, 41, 12), b, { isRound: true, contour: 1 }),
        kit.solid(ellipse(66, 41, 12), b, { isRound: true, contour: 1 }),
        kit.flat(ellipse(35, 42, 6.8) + ellipse(65, 42, 6.8), ink),
        kit.shine(31.5, 37.5, 3),
        kit.shine(61.5, 37.5, 3),
        kit.solid(BROW, kit.darker(d, 0.35)),
        kit.solid(mirrored(BROW), kit.darker(d, 0.35)),
        kit.solid(smooth('50,42! 56,50 50,62! 44,50'), a, { contour: 1.4 }),
        kit.solid(smooth('30,92! 32,86 38,92! 40,86 46,92! 38,97'), b, { contour: 1.2 }),
        kit.solid(smooth('54,92! 60,86 62,92! 68,86 70,92! 62,97'), b, { contour: 1.2 }),
      ),
      'picture-3': stack(
        kit.ground(50, 93, 30, 5),
        kit.solid(smooth('38,54! 41,72 32,90 50,95 68,90 59,72 62,54!'), cream),
        kit.groove('M45 62Q46 78 42 90M53 62Q53 78 56 91', 1.2),
        kit.solid(smooth('30,58! 50,54 70,58! 66,68 58,66 50,70 42,66 34,68'), kit.brighter(cream, 0.5), { contour: 1.4 }),
        kit.solid(CAP, a, { gloss: 0.55 }),
        kit.flat(
          ellipse(34, 30, 9, 7) + ellipse(62, 24, 7, 5.5) + ellipse(56, 44, 9.5, 7) + ellipse(80, 42, 6.5, 7) + ellipse(19, 46, 6, 6.5),
          {
            line: [20, 20, 80, 56],
            stops: [
              [0, light],
              [0.6, cream],
              [1, kit.darker(cream, 0.35)],
            ],
          },
          CAP,
        ),
        kit.lit(CAP, a, { gloss: 0.3, shade: 0.3 }),
        kit.solid(smooth('8,94! 10,84 18,78! 20,86 28,84! 24,95'), c, { contour: 1.4 }),
        kit.solid(smooth('92,94! 88,82 80,80! 80,88 72,86! 76,95'), c, { contour: 1.4 }),
      ),
      'picture-4': stack(
        kit.cord(smooth('50,24 48,14 56,4', false), bark, 5),
        kit.solid(place(OAK, 52, 2, 0.44, 24), c),
        kit.groove(place('M50 76V20M50 60L62 52M50 60L38 52M50 44L64 38M50 44L36 38', 52, 2, 0.44, 24), 1.2),
        kit.solid(nut, b, { gloss: 0.7 }),
        kit.groove('M38 46Q36 66 46 82M62 46Q64 66 54 82', 1),
        kit.shine(33, 55, 4, 10, 0.8),
        kit.solid(smooth('14,42 18,28 34,20 50,18 66,20 82,28 86,42 76,48 50,46 24,48'), bark),
        kit.line(
          'M16 34L30 46M26 24L48 46M40 20L66 46M56 19L80 42M84 34L70 46M74 24L52 46M60 20L34 46M44 19L20 42',
          kit.brighter(bark, 0.3),
          1.4,
          smooth('14,42 18,28 34,20 50,18 66,20 82,28 86,42 76,48 50,46 24,48'),
        ),
      ),
      ...ranksOf(kit, {
        face: 'slab',
        colours: [a, d, c, kit.darker(b, 0.1)],
        trim: (letter, colour) => [
          kit.line('M10 30Q40 24 90 32M10 42Q50 36 90 46M10 56Q40 62 90 54M10 68Q50 62 90 72', kit.darker(colour, 0.35), 1.1, letter),
          kit.flat(
            smooth('0,84! 0,72! 12,74 20,68 30,75 42,71 52,76 64,70 76,75 88,69 100,74! 100,100!'),
            {
              line: [0, 68, 20, 90],
              stops: [
                [0, kit.brighter(c, 0.4)],
                [1, kit.darker(c, 0.3)],
              ],
            },
            letter,
          ),
        ],
      }),
      wild: stack(
        kit.halo(50, 40, 46, b, 0.9),
        kit.metal(place(OAK, 3, -4, 0.94), metal),
        kit.groove(place('M50 84V16M50 66L66 56M50 66L34 56M50 50L70 40M50 50L30 40M50 34L64 26M50 34L36 26', 3, -4, 0.94), 1.8),
        kit.shine(38, 26, 4, 3),
        wildPlate(kit, kit.darker(c, 0.2)),
      ),
      scatter: stack(
        kit.halo(50, 58, 48, b, 0.85),
        kit.solid(jar, kit.darker(c, 0.45), { gloss: 0.2 }),
        kit.flat(jar, {
          circle: [50, 62, 36],
          stops: [
            [0, `${kit.brighter(b, 0.4)}ff`],
            [0.5, `${b}aa`],
            [1, `${c}22`],
          ],
        }),
        kit.solid(smooth('34,90! 40,74 46,82 52,64 58,80 66,72 70,90!'), c, { contour: 1 }),
        ...[
          [38, 50, 4],
          [60, 46, 5],
          [50, 66, 5.5],
          [66, 64, 3.6],
          [34, 68, 3.4],
          [48, 40, 3],
        ].map(([x = 0, y = 0, r = 0]) => stack(kit.halo(x, y, r * 2.6, b, 1), kit.flat(ellipse(x, y, r * 0.6), light))),
        kit.lit(jar, light, { gloss: 0.25, shade: 0.35 }),
        kit.flat(smooth('26,44! 30,38 33,38! 29,52 28,76! 25,74'), `${light}cc`),
        kit.metal(box(26, 18, 48, 14, 4), metal),
        kit.groove('M30 24H70', 1.4),
        kit.cord(smooth('28,32 40,35 60,35 72,32', false), a, 3),
      ),
    };
  },
};
