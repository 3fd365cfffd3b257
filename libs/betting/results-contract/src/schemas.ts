import { Id, Lang, Pair, QueryDay, QueryInt, Seconds, TimeZone, withSchemas } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { resultsCalls } from './calls.ts';
import { RESULT_PHASES } from './results.ts';

const whole = z.int().check(z.minimum(0));
const text = z.string();
const Opponent = z.object({ id: Id, name: text });

const parts = {
  main: Pair,
  regularTime: z.optional(Pair),
  afterExtraTime: z.optional(Pair),
  shootOut: z.optional(z.object({ score: z.optional(Pair), winner: z.optional(z.union([z.literal(1), z.literal(2)])) })),
};
const Parts = z.object(parts);

const Game = z.object({
  id: Id,
  statisticId: text,
  sportId: Id,
  champId: Id,
  startAt: Seconds,
  phase: z.enum(RESULT_PHASES),
  opponent1: Opponent,
  opponent2: Opponent,
  ...parts,
  periods: z.array(Pair),
  isReal: z.optional(z.boolean()),
  finishers: z.optional(z.array(z.object({ number: Id, name: text }))),
  subGames: z.array(z.object({ kind: text, main: Pair, periods: z.array(Pair) })),
});
const Champ = z.object({ id: Id, sportId: Id, name: text, slug: text, countryCode: z.nullable(text), games: whole });
const Market = z.object({
  typeId: Id,
  param: z.optional(z.int()),
  outcomes: z.array(
    z.object({ typeId: Id, param: z.optional(z.int()), name: z.optional(text), statusId: z.int(), coef: z.int().check(z.minimum(1000)) }),
  ),
});
const Event = z.object({
  kind: text,
  team: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  periodId: whole,
  seconds: whole,
  player: z.optional(text),
  score: Pair,
});
const Result = z.enum(['win', 'draw', 'loss']);
const FormGame = z.object({
  statisticId: text,
  startAt: Seconds,
  opponent: text,
  isHome: z.boolean(),
  own: whole,
  other: whole,
  result: Result,
  ending: z.optional(Parts),
});
const Player = z.object({ name: text, goals: whole });
const Standing = z.object({
  teamId: Id,
  name: text,
  played: whole,
  won: whole,
  drawn: whole,
  lost: whole,
  scored: whole,
  conceded: whole,
  points: whole,
  form: z.array(Result),
  isPlaying: z.optional(z.boolean()),
});
const BracketPair = z.object({
  opponent1: z.nullable(text),
  opponent2: z.nullable(text),
  score: z.nullable(Pair),
  ending: z.optional(Parts),
  startAt: Seconds,
  winner: z.nullable(z.union([z.literal(1), z.literal(2)])),
});

/** A day's results. */
export const ResultsDay = z.object({
  date: text,
  /** The day that it is in the zone of the call. */
  today: z.optional(text),
  sports: z.array(z.object({ id: Id, key: text, name: text, games: whole })),
  champs: z.array(Champ),
  games: z.array(Game),
  total: whole,
  page: z.int().check(z.minimum(1)),
  pages: z.int().check(z.minimum(1)),
});

/** Result, settlement and statistics of one game. */
export const GameStatistic = z.object({
  game: Game,
  champ: Champ,
  markets: z.array(Market),
  events: z.array(Event),
  form: z.tuple([z.array(FormGame), z.array(FormGame)]),
  meetings: z.array(Game),
  squads: z.tuple([z.array(Player), z.array(Player)]),
  odds: z.array(z.object({ seconds: whole, score: Pair, coefs: z.array(whole) })),
  hasDraw: z.boolean(),
  standings: z.array(Standing),
});

/** Table and play-off of a championship's season. */
export const ChampStatistic = z.object({
  champ: Champ,
  standings: z.array(Standing),
  scorers: z.array(z.object({ name: text, team: text, goals: whole })),
  results: z.array(Game),
  next: z.array(Game),
  bracket: z.array(z.array(BracketPair)),
  season: z.optional(
    z.object({
      isOn: z.boolean(),
      from: Seconds,
      to: Seconds,
      winners: z.array(z.object({ year: whole, winner: text, runnerUp: text, score: Pair, ending: z.optional(Parts) })),
    }),
  ),
});

/** A team with its form, squad and games. */
export const TeamStatistic = z.object({
  team: Opponent,
  champ: Champ,
  form: z.array(FormGame),
  squad: z.array(Player),
  next: z.array(Game),
  results: z.array(Game),
  standing: z.nullable(Standing),
});

const ABOUT = { tag: 'Results', spec: ['BT-04'] };

/** Calls of results and statistics. */
export const resultsContract = {
  games: withSchemas(resultsCalls.games, {
    ...ABOUT,
    summary: 'Finished games of a day by sport and championship, with the sports and championships that would narrow them',
    cost: 5,
    query: z.object({
      lang: Lang,
      /** A day of the zone; today by default. */
      date: z.optional(QueryDay),
      /** Where its midnights are; UTC by default. */
      zone: z.optional(TimeZone),
      sport: z.optional(QueryInt),
      champ: z.optional(QueryInt),
      q: z.optional(z.string().check(z.maxLength(60))),
      page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000))),
    }),
    answers: { 200: ResultsDay },
  }),
  game: withSchemas(resultsCalls.game, {
    ...ABOUT,
    summary: 'One game: its result, how its markets were settled, and its statistics',
    cost: 10,
    params: z.object({ gameId: QueryInt }),
    query: z.object({ lang: Lang }),
    answers: { 200: GameStatistic },
  }),
  champ: withSchemas(resultsCalls.champ, {
    ...ABOUT,
    summary: 'Standings, scorers, games and play-off of a championship',
    cost: 10,
    params: z.object({ champId: QueryInt }),
    query: z.object({ lang: Lang }),
    answers: { 200: ChampStatistic },
  }),
  team: withSchemas(resultsCalls.team, {
    ...ABOUT,
    summary: 'Form, squad and games of a team',
    cost: 10,
    params: z.object({ teamId: QueryInt }),
    query: z.object({ lang: Lang }),
    answers: { 200: TeamStatistic },
  }),
};
