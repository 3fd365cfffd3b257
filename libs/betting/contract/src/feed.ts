import {
  withSchemas,
  Id,
  Lang,
  Milliseconds,
  otherwise,
  Pair,
  QueryCount,
  QueryFlag,
  QueryIds,
  QueryInt,
  Seconds,
  TimeZone,
} from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { Clock, RaceTimes } from './times.ts';
import { Coef, Param } from './values.ts';
import { feedCalls } from './calls.ts';

export const Section = z.enum(['line', 'live']);
export type Section = z.infer<typeof Section>;

/** Why prices are paused. Clients have their own texts for players. */
export const SuspendReason = z.enum(['goal', 'penalty', 'red-card', 'review', 'break', 'feed', 'closed']);
export type SuspendReason = z.infer<typeof SuspendReason>;

/**
 * One price. `typeId` is the outcome type within the market type (betting/rules); `param` is the outcome's line if it differs from the
 * market's.
 */
export const Outcome = z.object({
  id: Id,
  typeId: Id,
  coef: Coef,
  param: z.optional(Param),
  /** Only for outcomes that are persons or free texts: a scorer, a team in an outright. */
  name: z.optional(z.string()),
  isBlocked: z.optional(z.boolean()),
  isDepend: z.optional(z.boolean()),
  isBannedExpress: z.optional(z.boolean()),
});
export type Outcome = z.infer<typeof Outcome>;

/** `typeId` is a row of the market catalogue in betting/rules; `param` is the line of a total or a handicap in thousandths. */
export const Market = z.object({
  id: Id,
  typeId: Id,
  param: z.optional(Param),
  isSuspended: z.optional(z.boolean()),
  /** Names of both players of a duel; its outcomes carry the same names. @spec BT-09 */
  playersDuel: z.optional(z.tuple([z.string(), z.string()])),
  outcomes: z.array(Outcome),
});
export type Market = z.infer<typeof Market>;

export const Opponent = z.object({ id: Id, name: z.string() });
export type Opponent = z.infer<typeof Opponent>;

/** Kicks of a shoot-out, or the runs of a super over. They are part of no other score. */
export const ShootOut = z.object({
  /** Goals of each side so far; absent if only the winner is known. */
  score: z.optional(Pair),
  /** Absent while it is in progress. */
  winner: z.optional(z.union([z.literal(1), z.literal(2)])),
});
export type ShootOut = z.infer<typeof ShootOut>;

/** The parts of a score besides `main`. */
const extraParts = {
  /** At the end of regular time, where the overtime counts for `main`. */
  regularTime: z.optional(Pair),
  /** With the goals of extra time or overtime so far, if it has begun; without the shoot-out. */
  afterExtraTime: z.optional(Pair),
  shootOut: z.optional(ShootOut),
};
/** A score with a place for each part of the game. */
export const ScoreParts = z.object({ main: Pair, ...extraParts });
export type ScoreParts = z.infer<typeof ScoreParts>;

/**
 * `main` is the score that bets are settled on (goals of regular time in football and hockey, all points in basketball, sets); `periods` add
 * up to it. `points` is the score within the current game in tennis; the others are pairs of home and away.
 */
export const Score = z.object({
  main: Pair,
  periods: z.array(Pair),
  ...extraParts,
  points: z.optional(z.tuple([z.string(), z.string()])),
  serving: otherwise(z.optional(z.union([z.literal(1), z.literal(2)])), undefined),
  /** Cricket: wickets lost and balls faced by each side, and the runs that win the chase. */
  wickets: z.optional(Pair),
  balls: z.optional(Pair),
  target: z.optional(z.int()),
  /** Baseball. */
  hits: z.optional(Pair),
  errors: z.optional(Pair),
  corners: z.optional(Pair),
  yellow: z.optional(Pair),
  red: z.optional(Pair),
  attacks: z.optional(Pair),
});
export type Score = z.infer<typeof Score>;

