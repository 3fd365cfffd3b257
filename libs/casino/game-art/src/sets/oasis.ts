import type { ArtSet } from '../art-set.ts';
import { kitOf, stack } from '../draw/kit.ts';
import { ranksOf, wildPlate } from '../draw/letters.ts';
import { around, box, corners, ellipse, mirrored, polygon, ring, smooth } from '../draw/paths.ts';

const WING = smooth('46,40! 26,30 8,34 3,50 12,64 26,74 40,72 47,62!');
const ELYTRON = smooth('49,42! 34,40 27,52 28,72 38,88 49,93!');

/** Treasures of the desert. */
export const oasis: ArtSet = {
  pictures: ['scarab', 'ankh', 'eye', 'urn'],
  wild: 'sun-disc',
  scatter: 'pyramid',
  palettes: [
    { ink: '#2c0f24', a: '#f2a52a', b: '#14b5a5', c: '#2a5bd0', d: '#d93f2c', metal: '#f7c658', light: '#fff5d0' },
    { ink: '#10183a', a: '#e8b04c', b: '#3f8cf0', c: '#7a3bc8', d: '#e0457a', metal: '#e9d08c', light: '#f9fbff' },
    { ink: '#2a1505', a: '#d97a2b', b: '#86a83a', c: '#0f8a7a', d: '#a82f2a', metal: '#e3a03e', light: '#fff0c4' },
    { ink: '#2e0a1e', a: '#ff8f5a', b: '#e0b5ff', c: '#b02f86', d: '#e8334a', metal: '#ffcf6e', light: '#fff7ee' },
  ],
  draw(palette) {
    const kit = kitOf(palette);
    const { a, b, c, d, ink, light, metal } = palette;
    const ankh = 'M50 6C70 6 74 26 58 45H82V59H57L60 94H40L43 59H18V45H42C26 26 30 6 50 6ZM50 17C39 17 40 30 50 40C60 30 61 17 50 17Z';
    const urn = smooth('36,30! 64,30! 76,40 78,56 68,80 62,92! 38,92! 32,80 22,56 24,40');
    const feathers = 'M44 46L8 46M45 53L8 56M45 60L14 66M46 66L26 74';
    return {
      'picture-1': stack(
        kit.cord('M30 34L18 22L22 12M70 34L82 22L78 12M28 76L16 84L18 94M72 76L84 84L82 94', kit.darker(metal, 0.3), 3.4),
        kit.solid(WING, b),
        kit.solid(mirrored(WING), b),
        kit.groove(feathers + mirrored(feathers), 2, WING + mirrored(WING)),
        kit.line(smooth('44,40 24,33 10,38', false) + mirrored(smooth('44,40 24,33 10,38', false)), metal, 2.6),
        kit.solid(ELYTRON, c),
        kit.solid(mirrored(ELYTRON), c),
        kit.line(smooth('46,46 37,46 32,56 33,70 40,82', false) + mirrored(smooth('46,46 37,46 32,56 33,70 40,82', false)), metal, 1.8),
        kit.shine(36, 56, 4, 9, 0.8),
        kit.metal(smooth('32,42! 34,30 50,26 66,30 68,42! 50,47'), metal),
        kit.solid(smooth('38,28! 40,18 50,15 60,18 62,28! 50,31'), c),
        kit.metal(ellipse(50, 9, 7.5), d, { contour: 1.8 }),
        kit.gem(corners(50, 37, 6, 5.5, 5.5), d),
      ),
      'picture-2': stack(
        kit.halo(50, 40, 44, a, 0.5),
        kit.metal(ankh, metal),
        kit.groove('M22 49V55M26 49V55M74 49V55M78 49V55M45 86H55M45 81H55M46 76H54', 1.6),
        kit.solid('M47 60H53L54 73H46Z', c, { contour: 1 }),
        kit.gem(corners(50, 52, 8, 8.5, 8.5, 22.5), d),
        kit.shine(40, 17, 3, 5),
      ),
      'picture-3': stack(
        kit.solid(smooth('4,30! 24,12 52,9 80,18 96,34! 78,25 52,18 26,22'), c),
        kit.metal('M34 62L48 64L46 94L34 92Q40 80 34 62Z', metal),
        kit.metal(smooth('56,64! 74,66 90,74 92,86 82,92 74,86 80,82 84,84 84,78 74,73 54,72!'), metal),
        kit.metal(smooth('3,50! 24,30 50,24 76,32 97,50! 76,66 50,70 24,64'), metal),
        kit.solid(smooth('12,50! 30,37 50,32 70,37 88,50! 70,60 50,63 30,59'), kit.brighter(light, 0.4), { contour: 1.2, shade: 0.2 }),
        kit.solid(ellipse(50, 47.5, 15.5), c, { isRound: true, contour: 1.4 }),
        kit.line(around('M0 -8V-13.500', [50, 47.5], 16), kit.brighter(b, 0.3), 1.1),
        kit.flat(ellipse(50, 47.5, 6.6), ink),
        kit.shine(45, 42, 4),
        kit.gem(corners(50, 82, 4, 6, 6), d),
      ),
      'picture-4': stack(
        kit.ground(50, 93, 28, 5),
        kit.metal(
          smooth('26,44! 10,40 10,60 30,66! 30,61! 17,56 18,47 27,49!') +
            mirrored(smooth('26,44! 10,40 10,60 30,66! 30,61! 17,56 18,47 27,49!')),
          metal,
          { contour: 1.8 },
        ),
        kit.solid(urn, b),
        kit.flat(
          'M10 42H90V48H10ZM10 70H90V76H10Z',
          {
            line: [20, 40, 80, 60],
            stops: [
              [0, kit.brighter(metal, 0.6)],
              [0.4, metal],
              [1, kit.darker(metal, 0.5)],
            ],
          },
          urn,
        ),
        kit.line('M20 65L26 54L32 65L38 54L44 65L50 54L56 65L62 54L68 65L74 54L80 65', c, 3, urn),
        kit.grain(urn, kit.darker(b, 0.35), 44, 0.8),
        kit.lit(urn, b, { gloss: 0.4, shade: 0.2 }),
        kit.metal(box(32, 24, 36, 8, 3), metal),
        kit.solid(smooth('36,24! 36,12 50,6 64,12 64,24!'), d),
        kit.gem(corners(50, 59, 6, 6, 6), d),
      ),
      ...ranksOf(kit, {
        face: 'cut',
        colours: [d, c, b, a],
        trim: (letter, colour) => [
          kit.grain(letter, kit.darker(colour, 0.35), 46, 0.9),
          kit.flat(
            'M0 46H100V54H0Z',
            {
              line: [20, 40, 80, 60],
              stops: [
                [0, kit.brighter(metal, 0.6)],
                [0.5, metal],
                [1, kit.darker(metal, 0.4)],
              ],
            },
            letter,
          ),
        ],
      }),
      wild: stack(
        kit.halo(50, 40, 48, a, 0.9),
        kit.metal(smooth('40,42! 22,20 4,22! 6,40 16,56 34,58!') + mirrored(smooth('40,42! 22,20 4,22! 6,40 16,56 34,58!')), b),
        kit.groove('M36 46L8 28M35 50L9 38M35 54L13 49M64 46L92 28M65 50L91 38M65 54L87 49', 1.6),
        kit.metal(around('M-4 -20L0 -36L4 -20Z', [50, 40], 12), metal),
        kit.metal(ellipse(50, 40, 23), metal),
        kit.solid(ellipse(50, 40, 17.5), d, { isRound: true, contour: 1.4, gloss: 0.8 }),
        kit.shine(43, 33, 5, 4),
        wildPlate(kit, c),
      ),
      scatter: stack(
        kit.halo(50, 40, 50, a, 0.95),
        kit.line(around('M0 -30V-44', [50, 36], 14), `${kit.brighter(a, 0.6)}aa`, 2.4),
        kit.solid(ellipse(50, 34, 26), kit.brighter(a, 0.3), { isRound: true, contour: 1.6 }),
        kit.solid('M50 16L95 84H5Z', metal, { gloss: 0.1 }),
        kit.flat('M50 16L66 84H5Z', {
          line: [20, 40, 60, 84],
          stops: [
            [0, kit.brighter(metal, 0.6)],
            [1, metal],
          ],
        }),
        kit.flat('M50 16L95 84H66Z', {
          line: [50, 30, 90, 84],
          stops: [
            [0, kit.darker(metal, 0.3)],
            [1, kit.darker(metal, 0.65)],
          ],
        }),
        kit.groove(
          'M41 30H53M35 39H56M29 48H58M23 57H60M17 66H62M11 75H64',
          1.1,
          polygon([
            [50, 16],
            [66, 84],
            [5, 84],
          ]),
        ),
        kit.metal('M50 14L59 28H41Z', kit.brighter(metal, 0.4), { contour: 1.4 }),
        kit.solid('M26 84V66L32 60H40L46 66V84Z', ink, { contour: 1, gloss: 0 }),
        kit.flat('M29 84V68L33 63H39L43 68V84Z', {
          line: [36, 62, 36, 84],
          stops: [
            [0, b],
            [1, light],
          ],
        }),
        kit.solid(smooth('2,84! 24,78 50,84 76,78 98,84! 90,94 10,94'), a),
        kit.metal(ring(50, 88, 6, 3, 0.6), d, { contour: 1 }),
      ),
    };
  },
};
