/** A card: suit times 13 plus rank, the two being 0 and the ace 12; suits are clubs, diamonds, hearts, spades. */
export type Card = number;

/** A win on a grid: cells as column times 10 plus row, payout in hundredths of the stake. */
export interface GridWin {
  symbol: string;
  cells: readonly number[];
  pays: number;
}

/** One state of a grid: columns from left to right, each a string of symbols from top to bottom. */
export interface GridStep {
  columns: readonly string[];
  wins: readonly GridWin[];
  /** Multiplier of every win in this step. */
  times: number;
  mode: 'base' | 'free' | 'cascade' | 'respin';
  /** Coins on the grid: hundredths of the stake by cell. */
  coins?: Readonly<Record<number, number>>;
}

/** Result of a bet on a table. */
export interface BetResult {
  on: string;
  staked: number;
  returned: number;
}

/** Result of a bet in a round of several rolls. */
export interface RolledBet extends BetResult {
  /** Rolls made before the one that decided it, or before it was taken down. */
  roll: number;
  /** The player took it down; no roll decided it. */
  isTaken?: true;
}

/** A hand of cards and its value, in terms of the family. */
export interface Hand {
  cards: readonly Card[];
  worth: string;
  staked?: number;
  returned?: number;
}

/**
 * What a player sees of a round, by family. `waiting`: a bet on a shared draw that is still open, with the milliseconds until it closes;
 * `void`: the result could not be computed. `auto`: the preset multiple of a climb, null without one. `sinceMs`: duration of a climb so far by the server's clock, in milliseconds.
 * A pocket of 37 is 00. `pays`: what each slot pays at the risk of the bet, in hundredths, from the left. `won`: what decided bets of craps return when the round ends, in minor units.
 */
export type Scene =
  | { kind: 'waiting'; leftMs?: number; card?: readonly number[] }
  | { kind: 'void' }
  | { kind: 'slots'; steps: readonly GridStep[] }
  | { kind: 'roulette'; pocket: number; wheel?: 'american'; bets: readonly BetResult[] }
  | { kind: 'cards'; player: readonly Hand[]; dealer: Hand; board?: readonly Card[]; outcome: string; turn?: number }
  | { kind: 'numbers'; drawn: readonly number[]; chosen: readonly number[]; hits: number; times: number }
  | { kind: 'bingo'; card: readonly number[]; drawn: readonly number[]; lines: number; times: number }
  | { kind: 'scratch'; cells: readonly string[]; times: number; multiplier: number }
  | { kind: 'climb'; point: number | null; cashedAt: number | null; auto: number | null; sinceMs?: number }
  | { kind: 'roll'; roll: number; target: number; isOver: boolean; times: number }
  | { kind: 'mines'; count: number; opened: readonly number[]; mines: readonly number[] | null; times: number; next: number }
  | { kind: 'plinko'; path: readonly number[]; slot: number; times: number; pays?: readonly number[] }
  | { kind: 'hilo'; cards: readonly Card[]; guesses: readonly string[]; times: number; next: { higher: number; lower: number } | null }
  | { kind: 'wheel'; segments: readonly number[]; at: number }
  | { kind: 'shot'; target: number; isCaught: boolean; times: number }
  | { kind: 'coin'; side: 'heads' | 'tails'; times: number }
  | { kind: 'two-dice'; dice: readonly [number, number]; times: number }
  | { kind: 'sic-bo'; dice: readonly [number, number, number]; bets: readonly BetResult[] }
  | {
      kind: 'craps';
      point: number | null;
      rolls: readonly (readonly [number, number])[];
      bets: readonly { on: string; amount: number }[];
      results: readonly RolledBet[];
      won: number;
    }
  | { kind: 'football'; fixture: number; goals: readonly [number, number]; bets: readonly BetResult[] }
  | { kind: 'racing'; order: readonly number[]; bets: readonly BetResult[] }
  | { kind: 'tiles'; cells: readonly number[]; score: number };
