import type { OutcomeView } from '../outcome/outcome-view.ts';

/** One side of a game. */
export interface OpponentView {
  /** Name in the player's language, from which the crest is generated. */
  name: string;
  /** Whether it is an individual competitor, who has no crest. */
  isPerson?: boolean;
  /** The score that decides: goals, points, sets. */
  score?: string;
  /** Goals in a shoot-out, which are no part of `score`. */
  shootOut?: string;
  /** Scores by period, oldest first. */
  periods?: readonly string[];
  /** Whether the side is serving (tennis, volleyball). */
  isServing?: boolean;
}

/**
 * Time of a game, formatted: `live` has the time of play (`67′`) and its period (`2nd half`, may be empty), `start` has the time and day of
 * the start.
 */
export type EventTime = { kind: 'live'; time: string; period: string } | { kind: 'start'; time: string; day: string };

/** Main prices of a game in list order; null for a price that is not offered. */
export interface EventCells {
  /** Two or three, depending on whether the sport has a draw. */
  result: readonly (OutcomeView | null)[];
  /** Absent or null if the game has none; its columns stay empty. */
  total?: LineCells | null;
  /** Same as `total`. */
  handicap?: LineCells | null;
  /** Both teams to score, yes and no; same as `total`. */
  both?: LineCells | null;
}

/** A line with its two prices. */
export interface LineCells {
  /** Formatted line, of a handicap that of the first side: `2.5`, `−1`. */
  line: string;
  /** Over, or the first side; null if it is not offered. */
  first: OutcomeView | null;
  /** Under, or the second side; null if it is not offered. */
  second: OutcomeView | null;
}

/** View of a game in a list. */
export interface EventView {
  /** Id of the game in the line. */
  id: number;
  /** URL of the game page. */
  href: string;
  /** The first and the second side. */
  opponents: readonly [OpponentView, OpponentView];
  /** Determines whether it is shown as a live game. */
  time: EventTime;
  /** The main prices. */
  cells: EventCells;
  /** Why its prices are suspended, as text. */
  paused?: string;
  /** Number of markets besides those shown. */
  moreCount: number;
  /** Whether it is a favourite of the player. */
  isFavourite?: boolean;
  /** Whether it has a video stream. */
  hasVideo?: boolean;
}

/** Heads of the price columns. Handicap and total are absent if the sport has none. */
export interface EventHeads {
  /** One for each result price: `1`, `X`, `2`. */
  result: readonly string[];
  /** Over, line, under. */
  total?: readonly [first: string, line: string, second: string];
  /** First side, line, second side. */
  handicap?: readonly [first: string, line: string, second: string];
}
