import type { ArtSet } from '../art-set.ts';
import { clear } from '../draw/art.ts';
import { kitOf, stack } from '../draw/kit.ts';
import { ranksOf, wildPlate } from '../draw/letters.ts';
import { around, box, corners, ellipse, mirrored, place, ring, smooth } from '../draw/paths.ts';

const MASK = smooth('50,30! 38,22 20,20 4,10! 6,34 12,52 28,60 42,54 50,44!');

/** A case for a detective. */
export const cipher: ArtSet = {
  pictures: ['lens', 'watch', 'book', 'key'],
  wild: 'mask',
  scatter: 'door',
  palettes: [
    { ink: '#130d27', a: '#8b35a8', b: '#1d8a98', c: '#bd7a3c', d: '#d02e50', metal: '#e6ba60', light: '#fff5de' },
    { ink: '#0a1a24', a: '#1f6a8a', b: '#7ab08a', c: '#8a6a4a', d: '#e0803a', metal: '#cdd3da', light: '#f8fdff' },
    { ink: '#1c1012', a: '#a82f3a', b: '#3a4f7a', c: '#c89a5a', d: '#5a8a4a', metal: '#d8a050', light: '#fff2dc' },
    { ink: '#0c1f14', a: '#2f7a4a', b: '#c04a8a', c: '#7a5a9a', d: '#e0b02e', metal: '#e4d290', light: '#fcfff0' },
  ],
  draw(palette) {
    const kit = kitOf(palette);
    const { a, b, c, d, ink, light, metal } = palette;
    const wood = kit.darker(c, 0.4);
    const glass = ellipse(40, 38, 24);
    const page = kit.brighter(metal, 0.7);
    return {
      'picture-1': stack(
        kit.metal(place(box(-4, 0, 8, 16, 2), 58, 56, 1, -45), metal),
        kit.solid(place(smooth('-6,12! 6,12! 8,34 6,46 0,50 -6,46 -8,34'), 58, 56, 1, -45), wood),
        kit.groove(place('M-6 20H6M-7 28H7M-7 36H7', 58, 56, 1, -45), 1.4),
        kit.metal(ring(40, 38, 33, 24), metal),
        kit.solid(glass, kit.brighter(b, 0.2), { contour: 1, isRound: true, gloss: 0.3 }),
        kit.line(
          [7, 11.5, 16, 20]
            .map((r) =>
              smooth(
                `${40 - r},${44 + r * 0.5} ${40 - r},${36 - r * 0.2} 40,${36 - r * 0.9} ${40 + r},${36 - r * 0.2} ${40 + r},${46 + r * 0.3}`,
                false,
              ),
            )
            .join('') + smooth('40,38 41,46 38,54', false),
          clear(ink, 0.65),
          2,
          glass,
        ),
        kit.flat(smooth('20,38! 22,24 36,16! 28,26 25,40'), clear(light, 0.85)),
        kit.flat(smooth('56,50! 52,56 46,59! 52,52'), clear(light, 0.6)),
        kit.lit(glass, b, { gloss: 0.1, shade: 0.3 }),
      ),
      'picture-2': stack(
        kit.cord(smooth('50,10 68,4 86,10 92,26 84,36', false), metal, 2.6),
        kit.metal(ring(50, 11, 8, 4.4), metal),
        kit.metal(box(44, 16, 12, 8, 2), metal),
        kit.metal(ellipse(50, 57, 37), metal),
        kit.groove(ellipse(50, 57, 33), 1.2),
        kit.solid(ellipse(50, 57, 28.5), page, { isRound: true, contour: 1.2, shade: 0.2 }),
        kit.line(around('M0 -25V-20', [50, 57], 12), ink, 2),
        kit.line(around('M0 -25V-23', [50, 57], 60), clear(ink, 0.6), 0.7),
        kit.line(around('M-3 -14.500H3M-2 -17V-12M2 -17V-12', [50, 57], 4), clear(a, 0.9), 1.3),
        kit.metal(place('M-1.800 4L0 -21L1.8 4Z', 50, 57, 1, 28), ink, { contour: 0.4 }),
        kit.metal(place('M-2.200 4L0 -14L2.2 4Z', 50, 57, 1, -62), ink, { contour: 0.4 }),
        kit.solid(ellipse(50, 57, 3), d, { contour: 1 }),
        kit.flat(smooth('28,52! 32,38 46,32! 38,42 33,56'), clear(light, 0.7)),
      ),
      'picture-3': stack(
        kit.solid('M18 16L24 10H84V84L78 92H18Z', kit.darker(a, 0.35)),
        kit.flat('M24 84H84V78L80 88H22Z', page),
        kit.solid('M80 14L84 10V84L78 90Z', page, { contour: 1 }),
        kit.line('M81 20V82M82.500 18V80', clear(ink, 0.35), 0.7),
        kit.solid(box(16, 14, 64, 76, 4), a),
        kit.solid(box(16, 14, 11, 76, 3), kit.darker(a, 0.35), { contour: 0.8 }),
        kit.grain(box(16, 14, 64, 76), kit.darker(a, 0.3), 70, 0.9),
        kit.line(box(32, 20, 42, 64, 2), metal, 1.8),
        kit.metal('M68 14H80V26ZM68 90H80V78Z', metal, { contour: 1 }),
        kit.metal('M17 26H27V31H17ZM17 72H27V77H17Z', metal, { contour: 0.8 }),
        kit.metal(smooth('34,52! 53,36 72,52! 53,68'), metal, { contour: 1.4 }),
        kit.solid(ellipse(53, 52, 9.5), b, { isRound: true, contour: 1 }),
        kit.flat(ellipse(53, 52, 2, 7), ink),
        kit.shine(50, 48, 2.6),
        kit.solid('M60 88H68V98L64 94L60 98Z', d, { contour: 1.2 }),
      ),
      'picture-4': stack(
        kit.halo(50, 50, 46, b, 0.4),
        kit.metal(
          place(
            `${ellipse(0, -30, 18)}${ellipse(-7.5, -34, 5, 5, true)}${ellipse(7.5, -34, 5, 5, true)}${ellipse(0, -23, 4.6, 4.6, true)}`,
            50,
            50,
            1,
            40,
          ),
          metal,
        ),
        kit.metal(place('M-4.500 -14H4.5V42H-4.5Z', 50, 50, 1, 40), metal),
        kit.metal(place('M4 22H20V28H14V33H20V42H4Z', 50, 50, 1, 40), metal),
        kit.metal(place(box(-8, -15, 16, 6, 2) + box(-7, 10, 14, 4, 2), 50, 50, 1, 40), kit.darker(metal, 0.15), { contour: 1.4 }),
        kit.gem(corners(70, 26, 6, 5, 5), d),
        kit.cord(smooth('84,14 94,20 92,38 82,48', false), d, 2.4),
        kit.solid(smooth('80,46! 86,48 84,66 74,66!'), d, { contour: 1.4 }),
        kit.groove('M80 52L78 64', 1),
      ),
      ...ranksOf(kit, {
        face: 'slab',
        colours: [d, a, b, c],
        plate: (colour) =>
          stack(
            kit.solid(
              smooth('8,12! 24,8 50,11 76,7 92,11! 89,34 93,58 90,90! 70,93 48,89 28,93 9,89! 12,60 7,36'),
              kit.brighter(metal, 0.55),
              { gloss: 0.3 },
            ),
            kit.grain(box(10, 10, 80, 80), clear(wood, 0.6), 46, 1, 5),
            kit.line('M18 20H82M18 82H60', clear(colour, 0.45), 1.6),
          ),
        trim: (letter, colour) => [kit.line(letter, kit.darker(colour, 0.5), 0.8)],
      }),
      wild: stack(
        kit.halo(50, 36, 48, a, 0.9),
        ...[-34, -17, 0, 17, 34]
          .map((turn, at) =>
            stack(
              kit.solid(place(smooth('0,0! 8,-14 7,-32 0,-40! -7,-32 -8,-14'), 50, 38, 0.96, turn), at % 2 === 0 ? d : b),
              kit.line(place('M0 -4V-34', 50, 38, 0.96, turn), clear(light, 0.5), 1.2),
            ),
          )
          .flat(),
        kit.metal(place(MASK + mirrored(MASK), 0, 8), metal),
        kit.solid(place(MASK, 4, 11, 0.9), a, { contour: 0.6 }),
        kit.solid(place(mirrored(MASK), 6, 11, 0.9), a, { contour: 0.6 }),
        kit.flat(smooth('16,40! 28,34 42,44! 36,52 24,52') + mirrored(smooth('16,40! 28,34 42,44! 36,52 24,52')), ink),
        kit.line(smooth('16,40 28,34 42,44', false) + mirrored(smooth('16,40 28,34 42,44', false)), metal, 1.8),
        kit.gem(
          [
            [50, 28],
            [56, 37],
            [50, 48],
            [44, 37],
          ],
          b,
        ),
        wildPlate(kit, kit.darker(a, 0.3)),
      ),
      scatter: stack(
        kit.halo(50, 50, 50, metal, 0.8),
        kit.solid('M12 94V44Q12 6 50 6Q88 6 88 44V94Z', kit.darker(b, 0.55)),
        kit.line('M17 90V44Q17 11 50 11Q83 11 83 44V90', metal, 2.4),
        kit.flat('M24 92V46Q24 18 50 18Q76 18 76 46V92Z', {
          circle: [62, 60, 46],
          stops: [
            [0, light],
            [0.35, kit.brighter(metal, 0.3)],
            [1, kit.darker(metal, 0.6)],
          ],
        }),
        kit.solid('M24 92V46Q24 18 50 18V18L58 26V97Z', wood),
        kit.groove('M30 42Q33 30 46 28V46H30ZM30 54H46V80L30 78Z', 1.8),
        kit.metal(ellipse(51, 60, 4), metal, { contour: 1.2 }),
        kit.metal('M24 40H34V44H24ZM24 76H34V80H24Z', metal, { contour: 0.8 }),
        kit.flat('M58 30Q74 34 74 50V92H90L100 99H58Z', clear(kit.brighter(metal, 0.5), 0.28)),
        kit.grain(box(58, 26, 20, 64), light, 26, 0.9),
        kit.metal(`${ellipse(50, 9, 8)}${ellipse(50, 7.5, 2.2, 2.2, true)}`, metal, { contour: 1.4 }),
        kit.flat('M48.800 8H51.2L52 13H48Z', ink),
        kit.solid(box(6, 91, 88, 7, 2), kit.darker(b, 0.4)),
      ),
    };
  },
};
