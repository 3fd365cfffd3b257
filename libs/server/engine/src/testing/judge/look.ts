import { msOf } from '../../game-state.ts';
import type { LiveGame } from '../../live-game.ts';
import type { PricedMarket, PricedOutcome } from '../../pricing/draft.ts';
import type { Moment } from './moments.ts';

/** Time from the click to the decision about a bet in play. */
const DELAY_MS = 2000;
/** Longest wait in seconds for a game to open again. */
const PATIENCE = 240;
/** Parts of a game with markets that no other part has. */
const PARTS: ReadonlySet<string> = new Set(['whole', 'corners', 'cards']);

/** Every market of a game that is open at a moment, with its price. */
export type Prices = (game: LiveGame, ms: number) => readonly PricedMarket[];

/** The prices of the product. */
export const shownPrices: Prices = (game, ms) =>
  game
    .watch(ms, 0, 1)
    .filter(({ part }) => PARTS.has(part))
    .flatMap(({ book }) => book.markets);

/** What a player sees at a moment. */
export interface Shown {
  ms: number;
  markets: readonly PricedMarket[];
}

/** What a player sees of a game at one moment, and how a bet is decided a little later. */
export class Look {
  readonly #game: LiveGame;
  readonly #prices: Prices;

  constructor(game: LiveGame, prices: Prices) {
    this.#game = game;
    this.#prices = prices;
  }

  /** Every open market, or undefined if the game cannot be bet on. */
  at({ at, isPatient = false }: Moment): Shown | undefined {
    for (let waited = 0; waited <= PATIENCE; waited += 1) {
      const ms = msOf(this.#game.fixture, at + waited);
      const markets = this.#open(ms);
      if (markets !== undefined) return { ms, markets };
      if (!isPatient || this.#game.isFinished) return undefined;
    }
    return undefined;
  }

  #open(ms: number): readonly PricedMarket[] | undefined {
    const game = this.#game;
    game.advance(ms, 1);
    if (game.isFinished || game.state.isSuspended === true) return undefined;
    return this.#prices(game, ms);
  }

  /** The decision about bets that were clicked at a moment: the price that a bet gets, if it is taken. */
  decide(ms: number): ((outcome: PricedOutcome) => number | undefined) | undefined {
    const isLine = this.#game.section === 'line';
    if (isLine) return ({ coef }) => coef;
    const markets = this.#open(ms + DELAY_MS);
    if (markets === undefined) return undefined;
    const coefs = new Map(markets.flatMap(({ outcomes }) => outcomes.map(({ id, coef }) => [id, coef] as const)));
    return ({ id, coef }) => {
      const now = coefs.get(id);
      return now !== undefined && now >= coef ? now : undefined;
    };
  }
}
