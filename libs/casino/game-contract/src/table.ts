/** Total of all players' bets on one place of a table. */
export interface TableBet {
  /** Place as named by the rules, or the chosen numbers separated by spaces. */
  on: string;
  /** Minor units. */
  amount: number;
  currencyIso: string;
  exponent: number;
}

/** Public view of a table. @spec CS-05 */
export interface TableView {
  model: string;
  /** Number of the draw that is open for bets. */
  number: number;
  /** Milliseconds until it closes and is drawn. */
  leftMs: number;
  /** Milliseconds from one draw to the next. */
  periodMs: number;
  /** SHA-256 of the draw's seed, published while bets are open. */
  hash: string;
  /** Number of players with a bet in this draw. */
  players: number;
  /** Largest amounts first, without any reference to players. */
  bets: TableBet[];
  /** Earlier draws that had viewers, latest first; anyone can verify them with the seed. */
  results: { number: number; result: string[]; serverSeed: string }[];
}
