import type { ArtSet } from '../art-set.ts';
import { kitOf, stack } from '../draw/kit.ts';
import { ranksOf, wildPlate } from '../draw/letters.ts';
import { box, corners, ellipse, mirrored, polygon, ring, smooth } from '../draw/paths.ts';

const FISH = smooth('5,54 14,38 36,26 58,31 74,46 80,52 74,60 58,74 36,80 14,70');
const FLIPPER = smooth('66,34! 80,22 95,22 92,34 80,44 70,50!');
const SCALLOP = smooth(
  '50,92! 40,88 36,80 12,62 8,44 16,40 18,28 28,28 34,17 44,20 50,14 56,20 66,17 72,28 82,28 84,40 92,44 88,62 64,80 60,88',
);

/** A coral reef and what sank there. */
export const reef: ArtSet = {
  pictures: ['clownfish', 'turtle', 'shell', 'anchor'],
  wild: 'trident',
  scatter: 'treasure-chest',
  palettes: [
    { ink: '#04213d', a: '#ff7426', b: '#14b8a0', c: '#2a83ea', d: '#ff5f8d', metal: '#f6c24a', light: '#f3fffb' },
    { ink: '#0b1645', a: '#ffb02e', b: '#3d8bff', c: '#7d4be8', d: '#ff6b5e', metal: '#d5e0ee', light: '#f4f8ff' },
    { ink: '#062b2b', a: '#f2483f', b: '#62b53b', c: '#0f9fb5', d: '#ffa24a', metal: '#e5b86a', light: '#fffdec' },
    { ink: '#1e0f3a', a: '#f85aa6', b: '#29a8d8', c: '#4a55d6', d: '#b061ea', metal: '#f0cf8a', light: '#fff6fb' },
  ],
  draw(palette) {
    const kit = kitOf(palette);
    const { a, b, c, d, ink, light, metal } = palette;
    const wood = kit.darker(a, 0.42);
    const stripes =
      smooth('24,20! 32,36 31,62 24,84! 33,86! 41,64 41,38 34,20!') + smooth('54,22! 61,40 60,62 54,82! 63,82! 68,62 68,42 62,22!');
    const shell = ellipse(50, 54, 27, 32);
    return {
      'picture-1': stack(
        kit.solid(smooth('76,52! 84,38 96,30 93,52 96,74 84,66'), a),
        kit.solid(smooth('30,32! 40,10 56,14 66,38!'), a),
        kit.solid(smooth('36,76! 44,92 56,88 60,72!'), a),
        kit.solid(FISH, a, { gloss: 0.6 }),
        kit.line(stripes, ink, 3, FISH),
        kit.flat(
          stripes,
          {
            line: [20, 20, 60, 84],
            stops: [
              [0, light],
              [0.6, kit.darker(light, 0.12)],
              [1, kit.darker(light, 0.4)],
            ],
          },
          FISH,
        ),
        kit.lit(FISH, a, { gloss: 0.1 }),
        kit.grain(FISH, kit.darker(a, 0.25), 30, 1),
        kit.solid(smooth('44,54! 56,46 66,54 58,66 46,62!'), kit.brighter(a, 0.25), { contour: 1.6 }),
        kit.groove('M50 55L60 53M50 57L59 59', 1),
        kit.flat(ellipse(19, 48, 6.5), ink),
        kit.flat(ellipse(19, 48, 5.4), light),
        kit.flat(ellipse(18, 48, 3.6), ink),
        kit.shine(16.5, 46, 1.8),
        kit.line(smooth('7,58 13,61 18,59', false), ink, 1.8),
      ),
      'picture-2': stack(
        kit.solid(FLIPPER, b),
        kit.solid(mirrored(FLIPPER), b),
        kit.solid(smooth('64,76! 76,78 84,90 74,92 60,84!'), b),
        kit.solid(smooth('36,76! 24,78 16,90 26,92 40,84!'), b),
        kit.solid(smooth('50,4 60,10 60,22 50,30 40,22 40,10'), b),
        kit.flat(ellipse(43.5, 13, 2.2), ink),
        kit.flat(ellipse(56.5, 13, 2.2), ink),
        kit.grain(FLIPPER + mirrored(FLIPPER), kit.darker(b, 0.4), 34, 1.4),
        kit.solid(shell, kit.darker(a, 0.2), { isRound: true }),
        ...[
          [50, 54, 11],
          [50, 34, 9],
          [50, 75, 9],
          [33, 43, 9],
          [67, 43, 9],
          [33, 65, 9],
          [67, 65, 9],
        ].map(([x = 0, y = 0, r = 0]): ReturnType<typeof stack> =>
          stack(
            kit.line(polygon(corners(x, y, 6, r, r, 30)), ink, 2.4, shell),
            kit.flat(
              polygon(corners(x, y, 6, r, r, 30)),
              {
                line: [x - r, y - r, x + r, y + r],
                stops: [
                  [0, kit.brighter(metal, 0.4)],
                  [0.5, a],
                  [1, kit.darker(a, 0.5)],
                ],
              },
              shell,
            ),
          ),
        ),
        kit.lit(shell, a, { gloss: 0.5 }),
      ),
      'picture-3': stack(
        kit.solid(SCALLOP, d),
        kit.groove('M50 88L24 44M50 88L36 32M50 88V28M50 88L64 32M50 88L76 44M48 88L15 56M52 88L85 56', 2, SCALLOP),
        kit.line(smooth('16,50 34,34 50,30 66,34 84,50', false), `${light}66`, 3, SCALLOP),
        kit.line(smooth('24,66 38,54 50,51 62,54 76,66', false), `${light}55`, 2.6, SCALLOP),
        kit.solid(smooth('34,84! 50,78 66,84! 62,94 38,94'), kit.darker(d, 0.15)),
        kit.solid(ellipse(50, 70, 13), kit.brighter(light, 0.2), { isRound: true, shade: 0.2 }),
        kit.flat(ellipse(54, 75, 7), {
          circle: [54, 75, 7],
          stops: [
            [0, `${d}77`],
            [1, `${d}00`],
          ],
        }),
        kit.shine(45, 65, 4.5),
      ),
      'picture-4': stack(
        kit.metal(ring(50, 16, 11, 5.5), metal),
        kit.metal(
          'M45 26H55V34H70V42H55V76Q70 73 76 58L68 60L82 42L92 62L84 60Q78 88 50 93Q22 88 16 60L8 62L18 42L32 60L24 58Q30 73 45 76V42H30V34H45Z',
          metal,
        ),
        kit.cord(smooth('54,14 74,22 62,46 38,54 34,72 58,82 80,92', false), c, 4.4),
        kit.line(smooth('54,14 74,22 62,46 38,54 34,72 58,82 80,92', false), `${light}55`, 1.2),
      ),
      ...ranksOf(kit, {
        face: 'slab',
        colours: [d, a, b, c],
        trim: (letter) => [
          kit.line(smooth('10,58 26,52 42,58 58,52 74,58 92,52', false), `${light}77`, 2.4, letter),
          kit.line(smooth('10,68 26,62 42,68 58,62 74,68 92,62', false), `${light}44`, 2, letter),
        ],
      }),
      wild: stack(
        kit.halo(50, 38, 44, b, 0.9),
        kit.metal(
          'M46 92V46Q22 46 22 24L17 28L24 4L34 26L29 24Q30 36 46 37V22L40 24L50 2L60 24L54 22V37Q70 36 71 24L66 26L76 4L83 28L78 24Q78 46 54 46V92Z',
          metal,
        ),
        kit.gem(corners(50, 44, 6, 9, 9), b),
        wildPlate(kit, c),
      ),
      scatter: stack(
        kit.halo(50, 40, 48, metal, 0.95),
        kit.solid('M14 40Q14 12 50 12Q86 12 86 40L80 46H20Z', wood),
        kit.flat('M20 40Q22 20 50 20Q78 20 80 40Z', ink),
        ...[
          [28, 44],
          [40, 38],
          [54, 36],
          [68, 40],
          [76, 46],
          [34, 50],
          [48, 46],
          [62, 48],
        ].map(([x = 0, y = 0]) => stack(kit.metal(ellipse(x, y, 9, 6.5), metal, { contour: 1.2 }), kit.shine(x - 3, y - 2.5, 2.4, 1.4))),
        kit.gem(corners(46, 36, 6, 7, 7, 10), d),
        kit.gem(corners(66, 38, 5, 6, 6, 0), b),
        kit.solid(box(12, 50, 76, 42, 4), wood),
        kit.groove('M14 63H86M14 77H86', 1.4),
        kit.grain(box(12, 50, 76, 42), kit.darker(wood, 0.3), 40, 1),
        kit.metal(box(18, 50, 9, 42) + box(73, 50, 9, 42), metal, { contour: 1.2 }),
        kit.metal(box(10, 48, 80, 8, 3), metal, { contour: 1.4 }),
        kit.metal(box(40, 52, 20, 22, 5), metal),
        kit.flat(`${ellipse(50, 61, 3.6)}M48 62H52L54 70H46Z`, ink),
      ),
    };
  },
};
