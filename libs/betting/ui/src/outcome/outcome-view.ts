import type { ReactNode } from 'react';

/** Direction of the last price change. */
export type Movement = 'up' | 'down';

/** One price in a list or a market; everything is formatted in the player's language. */
export interface OutcomeView {
  /** Id of the outcome in the line. */
  id: number;
  /** Short name on the button: `1`, `Over`, `2–1`. */
  name: string;
  /** Full name for screen readers and tooltips, where the button shows less: `Match result: Draw`. */
  label: string;
  /** Its own line with a sign, where the column head has the rest of the name: `−0.5`. Only handicaps have one. */
  line?: string;
  /** Formatted odds. */
  odds: string;
  /** Whether it is in the coupon. */
  isPicked?: boolean;
  /** Whether the price is suspended: shown, but not selectable. */
  isLocked?: boolean;
  /** Why the price can't be picked, as text. */
  lockReason?: string | undefined;
  /** Whether the feed is silent and the price may be old: shown, but it can only be taken out of the coupon. @spec ODD-5 */
  isStale?: boolean | undefined;
  /** Direction of the last odds change; none if unchanged. */
  movement?: Movement | null | undefined;
  /** The odds before the last change: `Was 1.85`, in the player's language. */
  was?: string | undefined;
}

/**
 * `cell` shows only the odds (the column head has the name), `lined` the odds below the outcome's own line, `named` name and odds side by
 * side, `stacked` the odds below the name.
 */
export type OutcomeLook = 'cell' | 'lined' | 'named' | 'stacked';

/** Renders one price, so that a page can connect each price to the line separately. */
export type RenderOutcome = (outcome: OutcomeView, look: OutcomeLook) => ReactNode;
