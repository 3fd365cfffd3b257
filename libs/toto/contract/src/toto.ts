/** A game of a draw. */
export interface TotoGame {
  gameId: number;
  /** Seconds. */
  startAt: number;
  sport: string;
  /** Name of the championship by language; `en` is always there. */
  champ: Readonly<Record<string, string>>;
  home: string;
  away: string;
  /** Chance of each outcome of the section by the house's model, in thousandths. */
  chances: number[];
  /** Place of the right outcome; null while the game is not over, and for a cancelled one. */
  outcome: number | null;
  isCancelled: boolean;
  score: [number, number] | null;
}

/** What a category of a settled draw paid. */
export interface TotoDividend {
  right: number;
  /** Winning units: least stakes on winning combinations. */
  units: number;
  /** What each of them was paid, minor units. */
  dividend: number;
}

/** The pool of a draw in one currency; minor units. Every currency has a pool of its own. */
export interface TotoPool {
  iso: string;
  exponent: number;
  /** Least stake of a combination. */
  unit: number;
  stakes: number;
  fund: number;
  /** What a combination with every forecast right wins beside its category, shared with the others. */
  jackpot: number;
  /** Empty until the draw is settled. */
  dividends: TotoDividend[];
  jackpotDividend: number;
  /** What was left in the jackpot; null until the draw is settled. */
  jackpotOut: number | null;
}

/** `open` takes tickets, `closed` waits for its games, `void` gave every stake back. */
export type TotoDrawState = 'planned' | 'open' | 'closed' | 'settled' | 'void';

/** What a list shows of a draw. */
export interface TotoDrawHead {
  section: string;
  number: number;
  state: TotoDrawState;
  /** Milliseconds: tickets are sold from then until `closesAt`. */
  opensAt: number;
  closesAt: number;
  pool: TotoPool;
}

export interface TotoDraw extends TotoDrawHead {
  games: TotoGame[];
}

/** A section with the draw that takes tickets; null while none does. */
export interface TotoSectionView {
  section: string;
  open: TotoDrawHead | null;
}

export interface TotoDraws {
  draws: TotoDraw[];
  page: number;
  pages: number;
}

/** A toto ticket to place. The id is made once per intent: a repeat gets the same answer. */
export interface TotoTicketToPlace {
  id: string;
  accountId: number;
  section: string;
  number: number;
  /** Picked outcomes of each game, in rising order. */
  picks: number[][];
  /** Stake of a combination in units. */
  times: number;
  /** What the player was told that it costs, minor units. */
  cost: number;
}
