import type { RoundView } from '@touchline/casino-game-contract';
import { drawOf, type ModelId, moveByRule, type Played, rulesOf } from '@touchline/casino-game-math';

/** Outcome to force. */
export type Outcome = 'win' | 'loss' | 'open' | 'feature';

const MOST_TRIES = 20_000;
const AMOUNT = 100;
const MOST_MOVES = 30;

/** Reproducible pseudo-random draws: xorshift seeded with the number of the try. */
function drawOfTry(nth: number) {
  let state = (nth + 1) * 2_654_435_761;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state & 255;
  };
  return drawOf(() => Uint8Array.from({ length: 32 }, next));
}

/** Games that can only be won with these moves before the safe one. */
const FIRST_MOVES: Partial<Record<ModelId, readonly string[]>> = {
  mines: ['open-12', 'cash'],
  hilo: ['higher', 'cash'],
  'caribbean-stud': ['raise'],
  'casino-holdem': ['call'],
};

function playTo(model: ModelId, nth: number, isOpen: boolean): { played: Played; moves: string[] } {
  const rules = rulesOf(model);
  const bet = { amount: AMOUNT, choice: rules.standard };
  const after = (moves: readonly string[]): Played => rules.play(bet, moves, drawOfTry(nth));
  const moves: string[] = [];
  let played = after(moves);
  const wanted = [...(FIRST_MOVES[model] ?? [])];
  while (!isOpen && !played.isOver && moves.length < MOST_MOVES) {
    const offered = played.moves.map(({ name }) => name);
    const move = wanted.find((name) => offered.includes(name)) ?? moveByRule(played);
    if (move === null) break;
    wanted.splice(wanted.indexOf(move) >>> 0, 1);
    moves.push(move);
    played = after(moves);
  }
  return { played, moves };
}

const isFeature = ({ scene }: Played): boolean =>
  scene.kind === 'slots' && scene.steps.some(({ mode }) => mode === 'free' || mode === 'respin' || mode === 'cascade');
const FITS: Readonly<Record<Outcome, (played: Played) => boolean>> = {
  win: ({ isOver, returned, staked }) => isOver && returned > staked,
  loss: ({ isOver, returned, staked }) => isOver && returned < staked,
  open: ({ isOver }) => !isOver,
  feature: (played) => played.isOver && isFeature(played),
};

/**
 * A round with the wanted outcome by the game's own rules, found by trying draws until one fits.
 *
 * @throws RangeError when the game never has that outcome, such as an open round of a slot.
 */
export function forcedRound(model: ModelId, outcome: Outcome): RoundView {
  for (let nth = 0; nth < MOST_TRIES; nth += 1) {
    const { played, moves } = playTo(model, nth, outcome === 'open');
    if (!FITS[outcome](played)) continue;
    const { isOver, staked, returned, scene } = played;
    return {
      ...{ round: 700_001, model, game: null, status: isOver ? 'settled' : 'open', staked, returned, currencyIso: 'EUR' },
      ...{ moves: [...played.moves], scene, openedAt: 0, settledAt: isOver ? 0 : null, made: moves.length, isFaulty: false },
      balance: 10_000 - staked + returned,
    };
  }
  throw new RangeError(`${model} never comes to ${outcome}`);
}
