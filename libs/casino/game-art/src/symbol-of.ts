import type { SymbolName } from './art-set.ts';
import type { GameArt } from './choose.ts';
import { clear, mix } from './draw/art.ts';
import { kitOf, MARGIN, stack } from './draw/kit.ts';
import { ellipse } from './draw/paths.ts';
import type { Picture } from './picture.ts';

/** Symbols of the letters of grids and pay tables, from the rarest. */
const SYMBOL_OF: Readonly<Record<string, SymbolName>> = {
  ...{ A: 'picture-1', B: 'picture-2', C: 'picture-3', D: 'picture-4' },
  ...{ E: 'rank-1', F: 'rank-2', G: 'rank-3', W: 'wild', S: 'scatter' },
};
const COIN = 'O';
const GOLD = '#e8b545';
const SIDE = 100 + 2 * MARGIN;
/** Letters of a value from which it is written smaller. */
const LONG = 5;

/** A coin with its value, or with a picture of the game. */
export function coinOf(art: GameArt, value?: string): Picture {
  const kit = kitOf(art.palette);
  return {
    id: `${art.id}-coin-${value ?? 'face'}`,
    width: SIDE,
    height: SIDE,
    at: [-MARGIN, -MARGIN],
    art: stack(
      kit.halo(50, 50, 56, GOLD, 0.35),
      kit.metal(ellipse(50, 50, 46), GOLD),
      kit.solid(ellipse(50, 50, 37), mix(GOLD, '#ffffff', 0.25), { isRound: true, contour: 1.2 }),
      kit.line(ellipse(50, 50, 41.5), clear(art.palette.ink, 0.35), 1),
    ),
    ...(value === undefined
      ? { parts: [{ picture: art.symbols['picture-1'], x: 20, y: 20, width: 60 }] }
      : { texts: [{ value, at: [50, 51], size: value.length < LONG ? 26 : 21, colour: '#2a1a02', edge: '#ffe9a8' }] }),
  };
}

/** The picture of a letter of a grid; none for an empty cell. */
export function symbolOf(art: GameArt, letter: string): Picture | undefined {
  if (letter === COIN) return coinOf(art);
  const name = SYMBOL_OF[letter];
  return name === undefined ? undefined : art.symbols[name];
}
