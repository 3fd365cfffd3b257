/** Results on one page of a day. */
export const RESULTS_PAGE_SIZE = 50;

/** First opponent, second opponent. */
export type ScorePair = readonly [number, number];

export interface ResultOpponent {
  id: number;
  name: string;
}

/** Something that is counted apart: corners, cards, or one half. */
export interface SubResult {
  kind: string;
  main: ScorePair;
  periods: readonly ScorePair[];
}

/** Where a game is: on the line, in play, or over. */
export const RESULT_PHASES = ['line', 'live', 'over'] as const;
export type ResultPhase = (typeof RESULT_PHASES)[number];

/** A game with its score, as a list of results shows it. */
export interface ResultGame {
  id: number;
  /** Names the statistics of the game: `/statistic?id=…`. @spec BT-04 */
  statisticId: string;
  sportId: number;
  champId: number;
  /** Seconds since 1970. */
  startAt: number;
  phase: ResultPhase;
  opponent1: ResultOpponent;
  opponent2: ResultOpponent;
  /** The score that bets are settled on; 0 and 0 before the start. */
  main: ScorePair;
  periods: readonly ScorePair[];
  /** With extra time and shoot-out, where there was any. */
  final?: ScorePair;
  /** Taken from a file of real matches. */
  isReal?: boolean;
  subGames: readonly SubResult[];
}

/** A championship that the games belong to. */
export interface ResultChamp {
  id: number;
  sportId: number;
  name: string;
  slug: string;
  countryCode: string | null;
  /** Games of the selection. */
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
  /** The day, `2026-06-11`. */
  date: string;
  /** Every sport with games on that day, whatever else was chosen. */
  sports: readonly ResultSport[];
  champs: readonly ResultChamp[];
  games: readonly ResultGame[];
  total: number;
  page: number;
  pages: number;
}

/** An outcome with the status that bets on it got; ids of statuses are those of bets. */
export interface SettledOutcome {
  typeId: number;
  /** Its own line, count, range or score where it differs from the market's. */
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

/** What happened, in its order. */
export interface ResultEvent {
  kind: string;
  team: 0 | 1 | 2;
  periodId: number;
  /** Seconds on the clock of the game. */
  seconds: number;
  player?: string;
  /** Score after it. */
  score: ScorePair;
}

/** A game as one team sees it. */
export interface FormGame {
  statisticId: string;
  startAt: number;
  opponent: string;
  isHome: boolean;
  own: number;
  other: number;
  result: 'win' | 'draw' | 'loss';
}

export interface SquadPlayer {
  name: string;
  /** In the games of the season. */
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
  /** The last five, oldest first. */
  form: readonly FormGame['result'][];
  /** Plays at this moment; the score of that game is counted in. */
  isPlaying?: boolean;
}

export interface Scorer {
  name: string;
  team: string;
  goals: number;
}

/** Main prices at a moment of the game. */
export interface OddsMoment {
  /** Seconds of play; 0 is the start. */
  seconds: number;
  score: ScorePair;
  /** Prices of the winner market in thousandths: first, draw where there is one, second. Empty while it is closed. */
  coefs: readonly number[];
}

/** Everything that is known of one game. */
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
  /** Whether the prices have a draw. */
  hasDraw: boolean;
  standings: readonly Standing[];
}

/** One pair of a play-off; an opponent is null while the round before is not over. */
export interface BracketPair {
  opponent1: string | null;
  opponent2: string | null;
  /** Null until it has been played. */
  score: ScorePair | null;
  startAt: number;
  winner: 1 | 2 | null;
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

/** What a day's results are narrowed by. */
export interface ResultsFilter {
  /** `2026-06-11`; null is today. */
  date: string | null;
  sport: number | null;
  champ: number | null;
  search: string;
  /** From 1. */
  page: number;
}

/** A statistic's id in its parts; null when it is none. */
export function readStatisticId(id: string): { kind: 'game' | 'champ' | 'team'; id: number } | null {
  const [, letter, digits] = /^([gct])(\d{1,15})$/.exec(id) ?? [];
  if (letter === undefined || digits === undefined) return null;
  return { kind: letter === 'g' ? 'game' : letter === 'c' ? 'champ' : 'team', id: Number(digits) };
}

export const gameStatisticId = (gameId: number): string => `g${gameId}`;
export const champStatisticId = (champId: number): string => `c${champId}`;
export const teamStatisticId = (teamId: number): string => `t${teamId}`;
