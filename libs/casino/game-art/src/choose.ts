import type { CasinoTheme } from '@touchline/casino-contract';
import { type ArtSet, SYMBOLS, type SymbolName } from './art-set.ts';
import type { BackdropName } from './backdrops/backdrops.ts';
import type { Palette } from './draw/art.ts';
import { MARGIN } from './draw/kit.ts';
import { turnedPalette } from './draw/turn.ts';
import type { Picture } from './picture.ts';

type Load = () => Promise<ArtSet>;
/** The sets of drawings, each in a chunk that only its games load. */
const SETS = {
  orchard: () => import('./sets/orchard.ts').then((module) => module.orchard),
  reef: () => import('./sets/reef.ts').then((module) => module.reef),
  harbour: () => import('./sets/harbour.ts').then((module) => module.harbour),
  aurora: () => import('./sets/aurora.ts').then((module) => module.aurora),
  oasis: () => import('./sets/oasis.ts').then((module) => module.oasis),
  grove: () => import('./sets/grove.ts').then((module) => module.grove),
  rooftops: () => import('./sets/rooftops.ts').then((module) => module.rooftops),
  nebula: () => import('./sets/nebula.ts').then((module) => module.nebula),
  lotus: () => import('./sets/lotus.ts').then((module) => module.lotus),
  forge: () => import('./sets/forge.ts').then((module) => module.forge),
  olympus: () => import('./sets/olympus.ts').then((module) => module.olympus),
  norse: () => import('./sets/norse.ts').then((module) => module.norse),
  jazz: () => import('./sets/jazz.ts').then((module) => module.jazz),
  stadium: () => import('./sets/stadium.ts').then((module) => module.stadium),
  cipher: () => import('./sets/cipher.ts').then((module) => module.cipher),
  sevens: () => import('./sets/sevens.ts').then((module) => module.sevens),
} as const satisfies Record<string, Load>;
export type ArtSetName = keyof typeof SETS;
/** One set of drawings. Rejects when its chunk cannot be loaded. */
export const loadSet = (name: ArtSetName): Promise<ArtSet> => SETS[name]();
export const ART_SETS = Object.keys(SETS) as readonly ArtSetName[];

/** The sets of each theme of the catalogue and the backdrops that suit it: one series after another gets the next of them. */
export const BY_THEME: Readonly<
  Record<CasinoTheme, { sets: readonly [ArtSetName, ...ArtSetName[]]; backdrops: readonly [BackdropName, ...BackdropName[]] }>
> = {
  fruit: { sets: ['orchard'], backdrops: ['hills', 'hall'] },
  sea: { sets: ['reef', 'harbour'], backdrops: ['depths', 'hills'] },
  winter: { sets: ['aurora'], backdrops: ['hills', 'cave'] },
  desert: { sets: ['oasis'], backdrops: ['hills', 'hall', 'cave'] },
  forest: { sets: ['grove'], backdrops: ['hills', 'cave'] },
  city: { sets: ['rooftops'], backdrops: ['skyline', 'hall'] },
  space: { sets: ['nebula'], backdrops: ['night', 'cave'] },
  asia: { sets: ['lotus'], backdrops: ['hills', 'hall'] },
  volcano: { sets: ['forge'], backdrops: ['cave', 'hills'] },
  myth: { sets: ['olympus', 'norse'], backdrops: ['hall', 'hills', 'cave'] },
  music: { sets: ['jazz'], backdrops: ['hall', 'skyline'] },
  sport: { sets: ['stadium'], backdrops: ['hall', 'skyline'] },
  mystery: { sets: ['cipher'], backdrops: ['skyline', 'hall', 'cave'] },
  classic: { sets: ['sevens'], backdrops: ['hall', 'skyline'] },
};
/** The themes that have art: all of the catalogue. */
export const THEMES = Object.keys(BY_THEME) as readonly CasinoTheme[];

const PALETTES = 4;
/** Degrees by which the hues of a palette turn: small enough that a lemon stays a lemon. */
const TURNS = [0, 10, -10] as const;

/** The look of one title: which drawings, which colours and which backdrop. */
export interface Look {
  set: ArtSetName;
  /** Index in the palettes of the set. */
  palette: number;
  backdrop: BackdropName;
  /** Degrees by which the hues are turned. */
  turn: number;
}

/**
 * The look of a game of the catalogue; without a theme it is classic. Titles of one series have ids that follow each other, so that its four
 * titles have four palettes; the next series of the theme has other drawings or another backdrop, later ones also turned hues.
 */
export function lookOf(theme: CasinoTheme | null, gameId: number): Look {
  const at = Math.abs(Math.trunc(gameId));
  const { sets, backdrops } = BY_THEME[theme ?? 'classic'];
  const series = Math.floor(at / PALETTES);
  const round = Math.floor(series / sets.length);
  return {
    set: sets[series % sets.length] ?? sets[0],
    palette: at % PALETTES,
    backdrop: backdrops[round % backdrops.length] ?? backdrops[0],
    turn: TURNS[Math.floor(round / backdrops.length) % TURNS.length] ?? 0,
  };
}

/** The pictures of one game. */
export interface GameArt {
  /** Equal for games that look the same. */
  id: string;
  symbols: Readonly<Record<SymbolName, Picture>>;
  /** What pictures, wild and scatter show, as ids of messages. */
  names: Pick<ArtSet, 'pictures' | 'wild' | 'scatter'>;
  /** From the farthest plane to the nearest; `depth` is how far it moves with parallax, 0 not at all and 1 most. */
  backdrop: readonly { depth: number; picture: Picture }[];
  /** Colours of what is drawn around the symbols. */
  palette: Palette;
}

/** Units of a symbol with its halo. */
const SIDE = 100 + 2 * MARGIN;
/** Units by which a plane is wider than the stage, at either side. */
const BEYOND = 12;
const PLANE = { width: 160 + 2 * BEYOND, height: 90, at: [-BEYOND, 0] } as const;

/** A theme of the catalogue by its name; a site that is newer than the game may have others. */
const themeOf = (name: string | null): CasinoTheme | null => THEMES.find((theme) => theme === name) ?? null;

/** Loads and draws the art of a game. Rejects when its chunk cannot be loaded. */
export async function loadGameArt(theme: string | null, gameId: number): Promise<GameArt> {
  const look = lookOf(themeOf(theme), gameId);
  const [{ BACKDROPS }, set] = await Promise.all([import('./backdrops/backdrops.ts'), SETS[look.set]()]);
  const [original] = set.palettes;
  const palette = turnedPalette(set.palettes[look.palette] ?? original, look.turn);
  const id = `${look.set}-${look.palette}-${look.backdrop}-${look.turn}`;
  const drawn = set.draw(palette);
  const symbol = (name: SymbolName): Picture => ({
    id: `${id}-${name}`,
    width: SIDE,
    height: SIDE,
    at: [-MARGIN, -MARGIN],
    art: drawn[name],
  });
  return {
    ...{ id, palette },
    symbols: Object.fromEntries(SYMBOLS.map((name) => [name, symbol(name)])) as Record<SymbolName, Picture>,
    names: { pictures: set.pictures, wild: set.wild, scatter: set.scatter },
    backdrop: BACKDROPS[look.backdrop](palette).map(({ depth, art }, at) => ({
      depth,
      picture: { id: `${id}-plane-${at}`, ...PLANE, art },
    })),
  };
}
