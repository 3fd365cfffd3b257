import type { OutcomeView } from '../outcome/outcome-view.ts';

/** One line of a ladder: a total or a handicap and its prices. */
export interface LadderLine {
  /** Formatted line: `2.5`, `−0.5`. */
  line: string;
  /** The line nearest to even prices, the one that lists show. */
  isMain?: boolean;
  /** In the order of the heads; null where a price is not offered. */
  outcomes: readonly (OutcomeView | null)[];
}

/** A table inside a market, by shape. A price that is not offered is null; heads and names are in the player's words. */
export type MarketTable =
  /** Two or three prices beside each other: result, double chance, yes and no. */
  | { shape: 'row'; outcomes: readonly (OutcomeView | null)[] }
  /** Lines under each other: totals, handicaps. */
  | { shape: 'ladder'; heads: readonly string[]; lines: readonly LadderLine[] }
  /** Columns of named prices: correct score by who wins. */
  | {
      shape: 'grid';
      columns: readonly { head: string; outcomes: readonly OutcomeView[] }[];
      /** What belongs under no head: any other score. */
      rest?: readonly OutcomeView[];
    }
  /** Names down the side, one price for each head: players to score. */
  | { shape: 'people'; heads: readonly string[]; rows: readonly { name: string; outcomes: readonly (OutcomeView | null)[] }[] }
  /** Named prices in two columns: everything else. */
  | { shape: 'list'; outcomes: readonly OutcomeView[] };

/** A market of a game page in the player's words. */
export interface MarketView {
  /** Same for the same kind of market in every game: what a player pins. */
  id: string;
  /** Name of the market: `Total goals`. */
  title: string;
  /** A few words beside the title: `now 3`, `waiting for prices`. */
  note?: string;
  /** Its prices. */
  table: MarketTable;
}
