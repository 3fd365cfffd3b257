import { type Bet, type Draw, drawOf, JOKER_CARD, type ModelId, type Played, rulesOf } from '@touchline/casino-game-math';

/** A round with its bet, in which the draws were chosen. */
export interface PaidRound {
  bet: Bet;
  played: Played;
}

/** Stake of each round: figures in hundredths of the stake are then whole minor units. */
export const AMOUNT = 100;
const RANKS = '23456789TJQKA';
export const cardsOf = (text: string): number[] =>
  text.split(' ').map((card) => (card === '*' ? JOKER_CARD : 'cdhs'.indexOf(card[1] ?? '') * 13 + RANKS.indexOf(card[0] ?? '')));

/** Draws the listed numbers, then numbers of `then`. @throws RangeError for a number that the draw does not have */
export function listed(numbers: readonly number[], then: Draw = () => 0): Draw {
  let at = 0;
  return (below) => {
    const next = numbers[at++];
    if (next === undefined) return then(below);
    if (next >= below) throw new RangeError(`${next} cannot be drawn below ${below}`);
    return next;
  };
}

/** Reproducible pseudo-random draws. */
export function seeded(seed: number): Draw {
  let state = (seed + 1) * 2_654_435_761;
  const byte = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state & 255;
  };
  return drawOf(() => Uint8Array.from({ length: 32 }, byte));
}

/** Numbers to draw so that cards are dealt in this order from one deck of `deck` cards: a dealt card's place is taken by the last card. */
export function dealing(cards: readonly number[], deck = 52): number[] {
  const left = Array.from({ length: deck }, (_, card) => card);
  return cards.map((card) => {
    const at = left.indexOf(card);
    left[at] = left.at(-1) ?? 0;
    left.pop();
    return at;
  });
}

/** Numbers to draw so that `wanted` are picked in this order from `items`, which close up after each pick. */
export function picking<T>(items: readonly T[], wanted: readonly T[]): number[] {
  const left = [...items];
  return wanted.map((item) => {
    const at = left.indexOf(item);
    left.splice(at, 1);
    return at;
  });
}

export interface Chosen {
  choice?: Bet['choice'];
  moves?: readonly string[];
  /** The stream of the round's draws, from its start. */
  draws: () => Draw;
}

/** Plays a round with chosen draws. */
export function played(model: ModelId, { choice = rulesOf(model).standard, moves = [], draws }: Chosen): PaidRound {
  const bet = { amount: AMOUNT, choice };
  if (!rulesOf(model).accepts(bet)) throw new RangeError(`${model} does not accept ${JSON.stringify(choice)}`);
  return { bet, played: rulesOf(model).play(bet, moves, draws()) };
}
