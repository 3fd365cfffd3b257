import { box, clear, ellipse, type GameArt, kitOf, type Layer, type Picture, place, stack } from '@touchline/casino-game-art';
import { type Card, rankOf, suitOf } from '@touchline/casino-game-math';
import { once } from '../shared/once.ts';

export const CARD = { width: 200, height: 280 } as const;
const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
/** Clubs, diamonds, hearts, spades, around 0 0. */
const SUITS = [
  ellipse(0, -22, 20) + ellipse(-22, 10, 20) + ellipse(22, 10, 20) + 'M-5 8L5 8L12 46L-12 46Z',
  'M0 -48L34 0L0 48L-34 0Z',
  'M0 44C-56 0 -46 -44 -22 -42C-8 -41 0 -30 0 -22C0 -30 8 -41 22 -42C46 -44 56 0 0 44Z',
  'M0 -48C40 -14 48 8 32 22C20 32 6 26 2 14L12 46L-12 46L-2 14C-6 26 -20 32 -32 22C-48 8 -40 -14 0 -48Z',
] as const;
const RED = '#b3131b';
const BLACK = '#16191d';
const isRed = (card: Card): boolean => suitOf(card) === 1 || suitOf(card) === 2;

const PAPER: Layer = {
  path: box(3, 3, CARD.width - 6, CARD.height - 6, 18),
  fill: '#fdfdfb',
  stroke: { paint: '#8d97a3', width: 2.5 },
};

/** The letter or number of a card. */
export const rankText = (card: Card): string => RANKS[rankOf(card)] ?? '';

/** The face of a card. */
export function faceOf(card: Card): Picture {
  const colour = isRed(card) ? RED : BLACK;
  const suit = SUITS[suitOf(card) as 0 | 1 | 2 | 3];
  const marks: readonly Layer[] = [
    { path: place(suit, 100, 150, 1.5), fill: colour },
    { path: place(suit, 34, 88, 0.36), fill: colour },
    { path: place(suit, 166, 192, 0.36, 180), fill: colour },
  ];
  return {
    ...{ id: `card-${card}`, ...CARD },
    art: [PAPER, ...marks],
    texts: [
      { value: rankText(card), at: [34, 44], size: 46, colour },
      { value: rankText(card), at: [166, 238], size: 46, colour },
    ],
  };
}

/** The back of every card. */
export function backOf({ id, palette }: GameArt): Picture {
  const kit = kitOf(palette);
  return once(`card-back-${id}`, () => {
    const field = box(16, 16, CARD.width - 32, CARD.height - 32, 10);
    const lines = Array.from({ length: 24 }, (_, nth) => `M${nth * 22 - 280} 0L${nth * 22} 280M${nth * 22} 0L${nth * 22 - 280} 280`);
    return {
      ...CARD,
      art: stack(
        PAPER,
        kit.flat(field, kit.darker(palette.a, 0.35)),
        kit.line(lines.join(''), clear(palette.light, 0.35), 2, field),
        kit.line(field, palette.metal, 3),
      ),
    };
  });
}
