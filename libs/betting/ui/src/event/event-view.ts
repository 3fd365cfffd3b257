import type { OutcomeView } from '../outcome/outcome-view.ts';

/** One side of a game. */
export interface OpponentView {
  /** In the player's language; its crest is drawn from it. */
  name: string;
  /** A person who competes alone, and wears no shield. */
  isPerson?: boolean;
  /** The score that decides: goals, points, sets. */
  score?: string;
  /** Scores by period, oldest first. */
  periods?: readonly string[];
  /** Serves now (tennis, volleyball). */
  isServing?: boolean;
}

/**
 * When a game is, formatted: `live` has the time of play (`67′`) and its period (`2nd half`, which may be empty), `start` the time of day
 * and the day of the start.
 */
export type EventTime = { kind: 'live'; time: string; period: string } | { kind: 'start'; time: string; day: string };

/** The main prices of a game in list order; null where one is not offered. */
export interface EventCells {
  /** Two or three, as the sport has no draw or has one. */
  result: readonly (OutcomeView | null)[];
  /** Left out or null where the game has none: its place stays empty. */
  total?: LineCells | null;
  /** As `total`. */
  handicap?: LineCells | null;
  /** Both sides score: yes and no; as `total`. */
  both?: LineCells | null;
}

/** A pair of prices round their line. */
export interface LineCells {
  /** Formatted line: `2.5`, `−1`. */
  line: string;
  /** Over, or the first side; null where it is not offered. */
  first: OutcomeView | null;
  /** Under, or the second side; null where it is not offered. */
  second: OutcomeView | null;
}

/** Everything that a list knows of a game. */
export interface EventView {
  /** Id of the game in the line. */
  id: number;
  /** The game's own page. */
  href: string;
  /** The first and the second side. */
  opponents: readonly [OpponentView, OpponentView];
  /** Decides whether it is shown as a game in play. */
  time: EventTime;
  /** The main prices. */
  cells: EventCells;
  /** Why its prices are paused, in words. */
  paused?: string;
  /** Markets beyond those shown. */
  moreCount: number;
  /** Kept by the player. */
  isFavourite?: boolean;
  /** It can be watched here. */
  hasVideo?: boolean;
}

/** Heads of the columns of prices. Handicap and total are left out where the sport has none. */
export interface EventHeads {
  /** One for each price of the result: `1`, `X`, `2`. */
  result: readonly string[];
  /** Over, line, under. */
  total?: readonly [first: string, line: string, second: string];
  /** First side, line, second side. */
  handicap?: readonly [first: string, line: string, second: string];
}
