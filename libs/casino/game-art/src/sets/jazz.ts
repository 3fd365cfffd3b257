import type { ArtSet } from '../art-set.ts';
import { clear, mix } from '../draw/art.ts';
import { kitOf, stack } from '../draw/kit.ts';
import { ranksOf, wildPlate } from '../draw/letters.ts';
import { box, ellipse, place, polygon, ring, smooth, star } from '../draw/paths.ts';

const GUITAR = smooth('0,-16! 10,-18 18,-10 14,0 16,10 24,20 22,36 10,46 0,48 -10,46 -22,36 -24,20 -16,10 -14,0 -18,-10 -10,-18');
const NOTES = 'M36 12L82 2V58Q82 70 70 70Q58 70 58 60Q58 50 70 50L72 50V22L46 28V72Q46 84 34 84Q22 84 22 74Q22 64 34 64L36 64Z';

/** A club after midnight. */
export const jazz: ArtSet = {
  pictures: ['microphone', 'guitar', 'record', 'headphones'],
  wild: 'notes',
  scatter: 'mirror-ball',
  palettes: [
    { ink: '#180a2e', a: '#ff3d70', b: '#22c6da', c: '#6d42e6', d: '#ffb12e', metal: '#f2c35e', light: '#fff9ec' },
    { ink: '#0a1a30', a: '#2f8df5', b: '#ff9a3d', c: '#0f9f8f', d: '#ffe06a', metal: '#cfd8e6', light: '#f8fcff' },
    { ink: '#240c10', a: '#d8382f', b: '#e8b23c', c: '#8a3a6a', d: '#4ab89a', metal: '#e0a860', light: '#fff4dc' },
    { ink: '#141426', a: '#b84af0', b: '#5af0c0', c: '#e83a8a', d: '#7aa0ff', metal: '#e0d8f0', light: '#fdfaff' },
  ],
  draw(palette) {
    const kit = kitOf(palette);
    const { a, b, c, d, ink, light, metal } = palette;
    const ball = ellipse(50, 54, 38);
    const grille = smooth('50,5 66,10 72,24 72,44 66,56 50,60 34,56 28,44 28,24 34,10');
    const tiles = [-75, -58, -41, -24, -8, 8, 24, 41, 58, 75].flatMap((low, row) =>
      Array.from({ length: 10 }, (_, at): { path: string; tone: number } => {
        const rad = (value: number) => (value * Math.PI) / 180;
        const [v0, v1] = [rad(low - 7), rad(low + 7)];
        const [h0, h1] = [rad(-90 + at * 18 + 1.5), rad(-90 + at * 18 + 16.5)];
        const put = (v: number, h: number) => [50 + 37 * Math.sin(h) * Math.cos(v), 54 + 37 * Math.sin(v)] as const;
        return { path: polygon([put(v0, h0), put(v0, h1), put(v1, h1), put(v1, h0)]), tone: (row * 5 + at * 3) % 7 };
      }),
    );
    const tone = (n: number) => [kit.darker(c, 0.5), c, a, kit.brighter(b, 0.4), b, kit.darker(a, 0.4), kit.brighter(metal, 0.5)][n] ?? c;
    return {
      'picture-1': stack(
        kit.halo(50, 34, 42, a, 0.6),
        kit.metal('M45 66H55V84H68Q76 84 76 94H24Q24 84 32 84H45Z', metal),
        kit.cord(smooth('22,36 24,58 38,68 50,70 62,68 76,58 78,36', false), metal, 4),
        kit.metal(grille, kit.darker(metal, 0.1)),
        kit.flat('M33 16H67V20H33ZM30 24H70V28H30ZM30 40H70V44H30ZM33 48H67V52H33Z', clear(ink, 0.75), grille),
        kit.line('M40 8V58M50 6V60M60 8V58', clear(ink, 0.45), 1.4, grille),
        kit.metal(box(26, 30, 48, 9, 3), a, { contour: 1.4 }),
        kit.lit(grille, metal, { gloss: 0.5, shade: 0.35 }),
        kit.shine(38, 18, 3, 8),
        kit.gem(
          [
            [50, 29],
            [56, 34.5],
            [50, 40],
            [44, 34.5],
          ],
          d,
        ),
      ),
      'picture-2': stack(
        kit.solid(place(box(-3.4, -62, 6.8, 60, 2), 38, 60, 1, 40), kit.darker(metal, 0.6)),
        kit.line(place('M-3 -20H3M-3 -27H3M-3 -34H3M-3 -41H3M-3 -48H3', 38, 60, 1, 40), metal, 1.1),
        kit.metal(place('M-5 -62L-7 -76L7 -76L5 -62Z', 38, 60, 1, 40), a),
        kit.metal(
          place(ellipse(-9, -66, 2.6) + ellipse(-9, -73, 2.6) + ellipse(9, -66, 2.6) + ellipse(9, -73, 2.6), 38, 60, 1, 40),
          metal,
          { contour: 1.2 },
        ),
        kit.solid(place(GUITAR, 42, 54, 1.02, 40), d, { gloss: 0.5 }),
        kit.line(place(GUITAR, 40.5, 56, 0.86, 40), clear(kit.darker(a, 0.2), 0.8), 1.6),
        kit.flat(place(GUITAR, 35, 63, 0.66, 40), {
          circle: [30, 68, 24],
          stops: [
            [0, clear(light, 0.4)],
            [1, clear(a, 0.3)],
          ],
        }),
        kit.flat(place(ellipse(0, 12, 8), 42, 54, 1.02, 40), ink),
        kit.line(place(ellipse(0, 12, 9.5), 42, 54, 1.02, 40), metal, 1.6),
        kit.metal(place(box(-9, 30, 18, 4.6, 1), 42, 54, 1, 40), kit.darker(metal, 0.4), { contour: 1.2 }),
        kit.line(place('M-1.800 -60V34M0 -60V34M1.8 -60V34', 40, 57.5, 1, 40), kit.brighter(metal, 0.8), 0.6),
        kit.shine(24, 56, 4, 7, 0.7),
      ),
      'picture-3': stack(
        kit.solid(ellipse(50, 50, 44), mix(ink, c, 0.25), { gloss: 0.2 }),
        ...[40, 36.5, 33, 29.5, 26, 22.5].map((r) => kit.line(ellipse(50, 50, r), clear(light, 0.14), 0.8)),
        kit.flat('M50 50L12 30Q18 18 30 12ZM50 50L88 70Q82 82 70 88Z', {
          circle: [50, 50, 44],
          stops: [
            [0.2, clear(light, 0)],
            [0.6, clear(light, 0.55)],
            [1, clear(b, 0.25)],
          ],
        }),
        kit.solid(ellipse(50, 50, 18), a, { contour: 1.2 }),
        kit.flat(ring(50, 50, 14.5, 13), d),
        kit.flat(star(50, 50, 5, 10, 4.4), d),
        kit.flat(ellipse(50, 50, 2.8), ink),
        kit.cord('M88 10L78 44L66 58', metal, 3.4),
        kit.metal(ellipse(88, 11, 8), metal),
        kit.metal(place(box(-4, -6, 8, 13, 2), 65, 60, 1, 44), kit.brighter(metal, 0.2), { contour: 1.4 }),
      ),
      'picture-4': stack(
        kit.solid(smooth('10,60! 6,36 20,12 50,5 80,12 94,36 90,60! 82,58! 84,40 74,22 50,16 26,22 16,40 18,58!'), c),
        kit.line(smooth('13,48 16,28 30,14 50,10 68,14', false), clear(light, 0.6), 1.8),
        kit.metal(box(6, 44, 12, 12, 3) + box(82, 44, 12, 12, 3), metal, { contour: 1.4 }),
        kit.solid(smooth('20,50! 34,46 40,60 40,80 34,92 20,92!'), kit.darker(ink, 0), { gloss: 0.5 }),
        kit.solid(smooth('80,50! 66,46 60,60 60,80 66,92 80,92!'), kit.darker(ink, 0), { gloss: 0.5 }),
        kit.solid(smooth('24,46! 10,52 4,70 10,88 24,95!'), a),
        kit.solid(smooth('76,46! 90,52 96,70 90,88 76,95!'), a),
        kit.metal(ellipse(15, 71, 5.5, 11) + ellipse(85, 71, 5.5, 11), metal, { contour: 1.2 }),
        kit.shine(14, 58, 2.6, 4),
        kit.line('M44 62V78M50 54V86M56 62V78', b, 3.4),
        kit.line('M44 62V78M50 54V86M56 62V78', kit.brighter(b, 0.7), 1.2),
      ),
      ...ranksOf(kit, {
        face: 'slab',
        colours: [a, d, b, c],
        isMetal: true,
        trim: (letter, colour) => [
          kit.line(letter, kit.darker(colour, 0.3), 0.8),
          kit.flat(
            Array.from({ length: 9 }, (_, at) => ellipse(14 + at * 9, 24.5, 1.5) + ellipse(14 + at * 9, 74.5, 1.5)).join(''),
            kit.brighter(d, 0.8),
            letter,
          ),
        ],
      }),
      wild: stack(
        kit.halo(50, 40, 48, c, 0.9),
        kit.metal(place(NOTES, 4, -2, 0.9), metal, { contour: 2.8 }),
        kit.solid(place('M36 12L82 2V20L36 30Z', 4, -2, 0.9), a, { contour: 1.2 }),
        kit.shine(34, 62, 4, 3),
        kit.flat(star(18, 22, 4, 7, 1.6) + star(88, 60, 4, 6, 1.4), light),
        wildPlate(kit, c),
      ),
      scatter: stack(
        kit.halo(50, 52, 50, a, 0.9),
        kit.flat('M50 54L0 20V4ZM50 54L100 10V28ZM50 54L2 96H20ZM50 54L98 88V99H86Z', {
          circle: [50, 54, 62],
          stops: [
            [0.5, clear(b, 0.7)],
            [1, clear(b, 0)],
          ],
        }),
        kit.cord('M50 18V2', metal, 3),
        kit.metal(box(42, 10, 16, 9, 3), metal),
        kit.solid(ball, kit.darker(c, 0.6)),
        ...[0, 1, 2, 3, 4, 5, 6].map((n) =>
          kit.flat(
            tiles
              .filter((tile) => tile.tone === n)
              .map(({ path }) => path)
              .join(''),
            tone(n),
            ball,
          ),
        ),
        kit.flat(ball, {
          circle: [36, 36, 62],
          stops: [
            [0, clear(light, 0.6)],
            [0.4, clear(light, 0)],
            [0.6, clear(ink, 0)],
            [1, clear(ink, 0.75)],
          ],
        }),
        kit.lit(ball, b, { gloss: 0.1, shade: 0.25 }),
        kit.flat(star(34, 38, 4, 13, 1.8) + star(66, 66, 4, 7, 1.2) + star(62, 32, 4, 6, 1), light),
      ),
    };
  },
};
