import { dealer, handName, rankOf, suitOf } from '../core/cards.ts';
import { paid, refuseMove, type Rules, settled } from '../core/model.ts';
import type { Card } from '../core/scene.ts';

/** Payouts of a machine by name of the hand, in stakes; a missing hand pays nothing. */
export type PayTable = Readonly<Record<string, number>>;

/** 9/6 jacks or better, payouts for five coins. */
export const JACKS: PayTable = {
  royal: 800,
  'straight-flush': 50,
  quads: 25,
  'full-house': 9,
  flush: 6,
  straight: 4,
  trips: 3,
  'two-pair': 2,
  jacks: 1,
};

/** Deuces wild with the pay table known as "not so ugly", payouts for five coins. */
export const DEUCES: PayTable = {
  royal: 800,
  'four-deuces': 200,
  'wild-royal': 25,
  'five-of-a-kind': 16,
  'straight-flush': 10,
  quads: 4,
  'full-house': 4,
  flush: 3,
  straight: 2,
  trips: 1,
};

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

/** Five cards: hold any (`hold-` and their positions, `hold-` alone for none), the rest are redealt. @spec CS-05 */
export const videoPoker = (nameOf: (cards: readonly Card[]) => string, pays: PayTable): Rules => ({
  family: 'video-poker',
  options: [],
  standard: {},
  accepts: () => true,
  play: ({ amount }, moves, draw) => {
    const next = dealer(draw);
    const first = Array.from({ length: 5 }, next);
    const scene = (cards: readonly Card[], outcome: string) =>
      ({ kind: 'cards', player: [{ cards, worth: nameOf(cards) }], dealer: { cards: [], worth: '' }, outcome }) as const;
    const [move] = moves;
    if (move === undefined) return { staked: amount, returned: 0, isOver: false, moves: HOLDS, scene: scene(first, 'open') };
    if (moves.length > 1 || !HOLDS.some(({ name }) => name === move)) return refuseMove(moves.at(-1) ?? move);
    const held = move.slice('hold-'.length);
    const cards = first.map((card, at) => (held.includes(String(at)) ? card : next()));
    const name = nameOf(cards);
    return settled(amount, paid(amount, (pays[name] ?? 0) * 100), scene(cards, name));
  },
});

const PLACES = [0, 1, 2, 3, 4];
const HOLDS = Array.from({ length: 32 }, (_, mask) => ({
  name: `hold-${PLACES.filter((place) => (mask & (1 << place)) !== 0).join('')}`,
  stake: 0,
}));
