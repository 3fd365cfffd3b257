import type { ReactNode } from 'react';

/** Which way a price went at its last change. */
export type Movement = 'up' | 'down';

/** One price as a list or a market shows it. Everything is already in the player's words and format. */
export interface OutcomeView {
  /** Id of the outcome in the line. */
  id: number;
  /** Short name on the button: `1`, `Over`, `2–1`. */
  name: string;
  /** Whole name for those who don't see the column head, and beside a name that says less: `Match result: Draw`. */
  label: string;
  /** Formatted odds. */
  odds: string;
  /** It is in the coupon. */
  isPicked?: boolean;
  /** The price is paused: shown, and not to be picked. */
  isLocked?: boolean;
  /** Why the price is paused, in words. */
  lockReason?: string;
  /** The feed is silent: the figure may be old. */
  isStale?: boolean;
  /** Which way the odds went last; left out while they have not moved. */
  movement?: Movement;
  /** Odds before the last change. */
  previousOdds?: string;
}

/** `cell` shows odds only (the column head is the name), `named` shows name and odds, `stacked` the odds under the name. */
export type OutcomeLook = 'cell' | 'named' | 'stacked';

/** How a page draws one price, so that each price can be connected to the line by itself. */
export type RenderOutcome = (outcome: OutcomeView, look: OutcomeLook) => ReactNode;
