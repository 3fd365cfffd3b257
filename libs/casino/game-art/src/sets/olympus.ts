import type { ArtSet } from '../art-set.ts';
import { clear } from '../draw/art.ts';
import { kitOf, stack } from '../draw/kit.ts';
import { ranksOf, wildPlate } from '../draw/letters.ts';
import { around, box, corners, ellipse, mirrored, place, polygon, ring, smooth, star } from '../draw/paths.ts';

const CREST = smooth('40,26! 24,22 18,40 20,62 12,84! 6,60 8,32 22,12 44,4 66,8 80,20! 64,18 52,20');
const HELMET = 'M34 28Q54 10 74 24Q88 36 86 58L84 88L66 94L62 70L68 58L58 54L54 62L56 92L40 86Q28 58 34 28Z';
const HORN = smooth('44,84! 20,74 14,48 22,26 12,10! 28,12 34,28 30,50 38,66 50,72!');
const LEAF = smooth('0,0! 6,-8 4,-17 0,-21! -4,-17 -6,-8');

/** Gods and heroes. */
export const olympus: ArtSet = {
  pictures: ['helmet', 'lyre', 'amphora', 'shield'],
  wild: 'thunderbolt',
  scatter: 'temple',
  palettes: [
    { ink: '#1a133f', a: '#3d72e8', b: '#f3ecdc', c: '#c8342f', d: '#6fa04c', metal: '#f5c448', light: '#fffdf0' },
    { ink: '#0c2436', a: '#18a0a8', b: '#e8f0f2', c: '#7a3fc0', d: '#3f8fd0', metal: '#dfe4ee', light: '#ffffff' },
    { ink: '#2b0f1e', a: '#b5305c', b: '#f7e2cf', c: '#e0662a', d: '#a8862f', metal: '#e8a850', light: '#fff6e2' },
    { ink: '#0f2118', a: '#2f9a5c', b: '#eef0dc', c: '#2f5fb8', d: '#c8a23a', metal: '#f0d878', light: '#fcfff0' },
  ],
  draw(palette) {
    const kit = kitOf(palette);
    const { a, b, c, d, ink, light, metal } = palette;
    const vase = smooth('40,22! 60,22! 60,30 76,40 78,56 66,76 58,86! 42,86! 34,76 22,56 24,40 40,30');
    const bolt = 'M60 0L22 44H42L26 84L80 32H56L74 0Z';
    return {
      'picture-1': stack(
        kit.solid(CREST, c),
        kit.groove('M26 20L40 26M18 32L32 32M14 46L22 46M12 60L20 58M38 10L44 22M54 8L54 20M68 12L62 18', 1.6),
        kit.metal(HELMET, metal),
        kit.groove('M36 34Q54 20 74 32Q82 40 82 54', 1.6),
        kit.groove('M60 88L60 62M78 84L80 60', 1.2),
        kit.line('M56 54L68 58L62 70', ink, 3),
        kit.line('M44 44L54 40', clear(ink, 0.6), 2),
        kit.line(smooth('48,66 42,58 48,50 56,54', false), clear(ink, 0.7), 1.8),
        kit.gem(corners(60, 34, 6, 6, 6), a),
        kit.shine(44, 34, 4, 7),
        kit.metal('M40 84L56 90V96L38 92Z', kit.darker(metal, 0.25), { contour: 1.4 }),
      ),
      'picture-2': stack(
        kit.line('M42 24V70M47 24V70M53 24V70M58 24V70', ink, 2.6),
        kit.line('M42 24V70M47 24V70M53 24V70M58 24V70', kit.brighter(metal, 0.7), 1.2),
        kit.metal(HORN, metal),
        kit.metal(mirrored(HORN), metal),
        kit.metal(box(14, 18, 72, 8, 4), metal),
        kit.solid(ellipse(16, 22, 6) + ellipse(84, 22, 6), a, { contour: 1.6 }),
        kit.solid(smooth('34,70! 50,66 66,70! 72,84 62,94 38,94 28,84'), c),
        kit.groove('M34 88Q50 94 66 88', 1.4),
        kit.gem(corners(50, 80, 8, 7, 7, 22.5), a),
        kit.groove(`${smooth('20,26 26,46 24,60', false)}${mirrored(smooth('20,26 26,46 24,60', false))}`, 1.2),
      ),
      'picture-3': stack(
        kit.ground(50, 94, 26, 5),
        kit.solid(smooth('42,22! 24,16 14,28 20,42 30,44! 30,38 24,36 22,28 28,24 42,29!'), c),
        kit.solid(mirrored(smooth('42,22! 24,16 14,28 20,42 30,44! 30,38 24,36 22,28 28,24 42,29!')), c),
        kit.solid(vase, c, { gloss: 0.55 }),
        kit.flat('M0 40H100V60H0Z', clear(ink, 0.9), vase),
        kit.flat('M0 37H100V39.500H0ZM0 60.5H100V63H0Z', metal, vase),
        kit.line('M24 56V44H36V52H30V49M40 56V44H52V52H46V49M56 56V44H68V52H62V49M72 56V44H84', metal, 2, vase),
        kit.line(around('M0 0V-14', [50, 88], 9, -60), clear(ink, 0.8), 2.2, vase),
        kit.lit(vase, c, { gloss: 0.4, shade: 0.35 }),
        kit.solid(box(35, 12, 30, 10, 4), c),
        kit.groove('M38 17H62', 1.2),
        kit.solid(box(34, 84, 32, 9, 3), kit.darker(c, 0.35)),
      ),
      'picture-4': stack(
        kit.metal(ellipse(50, 50, 44), metal),
        kit.solid(ellipse(50, 50, 36), a, { contour: 1.4 }),
        kit.flat(around('M-8 0L0 -36L8 0Z', [50, 50], 8), clear(light, 0.18), ellipse(50, 50, 36)),
        kit.line(around('M-4.500 -40.500L0 -37.5L4.5 -40.5', [50, 50], 20), clear(ink, 0.55), 1.6),
        ...[-1, 1].flatMap((side) =>
          [-70, -42, -14, 14, 42]
            .map((angle) =>
              kit.solid(
                place(
                  LEAF,
                  50 + side * 26 * Math.cos((angle * Math.PI) / 180),
                  52 + 26 * Math.sin((angle * Math.PI) / 180),
                  0.66,
                  side * (angle < 0 ? 20 : 62),
                ),
                d,
                { contour: 1, gloss: 0.3 },
              ),
            )
            .flat(),
        ),
        kit.metal(star(50, 50, 8, 19, 8), metal),
        kit.solid(ellipse(50, 50, 6.5), c, { isRound: true, contour: 1.2 }),
        kit.shine(34, 28, 9, 5, 0.7),
      ),
      ...ranksOf(kit, {
        face: 'slab',
        colours: [c, a, d, b],
        trim: (letter, colour) => [
          kit.line(
            'M8 40L26 28L44 42L70 20L92 34M10 72L34 60L56 76L90 58M40 42L50 60L46 74',
            clear(colour === b ? metal : light, 0.5),
            1.2,
            letter,
          ),
          kit.line(
            letter,
            {
              line: [20, 20, 80, 80],
              stops: [
                [0, kit.brighter(metal, 0.6)],
                [0.5, metal],
                [1, kit.darker(metal, 0.4)],
              ],
            },
            2,
          ),
        ],
      }),
      wild: stack(
        kit.halo(50, 40, 50, a, 0.95),
        kit.flat(around('M-2.500 -14L0 -48L2.5 -14Z', [50, 40], 12, 8), clear(light, 0.45)),
        kit.metal(bolt, metal, { contour: 2.8 }),
        kit.flat('M60 5L33 40H45L62 5Z', clear(light, 0.65)),
        { ...kit.line(bolt, clear(light, 0.9), 1.2), glow: { colour: a, size: 4 } },
        wildPlate(kit, a),
      ),
      scatter: stack(
        kit.halo(50, 40, 50, metal, 0.9),
        kit.flat(around('M-3 0L0 -48L3 0Z', [50, 48], 18), clear(kit.brighter(metal, 0.5), 0.4)),
        kit.flat(box(20, 40, 60, 40), {
          line: [50, 40, 50, 82],
          stops: [
            [0, kit.darker(a, 0.6)],
            [1, a],
          ],
        }),
        kit.solid(smooth('44,80! 44,58 50,52 56,58 56,80!'), metal, { contour: 1.2, gloss: 0.9 }),
        ...[17, 33, 59, 75]
          .map((x) =>
            stack(
              kit.solid(box(x, 42, 9, 37), b),
              kit.groove(`M${x + 3} 45V76M${x + 6} 45V76`, 0.9),
              kit.solid(box(x - 2, 39, 13, 5, 1.5), b, { contour: 1.2 }),
              kit.solid(box(x - 2, 76, 13, 5, 1.5), b, { contour: 1.2 }),
            ),
          )
          .flat(),
        kit.solid(box(9, 32, 82, 8, 1), b),
        kit.groove('M14 36H86', 1),
        kit.solid('M50 6L94 33H6Z', b),
        kit.solid('M50 13L78 30H22Z', kit.darker(a, 0.2), { contour: 0.8 }),
        kit.metal(ring(50, 24, 5, 2.4), metal, { contour: 0.8 }),
        kit.metal(polygon(corners(50, 7, 5, 7, 3)), metal, { contour: 1.2 }),
        kit.solid(box(8, 80, 84, 6), b),
        kit.solid(box(3, 86, 94, 8), kit.darker(b, 0.12)),
        kit.flat(smooth('0,98! 6,88 16,92 26,86 40,94 60,90 74,94 86,87 96,92 100,98!'), clear(light, 0.85)),
      ),
    };
  },
};
