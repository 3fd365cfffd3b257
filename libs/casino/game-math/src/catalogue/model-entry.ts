import type { Facts } from '../core/facts-shape.ts';
import type { Rules } from '../core/model.ts';
import type { Row } from '../measure/row-kinds.ts';
import type { Parts } from '../pay-table/parts.ts';
import type { PayLabel } from '../pay-table/shapes.ts';

/** Groups of the index of games, in its order. */
export const MODEL_GROUPS = ['slots', 'tables', 'cards', 'instant', 'numbers', 'virtual', 'skill'] as const;
export type ModelGroup = (typeof MODEL_GROUPS)[number];

/** Facts of a playable game: its export `model`. The lists of models are generated from these (`npm run entries`). */
export interface ModelEntry {
  /** Name of the file; part of URLs and stored rounds, so that it never changes. */
  id: string;
  /** Place in lists; unique. */
  place: number;
  /** English name. Texts of other languages: `gameLaunch.model.<id>` in the messages of casino/game-launch. */
  name: string;
  group: ModelGroup;
  /**
   * Kind and features of catalogue games of the model, as in casino/contract. `games` adds a series of a studio, with a title for each of its
   * adjectives; models without it are in the series of libs/server/casino/src/studios.ts.
   */
  catalogue: {
    kind:
      'slots' | 'table' | 'poker' | 'live' | 'crash' | 'instant' | 'scratch' | 'keno' | 'bingo' | 'tv' | 'virtual' | 'fishing' | 'skill';
    features: readonly ('free-spins' | 'cascades' | 'hold-and-win' | 'ways' | 'multipliers' | 'cash-out' | 'jackpot' | 'demo')[];
    games?: { studio: string; name: string; theme: 'classic' | 'desert' | 'sea' | 'space' };
  };
  /** Reels by rows, lines or ways of a slot. */
  grid?: { columns: number; rows: number; lines: number | null; ways: number | null };
  /** What its rules have beyond paying a result. */
  traits?: readonly ('free-spins' | 'cascades' | 'hold-and-win' | 'wilds' | 'multipliers' | 'jackpot')[];
  /** Of a game with one draw for all players: milliseconds from draw to draw, in which it takes bets. A demo draws for its player alone. */
  drawEveryMs?: number;
  /**
   * Least share of a round's first stake that the house keeps on average with the player's best choice and play, jackpots aside, in parts of
   * 10,000, rounded down; 0 where best play returns more than it takes, and without a stake.
   */
  leastEdge: number;
}

/** The rules: the export `rules`, made on demand, because pages with facts or pay tables do not need them. */
export type RulesEntry = () => Rules;

/** The pay table: the export `pays`. Made on demand, because only the pay table loads it. */
export interface PaysEntry {
  parts: () => Parts;
  /** Computed figures; none for a game without a stake. */
  measured?: Measured;
  /** Most that a round can return in stakes, where it is more than one figure of the table. */
  most?: () => number;
  /** Figures of the table add up within a round or are of another stake, so that none of them is the most. */
  isSum?: true;
}

/** How the figures are computed: the export `figures`. */
export interface FiguresEntry {
  /** None for a game without a stake. */
  rows: () => readonly Row[];
  /** Lowest and highest return of every choice, if there are more choices than rows. Exact. */
  range?: () => { from: number; to: number };
  /** Tables that rounds are drawn and paid by, for verifiers of others. Payouts in hundredths. */
  data?: Readonly<Record<string, unknown>>;
}

/** Computed figures of a row. */
export interface MeasuredRow extends Omit<Facts, 'most'> {
  choice: PayLabel;
  /** Published return of best play, where the strategy of the row is a simpler one. */
  bestRtp?: number;
}

/** Computed figures, written by `npm run game-facts`. */
export interface Measured {
  /** Maximum return of a round with any choice, in stakes. */
  most: number;
  rows: readonly MeasuredRow[];
  range?: { from: number; to: number };
}
