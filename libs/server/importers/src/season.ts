import type { SkippedRow } from './skipped-rows.ts';

export type Pair = readonly [home: number, away: number];

export type MatchStatus = 'played' | 'unplayed' | 'awarded' | 'postponed';

export interface ImportedGoal {
  /** The team that the goal counts for. */
  team: 1 | 2;
  /** 1 to 130, because some files continue counting in added time of extra time. */
  minute: number;
  /** Minutes of added time after `minute`. */
  offset?: number;
  player: string;
  penalty?: boolean;
  owngoal?: boolean;
}

/** Decimal prices before the match, in thousandths. */
export interface ImportedOdds {
  home: number;
  draw?: number;
  away: number;
  over25?: number;
  under25?: number;
  /** Asian handicap of the first team, in thousandths of a goal, and both prices. */
  handicapLine?: number;
  handicap1?: number;
  handicap2?: number;
}

export interface ImportedMatch {
  /** Line number of the match in its file. */
  line: number;
  round?: string;
  /** Date and kick-off in local time of `zone`. */
  date: string;
  time?: string;
  zone: string;
  /** Kick-off in seconds since 1970, UTC; at the league's usual time if the file has none. */
  startAt: number;
  home: string;
  away: string;
  status: MatchStatus;
  isNeutral?: boolean;
  ht?: Pair;
  /** Score after regular time, on which match bets are settled. */
  ft?: Pair;
  /** Score after extra time, if it was played. */
  et?: Pair;
  /** Score of the shoot-out alone. */
  p?: Pair;
  /** Where the file names only the winner of the shoot-out. */
  shootoutWinner?: 1 | 2;
  /** All goals with their minutes; absent if the minutes are unknown. */
  goals?: readonly ImportedGoal[];
  corners?: Pair;
  yellow?: Pair;
  red?: Pair;
  odds?: ImportedOdds;
  /** Probability that the first team wins, if the file has it, in millionths. */
  homeChance?: number;
}

/** One season of one competition, independent of the file format. */
export interface ImportedSeason {
  format: string;
  /** Identifies the season regardless of the file name, so that a repeated import replaces it. */
  key: string;
  league: string;
  season: string;
  /** ISO 3166 alpha-2; null for international competitions. */
  country: string | null;
  sportKey: string;
  matches: readonly ImportedMatch[];
}

/** Counts of a file's content, under the names used in the README of the data set. */
export type Counts = Readonly<Record<string, number>>;

export interface SeasonsRead {
  seasons: readonly ImportedSeason[];
  counts: Counts;
  /** Skipped rows with reasons. */
  skipped: readonly SkippedRow[];
  /** Assumptions made where the file has no information, as sentences. */
  notes: readonly string[];
}
