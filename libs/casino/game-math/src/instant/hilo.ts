import { rankOf, RANKS } from '../core/cards.ts';
import { type Move, paid, refuseMove, type Rules } from '../core/model.ts';

const RETURN = 99n;
/** Share of the fair price that is paid. */
export const HILO_SHARE = Number(RETURN) / 100;
/** Guesses after which a round is cashed out. */
export const MOST_GUESSES = 20;
/** Maximum multiple, in hundredths. */
export const HIGHEST_CHAIN = 1_000_000;

/** Number of ranks out of 13 that win a guess; an equal rank always wins. */
export const hiloRanks = (rank: number, guess: 'higher' | 'lower'): number => (guess === 'higher' ? RANKS - rank : rank + 1);

/** Payout in hundredths after guesses with these numbers of winning ranks: 99 % of the fair price, rounded down. */
export function hiloPays(ranks: readonly number[]): number {
  const ways = ranks.reduce((product, each) => product * BigInt(each), 1n);
  return Math.min(HIGHEST_CHAIN, Number((RETURN * BigInt(RANKS) ** BigInt(ranks.length)) / ways));
}

/** Hilo: guess whether the next card is at least or at most as high. Every draw is from a full deck. @spec CS-05 */
export const hilo = (): Rules => ({
  family: 'hilo',
  idle: 'hilo',
  start: 'deal',
  options: [],
  standard: {},
  accepts: () => true,
  play: ({ amount }, moves, draw) => {
    const cards = [draw(52)];
    const ranks: number[] = [];
    const guesses: string[] = [];
    let state: 'open' | 'lost' | 'cashed' = 'open';
    for (const move of moves) {
      const rank = rankOf(cards.at(-1) ?? 0);
      if (state !== 'open') refuseMove(move);
      if (move === 'cash' && ranks.length > 0) state = 'cashed';
      else if (move === 'higher' || move === 'lower') {
        const card = draw(52);
        cards.push(card);
        guesses.push(move);
        ranks.push(hiloRanks(rank, move));
        if (move === 'higher' ? rankOf(card) < rank : rankOf(card) > rank) state = 'lost';
        else if (ranks.length === MOST_GUESSES) state = 'cashed';
      } else refuseMove(move);
    }
    const isOver = state !== 'open';
    const times = state === 'lost' || ranks.length === 0 ? 0 : hiloPays(ranks);
    const rank = rankOf(cards.at(-1) ?? 0);
    const offered: Move[] = ['higher', 'lower', ...(ranks.length > 0 ? ['cash'] : [])].map((name) => ({ name, stake: 0 }));
    const next = {
      higher: hiloPays([...ranks, hiloRanks(rank, 'higher')]),
      lower: hiloPays([...ranks, hiloRanks(rank, 'lower')]),
    };
    return {
      staked: amount,
      returned: isOver ? paid(amount, times) : 0,
      isOver,
      moves: isOver ? [] : offered,
      scene: { kind: 'hilo', cards, guesses, times, next: isOver ? null : next },
    };
  },
});
