/** Total of all players' bets on one place of a table. */
export interface TableBet {
  /** Place as named by the rules, or the chosen numbers separated by spaces. */
  on: string;
  /** Minor units. */
  amount: number;
  currencyIso: string;
  exponent: number;
}

/** The latest climb of a table, as all players may see it: who takes part is not in it. */
export interface TableClimb {
  /** Number of its draw. */
  number: number;
  /** Number of players with a bet in it. */
  players: number;
  /** Number of players who have cashed out. */
  left: number;
  /** Multiples at which they did, in hundredths, latest first; not more than twenty. */
  exits: number[];
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
  /** Only of a game that climbs, while a climb runs or the next one takes bets. */
  climb?: TableClimb | undefined;
}
