import { Id, Pair, Seconds, Whole, type WithReadonlyLists } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { RESULT_PHASES } from './kinds.ts';

/** First opponent, second opponent. */
export type ScorePair = readonly [number, number];

/** Kicks of a shoot-out, or the runs of a super over. They are part of no other score. */
const ResultShootOut = z.object({
  /** Goals of each side; absent if only the winner is known. */
  score: z.optional(Pair),
  /** Absent while it is in progress. */
  winner: z.optional(z.literal([1, 2])),
});
export type ResultShootOut = WithReadonlyLists<typeof ResultShootOut>;

/** A score with a place for each part of the game. */
const ResultScore = z.object({
  /** The score that bets are settled on; 0 and 0 before the start. */
  main: Pair,
  /** At the end of regular time, where the overtime counts for `main`. */
  regularTime: z.optional(Pair),
  /** With the goals of extra time or overtime, if it was played; without the shoot-out. */
  afterExtraTime: z.optional(Pair),
  shootOut: z.optional(ResultShootOut),
});
export type ResultScore = WithReadonlyLists<typeof ResultScore>;

const ResultOpponent = z.object({ id: Id, name: z.string() });
export type ResultOpponent = WithReadonlyLists<typeof ResultOpponent>;

/** A separate count of the game: corners, cards, or one half. */
const SubResult = z.object({ kind: z.string(), main: Pair, periods: z.array(Pair) });
export type SubResult = WithReadonlyLists<typeof SubResult>;

/** A game with its score, as a list of results shows it. */
const ResultGame = z.object({
  id: Id,
  /** Id of the game's statistics page: `/statistic?id=…`. @spec BT-04 */
  statisticId: z.string(),
  sportId: Id,
  champId: Id,
  /** Seconds since 1970. */
  startAt: Seconds,
  phase: z.enum(RESULT_PHASES),
  opponent1: ResultOpponent,
  opponent2: ResultOpponent,
  ...ResultScore.shape,
  /** They add up to `main`. */
  periods: z.array(Pair),
  /** True for a real match, imported from a file. */
  isReal: z.optional(z.boolean()),
  /** Runners of a race that is over, in the order of its finish; its `main` says nothing. @spec BT-08 */
  finishers: z.optional(z.array(z.object({ number: Id, name: z.string() }))),
  subGames: z.array(SubResult),
});
export type ResultGame = WithReadonlyLists<typeof ResultGame>;

/** The championship of a group of games. */
const ResultChamp = z.object({
  id: Id,
  sportId: Id,
  name: z.string(),
  slug: z.string(),
  countryCode: z.nullable(z.string()),
  /** Number of games in the selection. */
  games: Whole,
});
export type ResultChamp = WithReadonlyLists<typeof ResultChamp>;

const ResultSport = z.object({ id: Id, key: z.string(), name: z.string(), games: Whole });
export type ResultSport = WithReadonlyLists<typeof ResultSport>;

/** One page of a day's results: by sport and championship, the latest first. */
export const ResultsDay = z.object({
  /** The day, `2026-06-11`, in the zone of the call. */
  date: z.string(),
  /** The day that it is there; the page counts from it, so that server and browser agree at midnight. */
  today: z.optional(z.string()),
  /** All sports with games on that day, regardless of the filter. */
  sports: z.array(ResultSport),
  champs: z.array(ResultChamp),
  games: z.array(ResultGame),
  total: Whole,
  page: z.int().check(z.minimum(1)),
  pages: z.int().check(z.minimum(1)),
});
export type ResultsDay = WithReadonlyLists<typeof ResultsDay>;

/** An outcome with the status of bets on it (ids as in `BetStatus`). */
const SettledOutcome = z.object({
  typeId: Id,
  /** Line, count, range or score of the outcome, if it differs from the market's. */
  param: z.optional(z.int()),
  name: z.optional(z.string()),
  statusId: z.int(),
  /** Price at the start, in thousandths. */
  coef: z.int().check(z.minimum(1000)),
});
export type SettledOutcome = WithReadonlyLists<typeof SettledOutcome>;

const SettledMarket = z.object({ typeId: Id, param: z.optional(z.int()), outcomes: z.array(SettledOutcome) });
export type SettledMarket = WithReadonlyLists<typeof SettledMarket>;

/** An incident of the game; incidents are in order. */
const ResultEvent = z.object({
  kind: z.string(),
  team: z.literal([0, 1, 2]),
  periodId: Whole,
  /** Seconds on the clock of the game. */
  seconds: Whole,
  player: z.optional(z.string()),
  /** Score after this incident, extra time included; of an incident of the shoot-out, the score of the shoot-out. */
  score: Pair,
});
export type ResultEvent = WithReadonlyLists<typeof ResultEvent>;

