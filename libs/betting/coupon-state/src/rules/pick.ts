import type { BuilderLeg, Game, Market, Outcome } from '@touchline/betting-contract';

/** A game as the line knows it, without its markets. */
export type PickedGame = Omit<Game, 'markets'>;

/** What was picked, and where on which page. @spec CP-24 */
export interface Pick {
  game: PickedGame;
  market: Omit<Market, 'outcomes'>;
  outcome: Outcome;
  /** Where in the page: `list`, `game`, `search`. */
  source: string;
  /** Outcomes that it stands for, where it is a combination of the bet builder. @spec BT-10 */
  legs?: readonly BuilderLeg[];
  /** Page it was picked on: `home`, `line`, `live`, `game`. */
  pageType: string;
  /** Express of the day that it belongs to. @spec BT-09 */
  expressId?: number;
}
