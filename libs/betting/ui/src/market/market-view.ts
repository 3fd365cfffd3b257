import type { OutcomeView } from '../outcome/outcome-view.ts';

/** One line of a ladder: the line of a total or a handicap with its prices. */
export interface LadderLine {
  /** Formatted line: `2.5`, `−0.5`. */
  line: string;
  /** Whether it is the line with the most balanced prices, which lists show. */
  isMain?: boolean;
  /** In the order of the heads; null for a price that is not offered. */
  outcomes: readonly (OutcomeView | null)[];
}

/** A table inside a market, by shape. A price that is not offered is null; heads and names are in the player's language. */
export type MarketTable =
  /** Two or three prices side by side: result, double chance, yes and no. */
  | { shape: 'row'; outcomes: readonly (OutcomeView | null)[] }
  /** Lines one below the other: totals. */
  | { shape: 'ladder'; heads: readonly string[]; lines: readonly LadderLine[] }
  /** Lines one below the other, each price with its own: `−0.5` for one side, `+0.5` for the other. */
  | { shape: 'sides'; heads: readonly string[]; lines: readonly LadderLine[] }
  /** Columns of named prices: correct score by winner. */
  | {
      shape: 'grid';
      columns: readonly { head: string; outcomes: readonly OutcomeView[] }[];
      /** Outcomes outside the columns: any other score. */
      rest?: readonly OutcomeView[];
    }
  /** Two conditions at once, one as rows and one as columns: total and result, margin and winner. */
  | {
      shape: 'matrix';
      heads: readonly string[];
      rows: readonly { name: string; outcomes: readonly (OutcomeView | null)[] }[];
      /** Head of the column of row names, where columns have the same names. */
      corner?: string;
      /** Outcomes outside the columns: the draw of a margin. */
      rest?: readonly OutcomeView[];
    }
  /** Names as rows, one price for each head: players to score. */
  | { shape: 'people'; heads: readonly string[]; rows: readonly { name: string; outcomes: readonly (OutcomeView | null)[] }[] }
  /** Named prices in two columns, for everything else. */
  | { shape: 'list'; outcomes: readonly OutcomeView[] };

/** A market of a game page in the player's language. */
export interface MarketView {
  /** The same for this type of market in every game, so that players can pin the type. */
  id: string;
  /** Name of the market: `Total goals`. */
  title: string;
  /** A few words beside the title: `now 3`, `waiting for prices`. */
  note?: string;
  /** Its prices. */
  table: MarketTable;
}
