import { box, clear, ellipse, type GameArt, kitOf, type Picture, smooth, stack, star } from '@touchline/casino-game-art';

const GOLD = '#e3ae3a';
const SILVER = '#c3ccd8';
/** A crown for heads, a leaf for tails. */
const CROWN = smooth('26,64! 22,36! 37,48! 50,28! 63,48! 78,36! 74,64!') + box(27, 67, 46, 8, 2);
const LEAF = smooth('50,22! 68,34 72,54 62,68 50,72! 38,68 28,54 32,34');

/** One side of the coin. */
export function coinOf(side: 'heads' | 'tails', { palette }: GameArt): Picture {
  const kit = kitOf(palette);
  const [rim, face] = side === 'heads' ? [GOLD, '#f0c65a'] : [SILVER, '#dde3ea'];
  const mark = side === 'heads' ? CROWN : LEAF;
  return {
    id: `coin-${side}-${palette.ink}`,
    width: 108,
    height: 108,
    at: [-4, -4],
    art: stack(
      kit.metal(ellipse(50, 50, 48), rim),
      kit.line(ellipse(50, 50, 43), clear(palette.ink, 0.5), 1),
      kit.solid(ellipse(50, 50, 40), face, { isRound: true, contour: 1.4 }),
      kit.flat(star(50, 50, 24, 38, 36), clear(rim, 0.5)),
      kit.metal(mark, rim, { contour: 1.6 }),
      side === 'heads'
        ? [kit.shine(50, 30, 3), kit.shine(23, 38, 2.4), kit.shine(77, 38, 2.4)]
        : kit.groove('M50 28V78M50 44L60 38M50 44L40 38M50 56L62 49M50 56L38 49', 1.6),
    ),
  };
}

/** The shadow under the coin. */
export const SHADOW: Picture = {
  ...{ id: 'coin-shadow', width: 240, height: 240 },
  art: [{ path: ellipse(120, 120, 120), fill: { circle: [120, 120, 120], stops: [[0, '#000000b0'], [0.4, '#00000070'], [1, '#00000000']] } }], // prettier-ignore
};
