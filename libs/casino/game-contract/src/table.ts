/** Bets of all players on one place of a table. */
export interface TableBet {
  /** Place as the rules name it, or the chosen numbers with spaces between. */
  on: string;
  /** Minor units. */
  amount: number;
  currencyIso: string;
  exponent: number;
}

/** A table as everybody sees it. @spec CS-05 */
export interface TableView {
  model: string;
  /** Number of the draw that takes bets. */
  number: number;
  /** Milliseconds until it closes and is drawn. */
  leftMs: number;
  /** Milliseconds from one draw to the next. */
  periodMs: number;
  /** SHA-256 of the draw's seed, given while bets are taken. */
  hash: string;
  /** Players with a bet on it. */
  players: number;
  /** The largest sums first; nothing tells whose they are. */
  bets: TableBet[];
  /** Draws before it that somebody watched, the latest first: with the seed, anybody checks them. */
  results: { number: number; result: string[]; serverSeed: string }[];
}
