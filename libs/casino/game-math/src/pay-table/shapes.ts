/** A short text of a table: `word` names it, `of` a hand, symbol or value of the rules, `n` and `to` are its numbers. */
export interface PayLabel {
  word: PayWord;
  of?: string;
  /** Numbers that it is about, as they are written. */
  list?: string;
  n?: number;
  to?: number;
}
export type PayWord =
  | 'hand'
  | 'value'
  | 'symbol'
  | 'card-rank'
  | 'times'
  | 'chance-of'
  | 'of-a-kind'
  | 'span'
  | 'or-more'
  | 'reel'
  | 'line'
  | 'coin'
  | 'coins'
  | 'all-cells'
  | 'pays'
  | 'chance'
  | 'even-money'
  | 'dozen'
  | 'column'
  | 'straight'
  | 'win'
  | 'hits'
  | 'chosen'
  | 'full-lines'
  | 'three-of'
  | 'mines'
  | 'opened'
  | 'slots'
  | 'middle'
  | 'fish'
  | 'fixture'
  | 'every-round'
  | 'best-play'
  | 'published-best-play'
  | 'stud-play'
  | 'holdem-play'
  | 'left-at'
  | 'roll'
  | 'mines-opened'
  | 'guesses'
  | 'group'
  | 'single-dice';

/** What a column's figures are: a payout in hundredths of the stake with the stake included, a chance from 0 to 1, or a plain count. */
export type PayUnit = 'times' | 'chance' | 'count';
export interface PayGrid {
  /** What the table is of; names its heading. */
  name: PayGridName;
  columns: readonly { label: PayLabel; unit: PayUnit }[];
  /** One cell for each column; null where nothing can happen. */
  rows: readonly { label: PayLabel; cells: readonly (number | null)[] }[];
}
export type PayGridName = 'paid' | 'lines' | 'first-coins' | 'raise' | 'ante' | 'multiples' | 'first-guess';

/** A rule in words, with its numbers. */
export interface PayRule {
  name: PayRuleName;
  values: Readonly<Record<string, number | string>>;
}
export type PayRuleName =
  | 'stake-included'
  | 'fractions'
  | 'jackpot-fractions'
  | 'left-to-right'
  | 'ways'
  | 'wild'
  | 'free-spins'
  | 'cascade'
  | 'respins'
  | 'jackpot'
  | 'pockets'
  | 'half-back'
  | 'full-deck'
  | 'decks'
  | 'dealer-stands'
  | 'dealer-peeks'
  | 'natural'
  | 'doubling'
  | 'splitting'
  | 'no-insurance'
  | 'tie-returns'
  | 'commission'
  | 'third-card'
  | 'stud-qualifies'
  | 'holdem-qualifies'
  | 'raise-size'
  | 'hold-any'
  | 'numbers-drawn'
  | 'all-chosen'
  | 'bingo-lines'
  | 'scratch'
  | 'climb'
  | 'climb-limits'
  | 'dice'
  | 'mines'
  | 'plinko'
  | 'hilo'
  | 'hilo-most'
  | 'wheel'
  | 'coin'
  | 'two-dice'
  | 'fair-price'
  | 'tiles'
  | 'double-zero'
  | 'three-dice'
  | 'triples-lose'
  | 'craps-come-out'
  | 'craps-come'
  | 'craps-odds'
  | 'craps-numbers'
  | 'craps-commission'
  | 'craps-works'
  | 'craps-ends'
  | 'deuces-wild'
  | 'joker';

/** Long-term figures of one choice or strategy, per unit of the first stake. */
export interface PayReturn {
  choice: PayLabel;
  rtp: number;
  /** Standard deviation of a round, in stakes; absent where only the return is published. */
  deviation?: number;
  /** Rounds that the return was simulated with; absent if it is exact. */
  rounds?: number;
}

/** What a game pays, its rules and its return, from the data that plays it. */
export interface PayTable {
  grids: readonly PayGrid[];
  rules: readonly PayRule[];
  returns: readonly PayReturn[];
  /** Lowest and highest return of all choices, where there are more than `returns` lists. */
  range: { from: number; to: number } | null;
  /** The most that a round can return with any choice, in stakes, without a jackpot; or one bet, if `isOfBet`. */
  most: number;
  /** Bets are made throughout a round, so a round has no highest stake. */
  isOfBet: boolean;
}