/** Changing state of a game; sent as a whole when any field changes. */
export const GameState = z.object({
  statusId: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  /** The game is over: sent with status 4, and by backends whose status lags behind instead of it. @spec OD-03 */
  isFinished: z.optional(z.boolean()),
  /** A sub-game of a game in play. @spec OD-03 */
  isLiveInLive: z.optional(z.boolean()),
  score: z.optional(Score),
  /** Of a race, in place of the score; only on its page. @spec BT-08 */
  race: z.optional(RaceTimes),
  clock: z.optional(Clock),
  isSuspended: z.optional(z.boolean()),
  suspendReason: otherwise(z.optional(SuspendReason), undefined),
  /**
   * Exact on the game page, an estimate in lists (taken from an even game of the kind), because counting each game's markets would price
   * them all.
   */
  marketsCount: z.int(),
});
export type GameState = z.infer<typeof GameState>;

export const Game = z.object({
  id: Id,
  /** Number printed beside the game, by which players can look it up. */
  number: z.int(),
  /** Kind of game; 7 is excluded from bonus bets. @spec CP-12 */
  kind: z.int(),
  sportId: Id,
  champId: Id,
  startAt: Seconds,
  /** Original kick-off, before an imported season was moved to other dates. */
  originalStartAt: z.optional(Seconds),
  section: Section,
  opponent1: Opponent,
  opponent2: Opponent,
  /** The runners of a race by number, from 1; the opponents are its course and its number then. Only on its page. @spec BT-08 */
  runners: z.optional(z.array(Opponent)),
  state: GameState,
  hasVideo: z.boolean(),
  statisticId: z.optional(z.string()),
  isTop: z.optional(z.boolean()),
  isReplay: z.optional(z.boolean()),
  /** Players who have bet on it in the last day, from five on; only in lists by interest. @spec BT-08 */
  players: z.optional(z.int()),
  /** A sub-game (corners, cards, a period) belongs to its parent; `subKind` names it. */
  parentId: z.optional(Id),
  subKind: z.optional(z.string()),
  /** Main markets in lists, all markets on the game page. */
  markets: z.array(Market),
});
export type Game = z.infer<typeof Game>;

export const Championship = z.object({
  id: Id,
  sportId: Id,
  name: z.string(),
  /** Latin name for URLs, the same in every language. @spec SE-02 */
  slug: z.optional(z.string()),
  countryCode: z.nullable(z.string()),
  isTop: z.optional(z.boolean()),
  count: z.int(),
});
export type Championship = z.infer<typeof Championship>;
export const Sport = z.object({ id: Id, key: z.string(), name: z.string(), count: z.int() });
export type Sport = z.infer<typeof Sport>;

/** A changed price: outcome id, coefficient in thousandths, 1 if blocked or 0. */
export const PriceChange = z.tuple([Id, z.int(), z.union([z.literal(0), z.literal(1)])]);
export type PriceChange = z.infer<typeof PriceChange>;

/** Changes of a game that the client already has: its whole state, individual prices, or all markets if their set changed. */
export const GameChange = z.object({
  id: Id,
  state: z.optional(GameState),
  prices: z.optional(z.array(PriceChange)),
  markets: z.optional(z.array(Market)),
});
export type GameChange = z.infer<typeof GameChange>;

/**
 * Identifies the source that counts revisions; revision numbers of different sources can't be compared. Clients send it together with
 * `since`; a backend with another source answers with a full image. Absent for a backend that always has the same single source.
 */
const Source = z.optional(z.string().check(z.maxLength(64)));

/**
 * Image or delta of a list. A full answer replaces the client's games; otherwise `games` are new, `changes` apply to known games and
 * `removed` are dropped. Poll again with `since=revision`; if nothing changed the answer is 304 without a body.
 */
export const GamesAnswer = z.object({
  revision: z.int(),
  source: Source,
  isFull: z.boolean(),
  servedAt: Milliseconds,
  champs: z.array(Championship),
  games: z.array(Game),
  changes: z.array(GameChange),
  removed: z.array(Id),
});
export type GamesAnswer = z.infer<typeof GamesAnswer>;

export const Incident = z.object({
  id: Id,
  seconds: z.int(),
  /** The last three belong to a shoot-out: its begin, a kick scored, a kick missed. */
  kind: z.enum([
    ...(['goal', 'own-goal', 'penalty', 'yellow', 'red', 'corner', 'period', 'point'] as const),
    ...(['shoot-out', 'shoot-out-goal', 'shoot-out-miss'] as const),
  ]),
  team: z.union([z.literal(1), z.literal(2), z.literal(0)]),
  text: z.optional(z.string()),
});
export type Incident = z.infer<typeof Incident>;

