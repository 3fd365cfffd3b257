import { DECK, JOKER_CARD, rankOf, strengthOf } from '../core/cards.ts';
import type { Card } from '../core/scene.ts';
import { hiloPays, hiloRanks } from '../instant/hilo.ts';
import { bestMove } from '../tables/blackjack-play.ts';
import { holdemReturns, studReturns } from '../tables/poker.ts';
import type { PayTable } from '../tables/video-poker.ts';
import { choose, type Measure } from './tally.ts';

const C = Array.from({ length: 53 }, (_, n) => Array.from({ length: 6 }, (_, k) => choose(n, k)));
/** Index of a set of cards (ascending) among all sets of its size. */
function indexOf(cards: readonly number[]): number {
  let index = 0;
  for (let at = 0; at < cards.length; at++) index += C[cards[at] ?? 0]?.[at + 1] ?? 0;
  return index;
}

const FACTORIAL = [1, 1, 2, 6, 24];

/** One representative of each class of hands that differ only by suits, with the size of the class. */
function* canonicalHands(deck: number): Generator<{ cards: readonly number[]; weight: number }> {
  const masks = [0, 0, 0, 0];
  for (let a = 0; a < deck - 4; a++)
    for (let b = a + 1; b < deck - 3; b++)
      for (let c = b + 1; c < deck - 2; c++)
        for (let d = c + 1; d < deck - 1; d++)
          for (let e = d + 1; e < deck; e++) {
            masks.fill(0);
            for (const card of [a, b, c, d, e])
              if (card !== JOKER_CARD) masks[Math.floor(card / 13)] = (masks[Math.floor(card / 13)] ?? 0) | (1 << (card % 13));
            const [first = 0, second = 0, third = 0, fourth = 0] = masks;
            if (first < second || second < third || third < fourth) continue;
            let [weight, run] = [24, 1];
            for (let suit = 1; suit <= 4; suit++) {
              if (suit < 4 && masks[suit] === masks[suit - 1]) run++;
              else {
                weight /= FACTORIAL[run] ?? 1;
                run = 1;
              }
            }
            yield { cards: [a, b, c, d, e], weight };
          }
}

/**
 * Best play of video poker: for every hand, the best of the 32 holds, each over all draws. Exact.
 *
 * Sums over all hands that contain a set of cards are computed once; draws that avoid the discards follow by inclusion-exclusion.
 */
export function measureVideoPoker(nameOf: (cards: readonly Card[]) => string, pays: PayTable, deck = DECK.length): Measure {
  const sums = [0, 1, 2, 3, 4, 5].map((size) => ({
    size,
    value: new Float64Array(choose(deck, size)),
    square: new Float64Array(choose(deck, size)),
    hit: new Float64Array(choose(deck, size)),
  }));
  const subsets = Array.from({ length: 32 }, (_, mask) => [0, 1, 2, 3, 4].filter((at) => (mask & (1 << at)) !== 0));
  const pick = (cards: readonly number[], mask: number): number[] => (subsets[mask] ?? []).map((at) => cards[at] ?? 0);
  for (let a = 0; a < deck - 4; a++)
    for (let b = a + 1; b < deck - 3; b++)
      for (let c = b + 1; c < deck - 2; c++)
        for (let d = c + 1; d < deck - 1; d++)
          for (let e = d + 1; e < deck; e++) {
            const cards = [a, b, c, d, e];
            const won = pays[nameOf(cards)] ?? 0;
            if (won === 0) continue;
            for (let mask = 0; mask < 32; mask++) {
              const own = pick(cards, mask);
              const at = indexOf(own);
              const table = sums[own.length];
              if (table === undefined) continue;
              table.value[at] = (table.value[at] ?? 0) + won;
              table.square[at] = (table.square[at] ?? 0) + won * won;
              table.hit[at] = (table.hit[at] ?? 0) + 1;
            }
          }
  const over = (cards: readonly number[], held: number, what: 'value' | 'square' | 'hit'): number => {
    const thrown = 31 & ~held;
    let sum = 0;
    for (let part = thrown; ; part = (part - 1) & thrown) {
      const own = pick(cards, held | part);
      const sign = (subsets[part]?.length ?? 0) % 2 === 0 ? 1 : -1;
      sum += sign * (sums[own.length]?.[what][indexOf(own)] ?? 0);
      if (part === 0) break;
    }
    return sum / choose(deck - 5, subsets[thrown]?.length ?? 0);
  };
  let [rtp, squares, hitRate, hands] = [0, 0, 0, 0];
  for (const { cards, weight } of canonicalHands(deck)) {
    let [bestHeld, bestValue] = [0, -1];
    for (let held = 0; held < 32; held++) {
      const value = over(cards, held, 'value');
      if (value > bestValue + 1e-12) [bestHeld, bestValue] = [held, value];
    }
    rtp += weight * bestValue;
    squares += weight * over(cards, bestHeld, 'square');
    hitRate += weight * over(cards, bestHeld, 'hit');
    hands += weight;
  }
  rtp /= hands;
  return { rtp, variance: squares / hands - rtp ** 2, hitRate: hitRate / hands, maxWin: Math.max(...Object.values(pays)) };
}

const UNIT = 100;

