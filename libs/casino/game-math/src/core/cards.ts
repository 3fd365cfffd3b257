import type { Draw } from './draw.ts';
import type { Card } from './scene.ts';

export const RANKS = 13;
export const DECK: readonly Card[] = Array.from({ length: 52 }, (_, card) => card);
export const rankOf = (card: Card): number => card % RANKS;
export const suitOf = (card: Card): number => Math.floor(card / RANKS) % 4;

/** Points of a card: pictures count ten, the ace `ace`. */
export const pointsOf = (card: Card, ace: number): number => (rankOf(card) === 12 ? ace : Math.min(10, rankOf(card) + 2));

/** The joker of a deck of 53. It has no rank and no suit. */
export const JOKER_CARD: Card = 52;

/** Deals cards one at a time from a shuffled deck. */
export function dealer(draw: Draw, deck: readonly Card[] = DECK): () => Card {
  const left = [...deck];
  return () => {
    const at = draw(left.length);
    const card = left[at] ?? 0;
    left[at] = left.at(-1) ?? 0;
    left.pop();
    return card;
  };
}

/** Poker hands, lowest first. */
export const HANDS = ['high', 'pair', 'two-pair', 'trips', 'straight', 'flush', 'full-house', 'quads', 'straight-flush'] as const;
export type HandName = (typeof HANDS)[number] | 'royal';

const WHEEL = 0b1_0000_0000_1111;
const topOf = (mask: number): number => 31 - Math.clz32(mask);

function straightTop(mask: number): number {
  const runs = mask & (mask << 1) & (mask << 2) & (mask << 3) & (mask << 4);
  if (runs !== 0) return topOf(runs);
  return (mask & WHEEL) === WHEEL ? 3 : -1;
}

function topRanks(mask: number, count: number): number {
  let value = 0;
  let left = mask;
  for (let n = 0; n < count; n++) {
    const top = left === 0 ? 0 : topOf(left);
    left &= ~(1 << top);
    value = value * 16 + top;
  }
  return value;
}

const valued = (hand: number, ranks: number): number => hand * 16 ** 5 + ranks;

/** Strength of the best five of five to seven cards: higher wins, equal ties. */
export function strengthOf(cards: readonly Card[]): number {
  const suits = [0, 0, 0, 0];
  let [one, two, three, four] = [0, 0, 0, 0];
  for (const card of cards) {
    const bit = 1 << rankOf(card);
    suits[suitOf(card)] = (suits[suitOf(card)] ?? 0) | bit;
    four |= three & bit;
    three |= two & bit;
    two |= one & bit;
    one |= bit;
  }
  const flush = suits.find((mask) => countBits(mask) >= 5);
  if (flush !== undefined && straightTop(flush) >= 0) return valued(8, straightTop(flush));
  if (four !== 0) return valued(7, topOf(four) * 16 + topOf(one & ~(1 << topOf(four))));
  if (three !== 0) {
    const trips = topOf(three);
    const pairs = two & ~(1 << trips);
    if (pairs !== 0) return valued(6, trips * 16 + topOf(pairs));
  }
  if (flush !== undefined) return valued(5, topRanks(flush, 5));
  const straight = straightTop(one);
  if (straight >= 0) return valued(4, straight);
  if (three !== 0) return valued(3, topOf(three) * 256 + topRanks(one & ~(1 << topOf(three)), 2));
  if (two === 0) return valued(0, topRanks(one, 5));
  const high = topOf(two);
  const rest = two & ~(1 << high);
  if (rest === 0) return valued(1, high * 4096 + topRanks(one & ~(1 << high), 3));
  const low = topOf(rest);
  return valued(2, high * 256 + low * 16 + topOf(one & ~(1 << high) & ~(1 << low)));
}

const countBits = (mask: number): number => {
  let left = mask;
  let bits = 0;
  for (; left !== 0; left &= left - 1) bits++;
  return bits;
};

/** Index of a strength's hand in {@link HANDS}. */
export const handClass = (strength: number): number => Math.floor(strength / 16 ** 5);

/** Name of a hand; an ace-high straight flush is a royal. */
export function handName(cards: readonly Card[]): HandName {
  const strength = strengthOf(cards);
  return strength === valued(8, 12) ? 'royal' : (HANDS[handClass(strength)] ?? 'high');
}
