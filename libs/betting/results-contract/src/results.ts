/** Results on one page of a day. */
export const RESULTS_PAGE_SIZE = 50;

/** First opponent, second opponent. */
export type ScorePair = readonly [number, number];

/** Kicks of a shoot-out, or the runs of a super over. They are part of no other score. */
export interface ResultShootOut {
  /** Goals of each side; absent if only the winner is known. */
  score?: ScorePair;
  /** Absent while it is in progress. */
  winner?: 1 | 2;
}

/** A score with a place for each part of the game. */
export interface ResultScore {
  /** The score that bets are settled on; 0 and 0 before the start. */
  main: ScorePair;
  /** At the end of regular time, where the overtime counts for `main`. */
  regularTime?: ScorePair;
  /** With the goals of extra time or overtime, if it was played; without the shoot-out. */
  afterExtraTime?: ScorePair;
  shootOut?: ResultShootOut;
}

export interface ResultOpponent {
  id: number;
  name: string;
}

/** A separate count of the game: corners, cards, or one half. */
export interface SubResult {
  kind: string;
  main: ScorePair;
  periods: readonly ScorePair[];
}

/** Phase of a game: on the line, in play, or over. */
export const RESULT_PHASES = ['line', 'live', 'over'] as const;
export type ResultPhase = (typeof RESULT_PHASES)[number];

/** A game with its score, as a list of results shows it. */
export interface ResultGame extends ResultScore {
  id: number;
  /** Id of the game's statistics page: `/statistic?id=…`. @spec BT-04 */
  statisticId: string;
  sportId: number;
  champId: number;
  /** Seconds since 1970. */
  startAt: number;
  phase: ResultPhase;
  opponent1: ResultOpponent;
  opponent2: ResultOpponent;
  /** They add up to `main`. */
  periods: readonly ScorePair[];
  /** True for a real match, imported from a file. */
  isReal?: boolean;
  /** Runners of a race that is over, in the order of its finish; its `main` says nothing. @spec BT-08 */
  finishers?: readonly { number: number; name: string }[];
  subGames: readonly SubResult[];
}

/** The championship of a group of games. */
export interface ResultChamp {
  id: number;
  sportId: number;
  name: string;
  slug: string;
  countryCode: string | null;
  /** Number of games in the selection. */
  games: number;
}

export interface ResultSport {
  id: number;
  key: string;
  name: string;
  games: number;
}

/** One page of a day's results: by sport and championship, the latest first. */
export interface ResultsDay {
  /** The day, `2026-06-11`, in the zone of the call. */
  date: string;
  /** The day that it is there; the page counts from it, so that server and browser agree at midnight. */
  today?: string;
  /** All sports with games on that day, regardless of the filter. */
  sports: readonly ResultSport[];
  champs: readonly ResultChamp[];
  games: readonly ResultGame[];
  total: number;
  page: number;
  pages: number;
}

/** An outcome with the status of bets on it (ids as in `BetStatus`). */
export interface SettledOutcome {
  typeId: number;
  /** Line, count, range or score of the outcome, if it differs from the market's. */
  param?: number;
  name?: string;
  statusId: number;
  /** Price at the start, in thousandths. */
  coef: number;
}

export interface SettledMarket {
  typeId: number;
  param?: number;
  outcomes: readonly SettledOutcome[];
}

/** An incident of the game; incidents are in order. */
export interface ResultEvent {
  kind: string;
  team: 0 | 1 | 2;
  periodId: number;
  /** Seconds on the clock of the game. */
  seconds: number;
  player?: string;
  /** Score after this incident, extra time included; of an incident of the shoot-out, the score of the shoot-out. */
  score: ScorePair;
}

/** A game from one team's point of view. */
export interface FormGame {
  statisticId: string;
  startAt: number;
  opponent: string;
  isHome: boolean;
  /** Goals of all play, extra time included. */
  own: number;
  other: number;
  /** By `own` and `other`, as in tables: a game that a shoot-out decided is a draw. */
  result: 'win' | 'draw' | 'loss';
  /** The score of the game with the home side first, if it had extra time or a shoot-out. */
  ending?: ResultScore;
}

