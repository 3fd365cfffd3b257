import type { BuilderLeg, Game, Market, Outcome } from '@touchline/betting-contract';

/** A game from the line, without its markets. */
export type PickedGame = Omit<Game, 'markets'>;

/** The picked outcome, and where it was picked. @spec CP-24 */
export interface Pick {
  game: PickedGame;
  market: Omit<Market, 'outcomes'>;
  outcome: Outcome;
  /** Part of the page: `list`, `game`, `search`. */
  source: string;
  /** Outcomes of a bet builder combination. @spec BT-10 */
  legs?: readonly BuilderLeg[];
  /** Page: `home`, `line`, `live`, `game`. */
  pageType: string;
  /** Express of the day that it belongs to. @spec BT-09 */
  expressId?: number;
}