/** The game page: the game with every market, its sub-games and incidents. Same image and delta rules as lists. */
export const GameAnswer = z.object({
  revision: z.int(),
  source: Source,
  isFull: z.boolean(),
  servedAt: Milliseconds,
  game: z.optional(Game),
  subGames: z.optional(z.array(Game)),
  champ: z.optional(Championship),
  changes: z.array(GameChange),
  incidents: z.optional(z.array(Incident)),
});
export type GameAnswer = z.infer<typeof GameAnswer>;

export const MenuAnswer = z.object({ revision: z.int(), source: Source, sports: z.array(Sport), champs: z.array(Championship) });
export type MenuAnswer = z.infer<typeof MenuAnswer>;

/** Search results besides games, best first. `path` is a page of the site, without the language prefix. */
export const SearchPlace = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sport'), sportId: Id, name: z.string(), count: z.int() }),
  z.object({ kind: z.literal('championship'), sportId: Id, champId: Id, name: z.string(), slug: z.string(), count: z.int() }),
  z.object({ kind: z.literal('team'), sportId: Id, teamId: Id, name: z.string(), champName: z.string() }),
  z.object({ kind: z.literal('page'), name: z.string(), path: z.string() }),
]);
export type SearchPlace = z.infer<typeof SearchPlace>;

/**
 * A market that matches a search: `game.markets` holds only this market. `outcomeIds` are the matching outcomes; absent for all of them.
 */
export const MarketFound = z.object({ game: Game, outcomeIds: z.optional(z.array(Id)) });
export type MarketFound = z.infer<typeof MarketFound>;