export interface SquadPlayer {
  name: string;
  /** Goals in the games of the season. */
  goals: number;
}

export interface Standing {
  teamId: number;
  name: string;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  scored: number;
  conceded: number;
  points: number;
  /** Results of the last five games, oldest first. */
  form: readonly FormGame['result'][];
  /** The team is playing now, and the score of that game is included. */
  isPlaying?: boolean;
}

export interface Scorer {
  name: string;
  team: string;
  goals: number;
}

/** Prices of the winner market at one moment of the game. */
export interface OddsMoment {
  /** Seconds of play; 0 is the start. */
  seconds: number;
  score: ScorePair;
  /** Thousandths: first, draw if there is one, second. Empty while the market is closed. */
  coefs: readonly number[];
}

/** Result, settlement and statistics of one game. */
export interface GameStatistic {
  game: ResultGame;
  champ: ResultChamp;
  /** Empty until the game is over. */
  markets: readonly SettledMarket[];
  events: readonly ResultEvent[];
  form: readonly [readonly FormGame[], readonly FormGame[]];
  meetings: readonly ResultGame[];
  squads: readonly [readonly SquadPlayer[], readonly SquadPlayer[]];
  odds: readonly OddsMoment[];
  /** Whether the winner market has a draw. */
  hasDraw: boolean;
  standings: readonly Standing[];
}

/** One pair of a play-off; an opponent is null until the previous round is over. */
export interface BracketPair {
  opponent1: string | null;
  opponent2: string | null;
  /** Goals of all play, extra time included; null until the game has been played. */
  score: ScorePair | null;
  /** The score in parts, if the game had extra time or a shoot-out. */
  ending?: ResultScore;
  startAt: number;
  winner: 1 | 2 | null;
}

/** The winner of one edition of a cup. */
export interface CupWinner {
  year: number;
  winner: string;
  runnerUp: string;
  /** Of the final, with the winner's goals first. */
  score: ScorePair;
  /** The final in parts as it was played, if it had extra time or a shoot-out. */
  ending?: ResultScore;
}

/** When a competition of a part of the year is played. @spec BT-01 */
export interface CupSeason {
  /** An edition is in progress. */
  isOn: boolean;
  /** First round and final of the edition in progress, otherwise of the next one. */
  from: number;
  to: number;
  /** Latest first. */
  winners: readonly CupWinner[];
}

/** Table and play-off of a championship's season. */
export interface ChampStatistic {
  champ: ResultChamp;
  standings: readonly Standing[];
  scorers: readonly Scorer[];
  results: readonly ResultGame[];
  next: readonly ResultGame[];
  /** Rounds from the first to the final. */
  bracket: readonly (readonly BracketPair[])[];
  /** Of a cup; absent for a championship that is played all year. The play-off is that of the last edition until the next begins. */
  season?: CupSeason;
}

export interface TeamStatistic {
  team: ResultOpponent;
  champ: ResultChamp;
  form: readonly FormGame[];
  squad: readonly SquadPlayer[];
  next: readonly ResultGame[];
  results: readonly ResultGame[];
  standing: Standing | null;
}

/** Filter of a day's results. */
export interface ResultsFilter {
  /** `2026-06-11`; null is today. */
  date: string | null;
  sport: number | null;
  champ: number | null;
  search: string;
  /** From 1. */
  page: number;
}

/** Parses a statistics id; null if it is invalid. */
export function readStatisticId(id: string): { kind: 'game' | 'champ' | 'team'; id: number } | null {
  const [, letter, digits] = /^([gct])(\d{1,15})$/.exec(id) ?? [];
  if (letter === undefined || digits === undefined) return null;
  return { kind: letter === 'g' ? 'game' : letter === 'c' ? 'champ' : 'team', id: Number(digits) };
}

export const gameStatisticId = (gameId: number): string => `g${gameId}`;
export const champStatisticId = (champId: number): string => `c${champId}`;
export const teamStatisticId = (teamId: number): string => `t${teamId}`;