/** Results of simulated rounds: net per ante as return, and its variance. */
function simulate(rounds: number, round: () => { net: number; returned: number }): Measure {
  let [sum, squares, hits, most] = [0, 0, 0, 0];
  for (let n = 0; n < rounds; n++) {
    const { net, returned } = round();
    sum += net;
    squares += net * net;
    if (returned > 0) hits++;
    most = Math.max(most, returned);
  }
  const mean = sum / rounds / UNIT;
  return { rtp: 1 + mean, variance: squares / rounds / UNIT ** 2 - mean ** 2, hitRate: hits / rounds, maxWin: most / UNIT };
}

function shuffler(random: () => number): (count: number) => number[] {
  const deck = [...DECK];
  return (count) => {
    for (let at = 0; at < count; at++) {
      const other = at + Math.floor(random() * (52 - at));
      [deck[at], deck[other]] = [deck[other] ?? 0, deck[at] ?? 0];
    }
    return deck.slice(0, count);
  };
}

/** Weakest hand that the strategy raises with: ace, king, jack, eight, three. */
const AKJ83 = strengthOf([12, 11, 9, 13 + 6, 13 + 1]);

/** Caribbean stud, raising with ace, king, jack, eight, three or better. */
export function simulateStud(rounds: number, random: () => number): Measure {
  const take = shuffler(random);
  return simulate(rounds, () => {
    const cards = take(10);
    const [player, house] = [cards.slice(0, 5), cards.slice(5)];
    if (strengthOf(player) < AKJ83) return { net: -UNIT, returned: 0 };
    const { returned } = studReturns(player, house, UNIT);
    return { net: returned - UNIT * 3, returned };
  });
}

/** Whether the strategy calls after the flop: with any pair, an ace or king, or four cards to a flush or a straight. */
export function callsFlop(hole: readonly Card[], flop: readonly Card[]): boolean {
  const cards = [...hole, ...flop];
  const ranks = cards.map(rankOf);
  const paired = hole.some((card) => ranks.filter((rank) => rank === rankOf(card)).length > 1);
  if (paired || hole.some((card) => rankOf(card) >= 10)) return true;
  const suits = [0, 0, 0, 0];
  for (const card of cards) suits[Math.floor(card / 13)] = (suits[Math.floor(card / 13)] ?? 0) + 1;
  if (suits.some((count) => count >= 4)) return true;
  const mask = ranks.reduce((all, rank) => all | (1 << rank), 0);
  for (let low = 0; low <= 8; low++) {
    let own = 0;
    for (let n = 0; n < 5; n++) if ((mask & (1 << (low + n))) !== 0) own++;
    if (own >= 4) return true;
  }
  return hole.every((card) => ranks.every((rank) => rank <= rankOf(card) || hole.some((other) => rankOf(other) === rank)));
}

/** Casino hold'em with the strategy of {@link callsFlop}. */
export function simulateHoldem(rounds: number, random: () => number): Measure {
  const take = shuffler(random);
  return simulate(rounds, () => {
    const cards = take(9);
    const [player, house, board] = [cards.slice(0, 2), cards.slice(2, 4), cards.slice(4)];
    if (!callsFlop(player, board.slice(0, 3))) return { net: -UNIT, returned: 0 };
    const { returned } = holdemReturns([player, house, board], UNIT);
    return { net: returned - UNIT * 3, returned };
  });
}

/** Simulates best play of blackjack for its variance. */
export function simulateBlackjack(
  rounds: number,
  play: (decide: (hand: readonly Card[], up: Card, canSplit: boolean, canDouble: boolean) => string) => {
    staked: number;
    returned: number;
  },
): Measure {
  return simulate(rounds, () => {
    const { staked, returned } = play((hand, up, canSplit, canDouble) =>
      bestMove(hand, up, ['stand', 'hit', ...(canDouble ? ['double'] : []), ...(canSplit ? ['split'] : [])]),
    );
    return { net: returned - staked, returned };
  });
}

/** Hilo: make the likelier guess `guesses` times, then cash out. Exact. */
export function measureHilo(guesses: number): Measure {
  let states = new Map<string, { rank: number; ranks: number[]; p: number }>();
  for (let rank = 0; rank < 13; rank++) states.set(String(rank), { rank, ranks: [], p: 1 / 13 });
  for (let n = 0; n < guesses; n++) {
    const next = new Map<string, { rank: number; ranks: number[]; p: number }>();
    for (const { rank, ranks, p } of states.values()) {
      const guess = hiloRanks(rank, 'higher') >= hiloRanks(rank, 'lower') ? 'higher' : 'lower';
      const all = [...ranks, hiloRanks(rank, guess)];
      for (let to = 0; to < 13; to++) {
        if (guess === 'higher' ? to < rank : to > rank) continue;
        const key = `${to}/${all.join()}`;
        const known = next.get(key);
        if (known === undefined) next.set(key, { rank: to, ranks: all, p: p / 13 });
        else known.p += p / 13;
      }
    }
    states = next;
  }
  let [rtp, squares, hitRate, maxWin] = [0, 0, 0, 0];
  for (const { ranks, p } of states.values()) {
    const times = hiloPays(ranks) / 100;
    rtp += p * times;
    squares += p * times ** 2;
    hitRate += p;
    maxWin = Math.max(maxWin, times);
  }
  return { rtp, variance: squares - rtp ** 2, hitRate, maxWin };
}