export const SearchAnswer = z.object({
  query: z.string(),
  servedAt: z.optional(Milliseconds),
  places: z.optional(z.array(SearchPlace)),
  /** Absent if the query names no market. @spec BT-05 */
  markets: z.optional(z.array(MarketFound)),
  games: z.array(
    z.object({
      id: Id,
      section: Section,
      sportId: Id,
      champId: Id,
      champName: z.string(),
      champSlug: z.optional(z.string()),
      opponent1: z.string(),
      opponent2: z.string(),
      startAt: Seconds,
      /** Odds of the main market in the order of its outcomes, in thousandths; absent while it takes no bets. */
      odds: z.optional(z.array(Coef)),
      /** The game with only that market, as needed to pick an outcome. */
      offer: z.optional(Game),
    }),
  ),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;

/** What the legs of an express of the day have in common. @spec BT-09 */
export const ExpressKind = z.enum(['favourites', 'even', 'goals', 'fewGoals']);
export type ExpressKind = z.infer<typeof ExpressKind>;

/** `game.markets` holds the one market that the outcome belongs to. */
export const ExpressLeg = z.object({ game: Game, outcomeId: Id });
export type ExpressLeg = z.infer<typeof ExpressLeg>;

/** `expressId` is derived from the legs: the same legs have the same id on any day and after any restart. */
export const ExpressOfTheDay = z.object({ expressId: Id, kind: ExpressKind, legs: z.array(ExpressLeg) });
export type ExpressOfTheDay = z.infer<typeof ExpressOfTheDay>;

/** Expresses of this day, and duels of players as games whose only market is their duel. */
export const ExpressAnswer = z.object({ servedAt: Milliseconds, expresses: z.array(ExpressOfTheDay), duels: z.array(Game) });
export type ExpressAnswer = z.infer<typeof ExpressAnswer>;

/** An outcome that many players have bet on; `game.markets` holds the one market that it belongs to. `players` counts distinct players. */
export const PopularBet = z.object({ game: Game, outcomeId: Id, players: z.int() });
export type PopularBet = z.infer<typeof PopularBet>;

/** Bets of the last day, the most chosen first. Outcomes chosen by fewer than `fewestPlayers` players are left out. */
export const PopularAnswer = z.object({ servedAt: Milliseconds, fewestPlayers: z.int(), bets: z.array(PopularBet) });
export type PopularAnswer = z.infer<typeof PopularAnswer>;

/** Revision of the last change in the feeds, and its source. */
export const RevisionAnswer = z.object({ revision: z.int(), source: Source });
export type RevisionAnswer = z.infer<typeof RevisionAnswer>;

const FEED = { tag: 'Line and live' } as const;

export const feedContract = {
  menu: withSchemas(feedCalls.menu, {
    ...FEED,
    summary: 'Sports and championships with their counts',
    params: z.object({ section: Section }),
    query: z.object({ lang: Lang, since: z.optional(QueryInt), source: Source }),
    answers: { 200: MenuAnswer, 304: null },
    spec: ['BT-01'],
  }),
  games: withSchemas(feedCalls.games, {
    ...FEED,
    cost: 3,
    summary: 'Games of a section with their main markets, as image or delta',
    params: z.object({ section: Section }),
    query: z.object({
      lang: Lang,
      sport: z.optional(QueryInt),
      champ: z.optional(QueryInt),
      ids: z.optional(QueryIds),
      /** Games of any of these teams, and of the championships of a country by its ISO 3166 letters. @spec BT-08 */
      teams: z.optional(QueryIds),
      country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
      /**
       * Top games and championships first, then those most bet on, then by start; 24 by default. Games that are past the 85th minute,
       * suspended or finished are last in `interest`, always a full answer, and not in `open`. @spec BT-01 BT-08
       */
      by: z.optional(z.enum(['interest', 'open'])),
      top: z.optional(QueryFlag),
      video: z.optional(QueryFlag),
      /** Games that start before the end of this day. @spec BT-07 */
      today: z.optional(QueryFlag),
      /** Where that day ends; UTC by default. */
      zone: z.optional(TimeZone),
      /** Esports of one kind. @spec BT-06 OD-05 */
      cyber: z.optional(z.enum(['real', 'virtual'])),
      /** Time filter id. @spec OD-04 */
      filter: z.optional(z.enum(['0', '1', '2', '3', '6'])),
      /** The first games by time, top championships first. Default: 200 for the line without sport, championship or ids; otherwise all. */
      count: z.optional(QueryCount),
      /** Of these only the first games by sport, top championships first: the beginning of a list grouped by championship. */
      first: z.optional(QueryCount),
      since: z.optional(QueryInt),
      source: Source,
    }),
    answers: { 200: GamesAnswer, 304: null },
    spec: ['BT-01', 'OD-04', 'CF-06'],
  }),
  game: withSchemas(feedCalls.game, {
    ...FEED,
    summary: 'One game with every market and its sub-games',
    params: z.object({ gameId: QueryInt }),
    query: z.object({ lang: Lang, since: z.optional(QueryInt), source: Source }),
    answers: { 200: GameAnswer, 304: null },
    spec: ['BT-01'],
  }),
  express: withSchemas(feedCalls.express, {
    ...FEED,
    cost: 5,
    summary: 'Expresses of the day, and duels of players',
    query: z.object({ lang: Lang }),
    answers: { 200: ExpressAnswer },
    spec: ['BT-09'],
  }),
  popular: withSchemas(feedCalls.popular, {
    ...FEED,
    cost: 5,
    summary: 'Outcomes that most players have bet on in the last day',
    query: z.object({ lang: Lang }),
    answers: { 200: PopularAnswer },
    spec: ['BT-01'],
  }),
  search: withSchemas(feedCalls.search, {
    ...FEED,
    cost: 10,
    summary: 'Sports, championships, teams, pages, games and their markets by name',
    query: z.object({ lang: Lang, q: z.string().check(z.minLength(2), z.maxLength(60)) }),
    answers: { 200: SearchAnswer },
    spec: ['BT-05'],
  }),
  revision: withSchemas(feedCalls.revision, {
    ...FEED,
    cost: 0,
    waits: true,
    summary: 'Revision of the feeds; with `since` it waits up to two seconds for another one, 304 when none came',
    query: z.object({ since: z.optional(QueryInt), source: Source }),
    answers: { 200: RevisionAnswer, 304: null },
    spec: ['BT-01', 'LOAD-7'],
  }),
};
