import type { ArtSet } from '../art-set.ts';
import { clear } from '../draw/art.ts';
import { kitOf, stack } from '../draw/kit.ts';
import { ranksOf, wildPlate } from '../draw/letters.ts';
import { around, box, corners, ellipse, mirrored, place, polygon, smooth } from '../draw/paths.ts';

const KOI = smooth('20,28 30,14 46,12 60,22 68,40 66,58 58,72! 48,70 44,56 34,48 22,40');
const PETAL = smooth('0,0! 15,-14 14,-34 0,-52! -14,-34 -15,-14');

/** A garden of the east. */
export const lotus: ArtSet = {
  pictures: ['koi', 'lantern', 'fan', 'lotus'],
  wild: 'coin',
  scatter: 'gate',
  palettes: [
    { ink: '#2c0a17', a: '#dd2533', b: '#1fa982', c: '#ff86ad', d: '#2a66c4', metal: '#f5c248', light: '#fff7de' },
    { ink: '#101a30', a: '#f0803c', b: '#3c9ed8', c: '#f5c0d8', d: '#7a4ab8', metal: '#e8d08a', light: '#fdfdf8' },
    { ink: '#0f2415', a: '#b5283a', b: '#7ab648', c: '#ffb36b', d: '#1a8a94', metal: '#e0a848', light: '#fff8dc' },
    { ink: '#1e0f33', a: '#c23cc0', b: '#36c6b8', c: '#ffa0c8', d: '#4454d8', metal: '#ffd479', light: '#fff6fc' },
  ],
  draw(palette) {
    const kit = kitOf(palette);
    const { a, b, c, d, ink, light, metal } = palette;
    const white = kit.brighter(c, 0.85);
    const lamp = smooth('50,20 70,23 84,36 88,50 84,64 70,77 50,80 30,77 16,64 12,50 16,36 30,23');
    const leaf = 'M50 88L6 46Q50 -18 94 46Z';
    const lily = (turn: number, scale: number, y: number) => place(PETAL, 50, y, scale, turn);
    return {
      'picture-1': stack(
        kit.halo(50, 50, 46, d, 0.5),
        kit.line(ellipse(48, 50, 42, 40), clear(light, 0.3), 1.4),
        kit.solid(smooth('56,68! 70,74 90,70! 82,82 84,94! 70,90 58,96! 56,84 48,72!'), a),
        kit.solid(smooth('64,36! 82,30 92,40! 82,46 68,50!'), c),
        kit.solid(smooth('34,44! 22,54 24,68! 36,62 44,54!'), c),
        kit.groove('M68 40L86 38M68 44L82 42M36 50L28 60M40 52L32 63M60 76L74 88M62 72L82 76', 1),
        kit.solid(KOI, white, { gloss: 0.5 }),
        kit.flat(
          smooth('28,12! 44,8 52,24 42,34 30,30') + smooth('52,36 66,34 72,48 60,56 50,48') + smooth('54,60 66,58 60,76 50,72'),
          {
            line: [24, 10, 66, 74],
            stops: [
              [0, kit.brighter(a, 0.25)],
              [0.5, a],
              [1, kit.darker(a, 0.3)],
            ],
          },
          KOI,
        ),
        kit.line(
          'M44 44Q47 48 51 46M50 38Q53 42 58 40M46 52Q50 56 55 53M53 62Q57 64 61 61M42 36Q45 40 49 38M54 30Q57 34 62 32M50 58Q54 60 57 58',
          clear(ink, 0.4),
          1.2,
          KOI,
        ),
        kit.lit(KOI, white, { gloss: 0.3 }),
        kit.solid(smooth('52,12! 68,14 72,30! 64,28 60,22'), a, { contour: 1.6 }),
        kit.flat(ellipse(29, 25, 3.2), ink),
        kit.shine(28, 24, 1.3),
        kit.cord(smooth('21,31 13,33 11,40', false), metal, 1.4),
        kit.cord(smooth('25,36 19,42 20,48', false), metal, 1.4),
        kit.flat(ellipse(80, 20, 3) + ellipse(87, 14, 2), clear(light, 0.6)),
      ),
      'picture-2': stack(
        kit.halo(50, 50, 50, metal, 0.7),
        kit.cord('M50 12V3', metal, 3),
        kit.metal(box(34, 11, 32, 10, 4), metal),
        kit.solid(lamp, a, { gloss: 0.2 }),
        kit.flat(lamp, {
          circle: [50, 54, 34],
          stops: [
            [0, clear(kit.brighter(metal, 0.7), 0.95)],
            [0.35, clear(metal, 0.7)],
            [1, clear(a, 0)],
          ],
        }),
        kit.line('M50 20V80M38 21Q24 50 38 79M62 21Q76 50 62 79M26 26Q6 50 26 74M74 26Q94 50 74 74', clear(ink, 0.55), 1.6, lamp),
        kit.lit(lamp, a, { gloss: 0.3, shade: 0.35 }),
        kit.solid('M38 38H62V44H54V56H62V62H38V56H46V44H38Z', ink, { contour: 0.4, gloss: 0.1 }),
        kit.line('M38 38H62M54 56H62M46 44V56', clear(metal, 0.9), 1),
        kit.metal(box(34, 78, 32, 8, 3), metal),
        kit.cord('M42 88V96M50 88V98M58 88V96', a, 2.2),
        kit.solid(ellipse(50, 88, 4), metal, { contour: 1.2 }),
      ),
      'picture-3': stack(
        kit.solid(leaf, d, { gloss: 0.4 }),
        kit.flat('M50 88L14 54Q50 6 86 54Z', clear(light, 0.16), leaf),
        kit.flat(
          around(place(PETAL, 0, -3, 0.22), [36, 40], 5) +
            around(place(PETAL, 0, -3, 0.26), [60, 34], 5, 20) +
            around(place(PETAL, 0, -3, 0.16), [72, 52], 5),
          {
            line: [20, 20, 80, 60],
            stops: [
              [0, white],
              [1, c],
            ],
          },
        ),
        kit.flat(ellipse(36, 40, 2.4) + ellipse(60, 34, 2.8) + ellipse(72, 52, 1.8), metal),
        kit.cord(smooth('22,54 34,50 50,46 60,34', false), kit.darker(metal, 0.55), 1.4),
        kit.groove('M50 88L20 34M50 88L32 24M50 88L44 17M50 88L56 17M50 88L68 24M50 88L80 34', 1.3, leaf),
        kit.metal('M6 46Q50 -18 94 46L89 51Q50 -6 11 51Z', metal, { contour: 1.4 }),
        kit.metal('M50 90L32 72Q50 58 68 72Z', metal, { contour: 1.6 }),
        kit.gem(corners(50, 82, 6, 5.5, 5.5), a),
        kit.cord(smooth('50,88 58,94 68,92', false), a, 2.4),
        kit.solid(smooth('66,90! 78,88 82,96! 70,98'), a, { contour: 1.2 }),
      ),
      'picture-4': stack(
        kit.solid(smooth('4,76 24,66 50,64 76,66 96,76 80,90 50,94 20,90'), b),
        kit.groove('M50 80L16 74M50 80L84 74M50 80L30 90M50 80L70 90M50 80V92', 1.4),
        kit.solid(lily(-74, 0.86, 76) + lily(74, 0.86, 76), kit.darker(c, 0.25)),
        kit.solid(lily(-50, 1.06, 76), kit.darker(c, 0.1)),
        kit.solid(lily(50, 1.06, 76), kit.darker(c, 0.1)),
        kit.solid(lily(-26, 1.24, 78), c),
        kit.solid(lily(26, 1.24, 78), c),
        kit.solid(lily(0, 1.34, 80), kit.brighter(c, 0.3), { gloss: 0.6 }),
        kit.line(
          `M50 76V30M45 72Q42 50 46 38M55 72Q58 50 54 38${place('M0 -6V-40', 50, 78, 1.1, -28)}${place('M0 -6V-40', 50, 78, 1.1, 28)}`,
          clear(a, 0.4),
          1.2,
        ),
        kit.solid(smooth('26,78! 38,66 50,80! 36,86') + smooth('74,78! 62,66 50,80! 64,86'), kit.brighter(c, 0.15), { contour: 1.6 }),
        kit.solid(ellipse(50, 76, 9, 6), metal, { isRound: true, contour: 1.4 }),
        kit.grain(ellipse(50, 75, 8, 5), kit.darker(metal, 0.5), 12, 0.9),
      ),
      ...ranksOf(kit, {
        face: 'cut',
        colours: [a, b, d, c],
        plate: (colour) =>
          stack(
            kit.metal(
              smooth('50,4 62,10 78,8 82,24 94,36 90,50 94,64 82,76 78,92 62,90 50,96 38,90 22,92 18,76 6,64 10,50 6,36 18,24 22,8 38,10'),
              metal,
              { contour: 1.8 },
            ),
            kit.solid(ellipse(50, 50, 36), kit.darker(colour, 0.45), { contour: 1.4, gloss: 0.3 }),
            kit.line(ellipse(50, 50, 32.5), clear(metal, 0.7), 1),
          ),
        trim: (letter) => [kit.line(letter, clear(light, 0.5), 0.9)],
      }),
      wild: stack(
        kit.halo(50, 38, 48, metal, 0.85),
        kit.cord(smooth('50,8 24,-2 10,16 22,30', false) + smooth('50,8 76,-2 90,16 78,30', false), a, 4),
        kit.metal(ellipse(50, 40, 34) + 'M40 30V50H60V30Z', metal),
        kit.groove(ellipse(50, 40, 29), 1.6),
        kit.groove('M38 28H62V52H38Z', 1.6),
        kit.groove('M45 15H55M50 12V22M45 19H55M45 60H55M47 56V68M53 56V68M25 36V46M29 34V48M75 35H68M75 40H68M75 45H68', 1.8),
        kit.shine(32, 24, 6, 4, 0.9),
        wildPlate(kit, a),
      ),
      scatter: stack(
        kit.halo(50, 42, 50, c, 0.8),
        kit.solid(ellipse(50, 46, 34), kit.brighter(metal, 0.25), { isRound: true, contour: 1.6, gloss: 0.6 }),
        kit.flat(
          smooth('16,66! 30,56 38,62 50,44 62,60 70,56 84,66! 80,76 20,76'),
          {
            line: [50, 44, 50, 76],
            stops: [
              [0, kit.brighter(d, 0.4)],
              [1, d],
            ],
          },
          ellipse(50, 46, 33),
        ),
        kit.flat('M44 53L50 44L56 52L53 55L50 51L47 56Z', light, ellipse(50, 46, 33)),
        kit.solid('M23 32H33L31 92H19ZM67 32H77L81 92H69Z', a),
        kit.solid(box(16, 86, 18, 9, 2) + box(66, 86, 18, 9, 2), kit.darker(ink, 0), { contour: 1.2 }),
        kit.solid(box(16, 40, 68, 8, 1), a),
        kit.solid(box(45, 28, 10, 14), a),
        kit.metal(box(43, 30, 14, 11, 2), metal, { contour: 1.2 }),
        kit.solid(smooth('4,14! 24,20 50,22 76,20 96,14! 90,30! 50,33 10,30!'), a),
        kit.solid(smooth('2,10! 24,16 50,18 76,16 98,10! 96,18! 50,25 4,18!'), ink, { gloss: 0.4 }),
        kit.flat(
          around(place(PETAL, 0, -2, 0.14), [12, 60], 5) +
            around(place(PETAL, 0, -2, 0.12), [88, 52], 5, 30) +
            around(place(PETAL, 0, -2, 0.11), [60, 70], 5, 10),
          kit.brighter(c, 0.4),
        ),
        kit.line(mirrored('M26 50L24.500 82'), clear(light, 0.4), 1.4),
        kit.line('M26.500 50L24.500 82', clear(light, 0.6), 1.4),
        kit.line(
          polygon([
            [18, 42],
            [82, 42],
            [82, 42],
          ]),
          clear(light, 0.6),
          1,
        ),
      ),
    };
  },
};
