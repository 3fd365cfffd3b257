import { type Art, box, ellipse, type GameArt, kitOf, type Layer, mix, type Picture, place, stack, star } from '@touchline/casino-game-art';
import { type Card, JOKER_CARD, rankOf, suitOf } from '@touchline/casino-game-math';
import { courtOf, JACK } from './court.ts';
import { isRed, RANK_BOX, rankPath, SUIT_SIZE, suitPath } from './glyphs.ts';
import { once } from './once.ts';

/** A card in units of its drawing. */
export const CARD = { width: 100, height: 140 } as const;
/** Units around it that its shadow takes. */
export const SHADOW = 4;

const PAPER = '#fcfbf7';
const RED = '#c11f2c';
const BLACK = '#14171c';
const GOLD = '#d9a027';
const ACE = 12;

const BODY = box(0, 0, CARD.width, CARD.height, 9);
const paperOf = (colour: string): Layer => ({
  ...{ path: BODY, fill: colour, stroke: { paint: '#00000055', width: 1.2 } },
  glow: { colour: '#00000090', size: SHADOW },
});

/** The same drawing at the other end of the card, upside down. */
const both = (path: string): string => path + place(path, CARD.width, CARD.height, 1, 180);

export const INDEX = { x: 6, y: 8, scale: 1.08, suitY: 51, suit: 18 } as const;
/** Index of a card: its rank above its suit, at both ends. Large, so that it is read on a phone. */
function indexOf(rank: number, suit: number, ink: string): Layer[] {
  const middle = INDEX.x + (RANK_BOX.width * INDEX.scale) / 2;
  return [
    {
      path: both(place(rankPath(rank), INDEX.x, INDEX.y, INDEX.scale)),
      stroke: { paint: ink, width: RANK_BOX.line * INDEX.scale },
    },
    { path: both(place(suitPath(suit), middle, INDEX.suitY, INDEX.suit / SUIT_SIZE)), fill: ink },
  ];
}

const [LEFT, MIDDLE, RIGHT] = [39, 50, 61] as const;
const [TOP, BOTTOM] = [21, 119] as const;
const down = (share: number): number => TOP + (BOTTOM - TOP) * share;
const pair = (y: number): (readonly [number, number])[] => [
  [LEFT, y],
  [RIGHT, y],
];
const THIRDS = [down(0), down(1 / 3), down(2 / 3), down(1)];
const ends = [...pair(TOP), ...pair(BOTTOM)];
const sides = [...ends, ...pair(down(0.5))];
const eight = THIRDS.flatMap(pair);
const middle = (share: number): readonly [number, number] => [MIDDLE, down(share)];
/** Where the pips of a card lie, from the two to the ten. */
export const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [middle(0), middle(1)],
  [middle(0), middle(0.5), middle(1)],
  ends,
  [...ends, middle(0.5)],
  sides,
  [...sides, middle(0.25)],
  [...sides, middle(0.25), middle(0.75)],
  [...eight, middle(0.5)],
  [...eight, middle(1 / 6), middle(5 / 6)],
];
const PIP = 16.5;
const ACE_PIP = 44;

/** Pips of the lower half are upside down. */
const pipAt = (suit: number, [x, y]: readonly [number, number], size: number): string =>
  place(suitPath(suit), x, y, size / SUIT_SIZE, y > CARD.height / 2 ? 180 : 0);

function faceOf(rank: number, suit: number, ink: string): Art {
  if (rank === ACE) return [{ path: pipAt(suit, [CARD.width / 2, CARD.height / 2], ACE_PIP), fill: ink }];
  if (rank >= JACK) return courtOf(rank, isRed(suit));
  return [{ path: (PIPS[rank] ?? []).map((at) => pipAt(suit, at, PIP)).join(''), fill: ink }];
}

/** A cap with bells, and a star as index. */
const JOKER: Art = [
  { path: both(star(17, 20, 5, 12, 5)), fill: GOLD, stroke: { paint: '#7a5510', width: 1 } },
  { path: 'M26 92C26 66 22 56 18 50C34 46 42 54 50 74C58 54 66 46 82 50C78 56 74 66 74 92Z', fill: '#7b2fa0' },
  { path: 'M50 92L50 40C60 50 64 66 62 92Z', fill: '#1e8a5a' },
  { path: 'M50 92L50 40C40 50 36 66 38 92Z', fill: '#d8432f' },
  { path: box(24, 90, 52, 10, 4), fill: GOLD },
  { path: `${ellipse(18, 50, 6)}${ellipse(50, 38, 6)}${ellipse(82, 50, 6)}`, fill: GOLD, stroke: { paint: '#7a5510', width: 1 } },
];

const sized = (id: string, art: Art): Picture => ({
  ...{ id, width: CARD.width + 2 * SHADOW, height: CARD.height + 2 * SHADOW },
  ...{ at: [-SHADOW, -SHADOW], art },
});

function faced(card: Card): Art {
  if (card === JOKER_CARD) return [paperOf(PAPER), ...JOKER];
  const [rank, suit] = [rankOf(card), suitOf(card)];
  const ink = isRed(suit) ? RED : BLACK;
  return [paperOf(PAPER), ...faceOf(rank, suit, ink), ...indexOf(rank, suit, ink)];
}

/** A card face up. */
export const cardOf = (card: Card): Picture =>
  once(card === JOKER_CARD ? 'card-joker' : `card-${rankOf(card)}-${suitOf(card)}`, (id) => sized(id, faced(card)));

function backed({ palette }: GameArt): Art {
  const colour = mix(palette.a, palette.ink, 0.35);
  const kit = kitOf(palette);
  const inner = box(7, 7, CARD.width - 14, CARD.height - 14, 6);
  const lines = Array.from({ length: 18 }, (_, nth) => `M${nth * 14 - 70} 0L${nth * 14 + 70} 140M${nth * 14 + 70} 0L${nth * 14 - 70} 140`);
  return stack(
    paperOf(PAPER),
    kit.flat(inner, colour),
    kit.line(lines.join(''), mix(colour, palette.light, 0.3), 1.4, inner),
    kit.flat(ellipse(50, 70, 19), colour),
    kit.flat(star(50, 70, 8, 17, 8), palette.metal),
  );
}

/** The back of every card, in the colours of the title. */
export const backOf = (art: GameArt): Picture => once(`card-back-${art.palette.ink}-${art.palette.a}`, (id) => sized(id, backed(art)));
