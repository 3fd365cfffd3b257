import { handName, JOKER_CARD, rankOf, suitOf } from '../core/cards.ts';
import type { Card } from '../core/scene.ts';

const JACK = 9;

/** Name of a hand in jacks or better. */
export function jacksHand(cards: readonly Card[]): string {
  const name = handName(cards);
  if (name !== 'pair') return name;
  const isHigh = cards.some(
    (card, at) => rankOf(card) >= JACK && cards.some((other, place) => place > at && rankOf(other) === rankOf(card)),
  );
  return isHigh ? 'jacks' : 'pair';
}

/** Whether the ranks make a straight with deuces in the gaps; the ace may be low. */
function isStraight(ranks: readonly number[]): boolean {
  if (new Set(ranks).size < ranks.length) return false;
  const low = ranks.map((rank) => (rank === 12 ? -1 : rank));
  return [ranks, low].some((each) => Math.max(...each) - Math.min(...each) <= 4);
}

/** Name of a hand in deuces wild. */
export function deucesHand(cards: readonly Card[]): string {
  const naturals = cards.filter((card) => rankOf(card) !== 0);
  const deuces = cards.length - naturals.length;
  if (deuces === 0) {
    const name = handName(cards);
    return name === 'pair' || name === 'two-pair' ? 'high' : name;
  }
  if (deuces === 4) return 'four-deuces';
  const ranks = naturals.map(rankOf);
  const most = Math.max(...ranks.map((rank) => ranks.filter((other) => other === rank).length)) + deuces;
  const isFlush = new Set(naturals.map(suitOf)).size === 1;
  const straight = isStraight(ranks);
  if (isFlush && straight && ranks.every((rank) => rank >= 8)) return 'wild-royal';
  if (most === 5) return 'five-of-a-kind';
  if (isFlush && straight) return 'straight-flush';
  if (most === 4) return 'quads';
  if (new Set(ranks).size === 2 && deuces === 1 && most === 3) return 'full-house';
  if (isFlush) return 'flush';
  if (straight) return 'straight';
  return most === 3 ? 'trips' : 'high';
}

/** Rank of four of a kind; undefined without. */
const quadsOf = (cards: readonly Card[]): number | undefined =>
  cards.map(rankOf).find((rank, _, ranks) => ranks.filter((other) => other === rank).length === 4);
const ACE = 12;
const isLow = (rank: number): boolean => rank <= 2;

/** Name of a hand in bonus poker: four aces, and four twos to fours, are named separately. */
export function bonusHand(cards: readonly Card[]): string {
  const name = jacksHand(cards);
  if (name !== 'quads') return name;
  const rank = quadsOf(cards) ?? 0;
  return rank === ACE ? 'four-aces' : isLow(rank) ? 'four-low' : 'quads';
}

/** Name of a hand in double double bonus: the fifth card counts with four aces or four twos to fours. */
export function kickerHand(cards: readonly Card[]): string {
  const name = bonusHand(cards);
  const rank = quadsOf(cards);
  const kicker = cards.map(rankOf).find((other) => other !== rank) ?? 0;
  if (name === 'four-aces' && isLow(kicker)) return 'four-aces-kicker';
  return name === 'four-low' && (isLow(kicker) || kicker === ACE) ? 'four-low-kicker' : name;
}

const KING = 11;

/** Name of a hand in joker poker with 53 cards: a pair pays from kings on, and the joker is any card. */
export function jokerHand(cards: readonly Card[]): string {
  const naturals = cards.filter((card) => card !== JOKER_CARD);
  const ranks = naturals.map(rankOf);
  const timesOf = (rank: number): number => ranks.filter((other) => other === rank).length;
  if (naturals.length === cards.length) {
    const name = handName(cards);
    return name === 'pair' && ranks.some((rank) => rank >= KING && timesOf(rank) === 2) ? 'kings' : name;
  }
  const most = Math.max(...ranks.map(timesOf));
  const kinds = new Set(ranks).size;
  const isFlush = new Set(naturals.map(suitOf)).size === 1;
  const straight = isStraight(ranks);
  if (most === 4) return 'five-of-a-kind';
  if (isFlush && straight) return ranks.every((rank) => rank >= 8) ? 'wild-royal' : 'straight-flush';
  if (most === 3) return 'quads';
  if (kinds === 2) return 'full-house';
  if (isFlush) return 'flush';
  if (straight) return 'straight';
  if (most === 2) return 'trips';
  return ranks.some((rank) => rank >= KING) ? 'kings' : 'pair';
}
