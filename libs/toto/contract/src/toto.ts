/** A game of a toto draw. */
export interface TotoGame {
  gameId: number;
  /** Seconds. */
  startAt: number;
  sport: string;
  /** Championship name by language; `en` is always present. */
  champ: Readonly<Record<string, string>>;
  home: string;
  away: string;
  /** Probability of each outcome of the section by the house's model, in thousandths. */
  chances: number[];
  /** Index of the right outcome; null for an unfinished or cancelled game. */
  outcome: number | null;
  isCancelled: boolean;
  score: [number, number] | null;
}

/** Payout of a category in a settled draw. */
export interface TotoDividend {
  right: number;
  /** Number of winning units; a unit is the minimum stake of one winning combination. */
  units: number;
  /** Payout per unit, in minor units. */
  dividend: number;
}

/** The pool of a draw in one currency, in minor units. Each currency has its own pool. */
export interface TotoPool {
  iso: string;
  exponent: number;
  /** Minimum stake of a combination. */
  unit: number;
  stakes: number;
  fund: number;
  /** Extra prize for combinations with every forecast right, shared among them. */
  jackpot: number;
  /** Empty until the draw is settled. */
  dividends: TotoDividend[];
  jackpotDividend: number;
  /** Jackpot left over for the next draw; null until the draw is settled. */
  jackpotOut: number | null;
}

/** `open` sells tickets, `closed` awaits results, `void` refunded all stakes. */
export type TotoDrawState = 'planned' | 'open' | 'closed' | 'settled' | 'void';

/** A draw as shown in a list. */
export interface TotoDrawHead {
  section: string;
  number: number;
  state: TotoDrawState;
  /** Tickets are sold from `opensAt` to `closesAt`, in milliseconds. */
  opensAt: number;
  closesAt: number;
  pool: TotoPool;
}

export interface TotoDraw extends TotoDrawHead {
  games: TotoGame[];
}

/** A section and its open draw, if any. */
export interface TotoSectionView {
  section: string;
  open: TotoDrawHead | null;
}

export interface TotoDraws {
  draws: TotoDraw[];
  page: number;
  pages: number;
}

/** A toto ticket to place. The id identifies the intent: repeating it returns the same answer. */
export interface TotoTicketToPlace {
  id: string;
  accountId: number;
  section: string;
  number: number;
  /** Picked outcomes by game, ascending. */
  picks: number[][];
  /** Stake per combination in units. */
  times: number;
  /** Cost as shown to the player, in minor units. */
  cost: number;
}