/** A game from one team's point of view. */
const FormGame = z.object({
  statisticId: z.string(),
  startAt: Seconds,
  opponent: z.string(),
  isHome: z.boolean(),
  /** Goals of all play, extra time included. */
  own: Whole,
  other: Whole,
  /** By `own` and `other`, as in tables: a game that a shoot-out decided is a draw. */
  result: z.enum(['win', 'draw', 'loss']),
  /** The score of the game with the home side first, if it had extra time or a shoot-out. */
  ending: z.optional(ResultScore),
});
export type FormGame = WithReadonlyLists<typeof FormGame>;

/** A player with the goals in the games of the season. */
const SquadPlayer = z.object({ name: z.string(), goals: Whole });
export type SquadPlayer = WithReadonlyLists<typeof SquadPlayer>;

const Standing = z.object({
  teamId: Id,
  name: z.string(),
  played: Whole,
  won: Whole,
  drawn: Whole,
  lost: Whole,
  scored: Whole,
  conceded: Whole,
  points: Whole,
  /** Results of the last five games, oldest first. */
  form: z.array(FormGame.shape.result),
  /** The team is playing now, and the score of that game is included. */
  isPlaying: z.optional(z.boolean()),
});
export type Standing = WithReadonlyLists<typeof Standing>;

const Scorer = z.object({ name: z.string(), team: z.string(), goals: Whole });
export type Scorer = WithReadonlyLists<typeof Scorer>;

/** Prices of the winner market at one moment of the game. */
const OddsMoment = z.object({
  /** Seconds of play; 0 is the start. */
  seconds: Whole,
  score: Pair,
  /** Thousandths: first, draw if there is one, second. Empty while the market is closed. */
  coefs: z.array(Whole),
});
export type OddsMoment = WithReadonlyLists<typeof OddsMoment>;

/** Result, settlement and statistics of one game. */
export const GameStatistic = z.object({
  game: ResultGame,
  champ: ResultChamp,
  /** Empty until the game is over. */
  markets: z.array(SettledMarket),
  events: z.array(ResultEvent),
  form: z.tuple([z.array(FormGame), z.array(FormGame)]),
  meetings: z.array(ResultGame),
  squads: z.tuple([z.array(SquadPlayer), z.array(SquadPlayer)]),
  odds: z.array(OddsMoment),
  /** Whether the winner market has a draw. */
  hasDraw: z.boolean(),
  standings: z.array(Standing),
});
export type GameStatistic = WithReadonlyLists<typeof GameStatistic>;

/** One pair of a play-off; an opponent is null until the previous round is over. */
const BracketPair = z.object({
  opponent1: z.nullable(z.string()),
  opponent2: z.nullable(z.string()),
  /** Goals of all play, extra time included; null until the game has been played. */
  score: z.nullable(Pair),
  /** The score in parts, if the game had extra time or a shoot-out. */
  ending: z.optional(ResultScore),
  startAt: Seconds,
  winner: z.nullable(z.literal([1, 2])),
});
export type BracketPair = WithReadonlyLists<typeof BracketPair>;

/** The winner of one edition of a cup. */
const CupWinner = z.object({
  year: Whole,
  winner: z.string(),
  runnerUp: z.string(),
  /** Of the final, with the winner's goals first. */
  score: Pair,
  /** The final in parts as it was played, if it had extra time or a shoot-out. */
  ending: z.optional(ResultScore),
});
export type CupWinner = WithReadonlyLists<typeof CupWinner>;

/** When a competition of a part of the year is played. @spec BT-01 */
const CupSeason = z.object({
  /** An edition is in progress. */
  isOn: z.boolean(),
  /** First round and final of the edition in progress, otherwise of the next one. */
  from: Seconds,
  to: Seconds,
  /** Latest first. */
  winners: z.array(CupWinner),
});
export type CupSeason = WithReadonlyLists<typeof CupSeason>;

/** Table and play-off of a championship's season. */
export const ChampStatistic = z.object({
  champ: ResultChamp,
  standings: z.array(Standing),
  scorers: z.array(Scorer),
  results: z.array(ResultGame),
  next: z.array(ResultGame),
  /** Rounds from the first to the final. */
  bracket: z.array(z.array(BracketPair)),
  /** Of a cup; absent for a championship that is played all year. The play-off is that of the last edition until the next begins. */
  season: z.optional(CupSeason),
});
export type ChampStatistic = WithReadonlyLists<typeof ChampStatistic>;

/** A team with its form, squad and games. */
export const TeamStatistic = z.object({
  team: ResultOpponent,
  champ: ResultChamp,
  form: z.array(FormGame),
  squad: z.array(SquadPlayer),
  next: z.array(ResultGame),
  results: z.array(ResultGame),
  standing: z.nullable(Standing),
});
export type TeamStatistic = WithReadonlyLists<typeof TeamStatistic>;
