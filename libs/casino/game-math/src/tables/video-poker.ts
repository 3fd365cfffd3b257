import { DECK, dealer, JOKER_CARD } from '../core/cards.ts';
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

/** 8/5 jacks or better. */
export const JACKS_8_5: PayTable = { ...JACKS, 'full-house': 8, flush: 5 };

/** 8/5 bonus poker. */
export const BONUS: PayTable = {
  royal: 800,
  'straight-flush': 50,
  'four-aces': 80,
  'four-low': 40,
  quads: 25,
  'full-house': 8,
  flush: 5,
  straight: 4,
  trips: 3,
  'two-pair': 2,
  jacks: 1,
};

/** 10/7 double bonus poker. */
export const DOUBLE_BONUS: PayTable = {
  ...BONUS,
  'four-aces': 160,
  'four-low': 80,
  quads: 50,
  'full-house': 10,
  flush: 7,
  straight: 5,
  'two-pair': 1,
};

/** 9/6 double double bonus poker. */
export const DOUBLE_DOUBLE: PayTable = {
  royal: 800,
  'four-aces-kicker': 400,
  'four-aces': 160,
  'four-low-kicker': 160,
  'four-low': 80,
  'straight-flush': 50,
  quads: 50,
  'full-house': 9,
  flush: 6,
  straight: 4,
  trips: 3,
  'two-pair': 1,
  jacks: 1,
};

/** Deuces wild with the pay table known as full pay. */
export const FULL_DEUCES: PayTable = { ...DEUCES, 'five-of-a-kind': 15, 'straight-flush': 9, quads: 5, 'full-house': 3, flush: 2 };

/** Joker poker, kings or better, with the pay table known as full pay. */
export const JOKER: PayTable = {
  royal: 800,
  'five-of-a-kind': 200,
  'wild-royal': 100,
  'straight-flush': 50,
  quads: 20,
  'full-house': 7,
  flush: 5,
  straight: 3,
  trips: 2,
  'two-pair': 1,
  kings: 1,
};
export const JOKER_DECK: readonly Card[] = [...DECK, JOKER_CARD];

/** Five cards: hold any (`hold-` and their positions, `hold-` alone for none), the rest are redealt. @spec CS-05 */
export const videoPoker = (nameOf: (cards: readonly Card[]) => string, pays: PayTable, deck: readonly Card[] = DECK): Rules => ({
  family: 'video-poker',
  idle: 'video-poker',
  start: 'deal',
  pays: Object.fromEntries(Object.entries(pays).sort(([, one], [, other]) => other - one)),
  options: [],
  standard: {},
  accepts: () => true,
  play: ({ amount }, moves, draw) => {
    const next = dealer(draw, deck);
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
