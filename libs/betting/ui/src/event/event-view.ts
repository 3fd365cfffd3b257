import type { OutcomeView } from '../outcome/outcome-view.ts';

/** One side of a game. */
export interface OpponentView {
  name: string;
  /** The score that decides: goals, points, sets. */
  score?: string;
  /** Scores by period, oldest first. */
  periods?: readonly string[];
  /** Serves now (tennis, volleyball). */
  isServing?: boolean;
}

/** When a game is: a time of play, or a time and day of its start. */
export type EventTime = { kind: 'live'; time: string; period: string } | { kind: 'start'; time: string; day: string };

/** The main prices of a game in list order; null where one is not offered. */
export interface EventCells {
  /** Two or three, as the sport has no draw or has one. */
  result: readonly (OutcomeView | null)[];
  total?: LineCells | null;
  handicap?: LineCells | null;
}

/** A pair of prices round their line. */
export interface LineCells {
  /** Formatted line: `2.5`, `−1`. */
  line: string;
  first: OutcomeView | null;
  second: OutcomeView | null;
}

/** Everything that a list knows of a game. */
export interface EventView {
  id: number;
  /** The game's own page. */
  href: string;
  opponents: readonly [OpponentView, OpponentView];
  time: EventTime;
  cells: EventCells;
  /** Why its prices are paused, in words. */
  paused?: string;
  /** Markets beyond those shown. */
  moreCount: number;
  isFavourite?: boolean;
  hasVideo?: boolean;
  hasStatistic?: boolean;
}

/** Heads of the columns of prices. Handicap and total are left out where the sport has none. */
export interface EventHeads {
  result: readonly string[];
  total?: readonly [first: string, line: string, second: string];
  handicap?: readonly [first: string, line: string, second: string];
}
