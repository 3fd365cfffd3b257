import type { SkippedRow } from './skipped-rows.ts';

export type Pair = readonly [home: number, away: number];

export type MatchStatus = 'played' | 'unplayed' | 'awarded' | 'postponed';

export interface ImportedGoal {
  /** The team it counts for. */
  team: 1 | 2;
  /** 1 to 130: added time of extra time counts on in some files. */
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
  /** Where the match stands in its file. */
  line: number;
  round?: string;
  /** Day and kick-off by the clock of `zone`. */
  date: string;
  time?: string;
  zone: string;
  /** Kick-off in seconds since 1970, UTC; at the usual hour of the league where the file has no time. */
  startAt: number;
  home: string;
  away: string;
  status: MatchStatus;
  isNeutral?: boolean;
  ht?: Pair;
  /** After the regular time: what bets on the match settle on. */
  ft?: Pair;
  et?: Pair;
  p?: Pair;
  shootoutWinner?: 1 | 2;
  /** Every goal with its minute; left out when the minutes are not known. */
  goals?: readonly ImportedGoal[];
  corners?: Pair;
  yellow?: Pair;
  red?: Pair;
  odds?: ImportedOdds;
  /** Chance that the first team wins, where the file states it, in millionths. */
  homeChance?: number;
}

/** One season of one competition, the same whatever file it came from. */
export interface ImportedSeason {
  format: string;
  /** The same for the same season, whatever the file is called: importing again replaces. */
  key: string;
  league: string;
  season: string;
  /** ISO 3166 alpha-2; null for international competitions. */
  country: string | null;
  sportKey: string;
  matches: readonly ImportedMatch[];
}

/** What a file held, by the names of its README. */
export type Counts = Readonly<Record<string, number>>;

export interface SeasonsRead {
  seasons: readonly ImportedSeason[];
  counts: Counts;
  /** Rows that were left out, and why. */
  skipped: readonly SkippedRow[];
  /** What was supposed where the file says nothing, in sentences. */
  notes: readonly string[];
}
