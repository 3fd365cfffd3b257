import type { Fixture, GameFace } from '@touchline/server-engine';
import type { Pair } from '../season.ts';

/** `line`: offers unplayed matches, or a whole past season. `replay`: replays played matches minute by minute. */
export type ImportMode = 'line' | 'replay';

/** A team of a championship. Its place in the list makes its id. */
export interface GivenTeam {
  /** Every name that it has had in the files, the current one last. */
  names: readonly string[];
  /** Scorers, in the order that numbers their outcomes; never reordered. */
  players: readonly string[];
}

/** Data of a game that has kicked off, which no later import changes. Its kick-off and opponents are in {@link GivenGame}. */
export type KeptGame = Pick<Fixture, 'strengths' | 'isTop' | 'speed' | 'script' | 'originalStartAt' | 'isReplay'> & {
  names: readonly [home: string, away: string];
  squads: readonly [home: readonly string[], away: readonly string[]];
  hasSetPieces: boolean;
};

/** A match that was given a number, which is its place in the list and makes its ids. Its sides never change. */
export interface GivenGame {
  /** Places in the list of teams. */
  home: number;
  away: number;
  /** As in the file that named it last. */
  round?: string;
  date: string;
  ft?: Pair;
  /** The first game of a match that is offered once more after its game was over. */
  again?: number;
  /** Kick-off by the clock of the line, in milliseconds; absent while the game is not on offer. */
  startMs?: number;
  /** All opponents and kick-offs under which it was on offer. */
  faces: readonly GameFace[];
  /** Set once it has kicked off. */
  kept?: KeptGame;
}

/** What the ids of a championship were given to. Entries are added, never removed. */
export interface Given {
  teams: readonly GivenTeam[];
  games: readonly GivenGame[];
  /** Number of each match of the season, in the order of its matches. */
  numbers: readonly number[];
  /** Seconds by which the season is moved on the line. */
  shift: number;
  /** Names that were declared to mean a known team. */
  aliases: readonly (readonly [name: string, known: string])[];
}

/** How a season was imported. */
export interface ImportTerms {
  mode: ImportMode;
  /** Minutes of play per minute of the clock, for replays. */
  speed: number;
}
