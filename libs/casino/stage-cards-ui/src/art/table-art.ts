import {
  box,
  clear,
  type Colour,
  ellipse,
  type GameArt,
  kitOf,
  type Layer,
  mix,
  type Palette,
  type Picture,
  place,
  stack,
} from '@touchline/casino-game-art';
import { SUIT_SIZE, suitPath } from './glyphs.ts';
import { once } from './once.ts';

/** Cloths of titles whose main colour is rather red, green or blue. */
const CLOTHS = ['#641a28', '#0c5a3c', '#14426f'] as const;
const WOOD = '#5b3318';
const LINE = '#e8d9a8';
const RAIL = 26;
const PRINTED = 0.3;
/** Part of the colour of a title in its cloth: enough to tell tables apart, too little to make cards hard to see. */
const TINT = 0.12;

function clothOf({ a }: Palette): Colour {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(a.slice(at, at + 2), 16));
  const most = Math.max(red, green, blue);
  return mix(CLOTHS[most === red ? 0 : most === green ? 1 : 2], a, TINT);
}

/** Rings for chips, printed on the cloth. */
const RING = 58;

interface Felt {
  width: number;
  height: number;
  /** Middles of the rings. */
  rings: readonly { x: number; y: number }[];
  /** Outlines of places for cards: left, top, width and height. */
  places: readonly (readonly [number, number, number, number])[];
}

/** The table: its wooden rail, the cloth and what is printed on it. */
export const feltOf = (art: GameArt, name: string, felt: Felt): Picture =>
  once(`felt-${name}-${art.palette.ink}-${art.palette.a}`, (id) => drawnFelt(art, id, felt));

function drawnFelt({ palette }: GameArt, id: string, { width, height, rings, places }: Felt): Picture {
  const kit = kitOf(palette);
  const cloth = clothOf(palette);
  const inner = box(RAIL, RAIL, width - 2 * RAIL, height - 2 * RAIL, 60);
  const print = clear(LINE, PRINTED);
  const suits = [0, 1, 2, 3].map((suit): Layer => ({
    path: place(suitPath(suit), width / 2 + (suit - 1.5) * 90, height - 74, 44 / SUIT_SIZE),
    fill: clear(LINE, 0.14),
  }));
  return {
    ...{ id, width, height },
    art: stack(
      kit.flat(box(0, 0, width, height), { line: [0, 0, width, height], stops: [[0, mix(WOOD, '#ffffff', 0.18)], [0.5, WOOD], [1, mix(WOOD, '#000000', 0.5)]] }), // prettier-ignore
      {
        path: inner,
        fill: {
          circle: [width / 2, height * 0.42, Math.max(width, height) * 0.62],
          stops: [[0, mix(cloth, '#ffffff', 0.1)], [0.6, cloth], [1, mix(cloth, '#000000', 0.5)]], // prettier-ignore
        },
        stroke: { paint: clear('#000000', 0.6), width: 6 },
      },
      kit.grain(inner, clear('#000000', 0.12), 900, 1.6),
      kit.line(box(RAIL + 16, RAIL + 16, width - 2 * RAIL - 32, height - 2 * RAIL - 32, 48), print, 3),
      suits,
      places.map(([x, y, w, h]) => kit.line(box(x, y, w, h, 12), print, 3)),
      rings.map(({ x, y }) => kit.line(ellipse(x, y, RING), print, 4)),
    ),
  };
}

/** The shoe that cards are taken from. */
export const shoeOf = (art: GameArt): Picture => once(`shoe-${art.palette.ink}-${art.palette.a}`, (id) => drawnShoe(art, id));

function drawnShoe({ palette }: GameArt, id: string): Picture {
  const kit = kitOf(palette);
  return {
    ...{ id, width: 190, height: 150 },
    art: stack(
      kit.solid(box(20, 16, 150, 118, 14), '#23272e', { contour: 3 }),
      kit.flat(box(8, 84, 118, 44, 6), '#f4f2ec'),
      kit.line('M8 94L126 94M8 104L126 104M8 114L126 114', '#00000030', 2),
      kit.solid(box(40, 8, 138, 92, 12), mix('#2c323b', palette.a, 0.25), { contour: 3 }),
    ),
  };
}

export const CHIP = 84;
/** A chip. It has no value on it: the stake is written beside it in the player's currency. */
export const chipOf = (art: GameArt): Picture => once(`chip-${art.palette.ink}-${art.palette.b}`, (id) => drawnChip(art, id));

function drawnChip({ palette }: GameArt, id: string): Picture {
  const kit = kitOf(palette);
  const middle = CHIP / 2;
  const colour = mix(palette.b, '#1f4fa3', 0.35);
  const marks = Array.from({ length: 6 }, (_, nth): Layer => ({
    path: place(box(-7, -middle + 5, 14, 13, 2), middle, middle, 1, nth * 60),
    fill: '#f6f3ea',
  }));
  return {
    ...{ id, width: CHIP, height: CHIP },
    art: stack(
      kit.solid(ellipse(middle, middle, middle - 5), colour, { isRound: true, contour: 2 }),
      marks,
      kit.line(ellipse(middle, middle, middle - 20), clear('#f6f3ea', 0.9), 2),
      kit.flat(ellipse(middle, middle, middle - 23), mix(colour, '#ffffff', 0.12)),
    ),
  };
}
