import type { ArtSet } from '../art-set.ts';
import type { Layer } from '../draw/art.ts';
import { clear } from '../draw/art.ts';
import { kitOf, stack } from '../draw/kit.ts';
import { ranksOf, wildPlate } from '../draw/letters.ts';
import { box, ellipse, ring, smooth, star } from '../draw/paths.ts';

/** A city by night, lit by neon tubes. */
export const rooftops: ArtSet = {
  pictures: ['tram', 'tower', 'cocktail', 'cat'],
  wild: 'neon-bolt',
  scatter: 'street-clock',
  palettes: [
    { ink: '#140a2a', a: '#ff2e88', b: '#22dfff', c: '#7c42ff', d: '#ffb534', metal: '#c4cdec', light: '#ffffff' },
    { ink: '#041c2c', a: '#ff6a3d', b: '#3dffb0', c: '#1f7cff', d: '#ffe14a', metal: '#b8d0dc', light: '#fafffd' },
    { ink: '#260a1c', a: '#ff4b4b', b: '#ffc24a', c: '#b0309a', d: '#4ae0e8', metal: '#e2c0c8', light: '#fff8f4' },
    { ink: '#0a1220', a: '#9dff3c', b: '#3ce0ff', c: '#35508a', d: '#ff5bb8', metal: '#aebdcc', light: '#fbfff4' },
  ],
  draw(palette) {
    const kit = kitOf(palette);
    const { a, b, c, d, ink, light, metal } = palette;
    const steel = kit.darker(metal, 0.62);
    const tube = (path: string, colour: string, width = 3): Layer[] => [
      { path, stroke: { paint: clear(colour, 0.55), width: width * 2 }, glow: { colour, size: 4 } },
      kit.line(path, colour, width),
      kit.line(path, kit.brighter(colour, 0.8), width * 0.4),
    ];
    const panes = (x: number, y: number, columns: number, rows: number, lit: number) =>
      Array.from({ length: columns * rows }, (_, at) => ({
        path: box(x + (at % columns) * 6, y + Math.floor(at / columns) * 8, 3.6, 5),
        isLit: (at * 7 + lit) % 3 !== 0,
      }));
    const windows = (x: number, y: number, columns: number, rows: number, seed: number, colour: string) => [
      kit.flat(
        panes(x, y, columns, rows, seed)
          .filter(({ isLit }) => isLit)
          .map(({ path }) => path)
          .join(''),
        colour,
      ),
      kit.flat(
        panes(x, y, columns, rows, seed)
          .filter(({ isLit }) => !isLit)
          .map(({ path }) => path)
          .join(''),
        clear(ink, 0.6),
      ),
    ];
    const head = smooth('50,30 62,30 74,12! 82,36 86,56 76,76 50,84 24,76 14,56 18,36 26,12! 38,30');
    return {
      'picture-1': stack(
        kit.ground(50, 92, 40, 6),
        kit.cord('M36 18L50 6L64 18', metal, 2.4),
        kit.solid(box(14, 16, 72, 68, 13), a, { gloss: 0.5 }),
        kit.solid(box(22, 22, 56, 11, 4), ink, { contour: 1, gloss: 0.1 }),
        ...tube('M30 27.500H52M57 27.500H70', d, 2.6),
        kit.solid(box(20, 36, 27, 24, 5), kit.darker(b, 0.3), { contour: 1.6 }),
        kit.solid(box(53, 36, 27, 24, 5), kit.darker(b, 0.3), { contour: 1.6 }),
        kit.flat('M23 58L36 37H44L31 59ZM56 58L69 37H73L60 59Z', clear(light, 0.55)),
        kit.metal(box(14, 63, 72, 5), metal, { contour: 0.8 }),
        kit.solid(ellipse(28, 75, 6), d, { isRound: true, contour: 1.6 }),
        kit.solid(ellipse(72, 75, 6), d, { isRound: true, contour: 1.6 }),
        kit.halo(28, 75, 12, d, 0.7),
        kit.halo(72, 75, 12, d, 0.7),
        kit.shine(26.5, 73, 3),
        kit.shine(70.5, 73, 3),
        kit.solid(star(50, 75, 5, 7, 3), light, { contour: 1 }),
        kit.solid(box(18, 83, 64, 8, 4), steel),
      ),
      'picture-2': stack(
        kit.halo(50, 40, 46, c, 0.7),
        kit.cord('M50 20V4', metal, 2.4),
        kit.halo(50, 5, 8, a, 1),
        kit.solid('M8 94V52H30V94Z', kit.darker(c, 0.35), { rim: 0.7 }),
        ...windows(11, 57, 3, 4, 1, d),
        kit.solid('M70 94V42H93V94Z', kit.darker(b, 0.55), { rim: 0.7 }),
        ...windows(74, 48, 3, 5, 2, kit.brighter(b, 0.5)),
        kit.solid('M28 94V38L34 34V26L42 20H58L66 26V34L72 38V94Z', c, { gloss: 0.5 }),
        kit.flat('M50 20H58L66 26V34L72 38V94H50Z', clear(ink, 0.28)),
        ...windows(32, 42, 3, 6, 0, d),
        ...windows(53, 42, 3, 6, 1, d),
        ...tube('M50 24V90', a, 2.2),
        ...tube('M30 38H70', b, 1.8),
        ...tube('M36 27H64', b, 1.6),
      ),
      'picture-3': stack(
        kit.halo(50, 34, 44, a, 0.6),
        kit.cord('M60 46L78 6', d, 3),
        kit.solid(ellipse(80, 28, 13), d, { contour: 1.8 }),
        kit.flat(ellipse(80, 28, 10), kit.brighter(d, 0.75)),
        kit.line('M80 19V37M71 28H89M74 22L86 34M86 22L74 34', d, 1.3),
        kit.metal(smooth('46,56! 54,56! 54,80! 72,88 72,93 28,93 28,88 46,80!'), metal),
        kit.solid('M8 22H92L54 62H46Z', kit.darker(b, 0.2), { gloss: 0.8 }),
        kit.flat('M20 30Q35 26 50 30Q65 34 80 30L52 58H48Z', {
          line: [30, 28, 56, 60],
          stops: [
            [0, kit.brighter(a, 0.3)],
            [0.6, a],
            [1, kit.darker(c, 0.1)],
          ],
        }),
        kit.flat('M17 25H26L46 52L44 54Z', clear(light, 0.75)),
        kit.solid(ellipse(44, 36, 5.5), kit.brighter(d, 0.1), { isRound: true, contour: 1.2 }),
        kit.cord('M32 24L52 44', metal, 1.4),
        ...tube('M8 22H92', b, 2.2),
      ),
      'picture-4': stack(
        kit.solid(head, kit.darker(c, 0.2), { gloss: 0.4 }),
        kit.flat('M27 20L24 36L36 32ZM73 20L76 36L64 32Z', a),
        kit.solid(box(18, 42, 64, 18, 8), ink, { contour: 1.8, gloss: 0.6 }),
        kit.flat(box(21, 45, 58, 12, 5), {
          line: [20, 44, 80, 58],
          stops: [
            [0, b],
            [0.5, a],
            [1, d],
          ],
        }),
        kit.flat('M28 45H38L31 57H24ZM54 45H58L51 57H47Z', clear(light, 0.65)),
        kit.solid(smooth('45,64! 55,64! 50,70'), a, { contour: 1 }),
        kit.line(smooth('50,70 45,75 39,72', false) + smooth('50,70 55,75 61,72', false), ink, 2.2),
        kit.line('M30 66L10 62M30 70L11 74M70 66L90 62M70 70L89 74', clear(light, 0.8), 1.4),
        kit.cord(smooth('12,48 14,20 50,4 86,20 88,48', false), metal, 5),
        kit.solid(box(4, 42, 17, 28, 8), a),
        kit.solid(box(79, 42, 17, 28, 8), a),
        ...tube('M12 50V62', b, 2),
        ...tube('M88 50V62', b, 2),
        kit.solid(smooth('34,84! 50,88 66,84! 74,95 26,95'), d, { contour: 1.6 }),
      ),
      ...ranksOf(kit, {
        face: 'block',
        colours: [a, b, c, d],
        plate: (colour) =>
          stack(kit.solid(box(7, 7, 86, 86, 20), kit.darker(colour, 0.78), { gloss: 0.25 }), tube(box(13, 13, 74, 74, 15), colour, 2.6)),
        trim: (letter, colour) => tube(letter, kit.brighter(colour, 0.35), 1.5),
      }),
      wild: stack(
        kit.halo(50, 38, 48, b, 0.9),
        kit.solid('M58 2L20 46H43L32 80L78 32H54L68 2Z', d, { gloss: 0.7, contour: 3 }),
        ...tube('M58 2L20 46H43L32 80L78 32H54L68 2Z', b, 2.2),
        kit.flat('M58 9L32 41H46L50 34Z', clear(light, 0.7)),
        wildPlate(kit, c),
      ),
      scatter: stack(
        kit.halo(50, 40, 48, d, 0.9),
        kit.metal('M45 74H55V88L66 95H34L45 88Z', steel),
        kit.metal(smooth('42,8! 44,2 56,2 58,8!'), metal),
        kit.metal(ring(50, 42, 36, 27), metal),
        kit.solid(ellipse(50, 42, 28), kit.brighter(d, 0.75), { isRound: true, contour: 1.2, shade: 0.2 }),
        ...Array.from({ length: 12 }, (_, one) =>
          kit.line(
            `M${50 + 23 * Math.sin((one * Math.PI) / 6)} ${42 - 23 * Math.cos((one * Math.PI) / 6)}L${50 + 19 * Math.sin((one * Math.PI) / 6)} ${42 - 19 * Math.cos((one * Math.PI) / 6)}`,
            ink,
            one % 3 === 0 ? 3 : 1.6,
          ),
        ),
        kit.line('M50 42L41 26', ink, 3.6),
        kit.line('M50 42L64 34', ink, 3),
        kit.solid(ellipse(50, 42, 3.6), a, { contour: 1 }),
        ...tube(ellipse(50, 42, 31.5), a, 2.2),
        kit.flat(smooth('30,36! 34,24 48,18! 38,28 34,38'), clear(light, 0.8)),
      ),
    };
  },
};
