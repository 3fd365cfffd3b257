import { CurrencyIso, withSchemas } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { casinoCalls } from './calls.ts';
import { CASINO_MOST_GAMES, CASINO_SECTIONS, CASINO_SORTS, CASINO_TAGS, CASINO_THEMES, CASINO_VOLATILITIES } from './catalogue.ts';
import { MOST_FAVOURITES, PLAY_BARRIERS } from './mine.ts';
import { CASINO_FEATURES, CASINO_KINDS, CASINO_MODEL_IDS } from './models.ts';
import { BONUS_IDS, TOURNAMENT_IDS } from './offers.ts';

const whole = z.int().check(z.minimum(0));
const id = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60));
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const percent = whole.check(z.maximum(10_000));
const optional = (type: z.ZodMiniType<number>) => z.optional(type);
const number = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000));

const Game = z.object({
  id: whole,
  slug: id,
  title: z.string(),
  provider: z.object({ id, name: z.string() }),
  kind: z.enum(CASINO_KINDS),
  model: z.enum(CASINO_MODEL_IDS),
  variant: z.int().check(z.minimum(1)),
  theme: z.enum(CASINO_THEMES),
  features: z.readonly(z.array(z.enum(CASINO_FEATURES))),
  tag: z.nullable(z.enum(CASINO_TAGS)),
  rtp: z.nullable(percent),
  volatility: z.nullable(z.enum(CASINO_VOLATILITIES)),
  hitRate: z.nullable(percent),
  maxWin: z.nullable(whole),
  lines: z.nullable(whole),
  minStake: whole,
  maxStake: whole,
  releasedAt: day,
  blockedCountries: z.readonly(z.array(whole)),
});
const games = z.readonly(z.array(Game));
const counted = <Id extends z.ZodMiniType>(type: Id) => z.readonly(z.array(z.object({ id: type, games: whole })));

/** One page of the catalogue. */
export const Catalogue = z.object({
  games,
  total: whole,
  page: z.int().check(z.minimum(1)),
  pages: z.int().check(z.minimum(1)),
  providers: z.readonly(z.array(z.object({ id, name: z.string(), games: whole }))),
  features: counted(z.enum(CASINO_FEATURES)),
  themes: counted(z.enum(CASINO_THEMES)),
  volatilities: counted(z.enum(CASINO_VOLATILITIES)),
});
const Provider = z.object({
  id,
  name: z.string(),
  since: whole,
  games: whole,
  kinds: counted(z.enum(CASINO_KINDS)),
  languages: z.readonly(z.array(z.string())),
  newestAt: day,
});
const Mine = z.object({
  favourites: z.readonly(z.array(whole)),
  recent: z.readonly(z.array(whole)),
  barrier: z.nullable(z.enum(PLAY_BARRIERS)),
});

const Tournament = z.object({
  id: z.enum(TOURNAMENT_IDS),
  edition: id,
  state: z.enum(['upcoming', 'running', 'ended']),
  startsAt: whole,
  endsAt: whole,
  models: z.readonly(z.array(z.enum(CASINO_MODEL_IDS))),
  prizes: z.readonly(z.array(z.object({ from: whole, to: whole, units: whole }))),
  players: whole,
});
const Offers = z.object({
  isOffered: z.boolean(),
  currencyIso: CurrencyIso,
  exponent: whole,
  bonuses: z.readonly(
    z.array(
      z.object({
        id: z.enum(BONUS_IDS),
        state: z.enum(['open', 'credited', 'ended']),
        done: whole,
        takenAt: whole,
        endsAt: whole,
        credited: z.nullable(whole),
      }),
    ),
  ),
  tournaments: z.readonly(
    z.array(z.object({ edition: id, joinedAt: whole, rounds: whole, place: z.nullable(whole), score: whole, prize: z.nullable(whole) })),
  ),
});

const CASINO = { tag: 'Casino', spec: ['CS-01'] } as const;

/** Calls of the casino. */
export const casinoContract = {
  games: withSchemas(casinoCalls.games, {
    ...CASINO,
    summary: 'One page of the casino games that fit a filter, with the choices that would narrow it further',
    query: z.object({
      kind: z.optional(z.enum(CASINO_KINDS)),
      provider: z.optional(id),
      feature: z.optional(z.enum(CASINO_FEATURES)),
      theme: z.optional(z.enum(CASINO_THEMES)),
      volatility: z.optional(z.enum(CASINO_VOLATILITIES)),
      sort: z.optional(z.enum(CASINO_SORTS)),
      q: z.optional(z.string().check(z.maxLength(60))),
      page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000))),
      size: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(CASINO_MOST_GAMES))),
      /** Model ids, separated by commas. */
      models: z.optional(z.string().check(z.regex(/^[a-z0-9-]+(,[a-z0-9-]+)*$/), z.maxLength(400))),
      /** Game ids, separated by commas; the response keeps this order. */
      ids: z.optional(z.string().check(z.regex(/^\d{1,9}(,\d{1,9})*$/), z.maxLength(5_000))),
    }),
    answers: { 200: Catalogue },
  }),
  preview: withSchemas(casinoCalls.preview, {
    ...CASINO,
    summary: 'One game with everything that a player may want to know before it is opened',
    params: z.object({ gameId: number }),
    query: z.object({
      whence: optional(number),
      groupId: optional(number),
      ref: optional(number),
      lng: z.optional(z.string().check(z.regex(/^[a-z]{2}$/))),
      fcountry: optional(number),
    }),
    answers: {
      200: z.object({
        game: Game,
        languages: z.readonly(z.array(z.string())),
        bonusContribution: whole,
        sameModel: whole,
        blocked: z.nullable(z.literal('country')),
        similar: games,
      }),
    },
    spec: ['CS-04'],
  }),
  overview: withSchemas(casinoCalls.overview, {
    ...CASINO,
    summary: 'The overview of the casino: a few games of each section, and how many there are of each kind',
    answers: {
      200: z.object({
        sections: z.readonly(z.array(z.object({ id: z.enum(CASINO_SECTIONS), games }))),
        kinds: counted(z.enum(CASINO_KINDS)),
      }),
    },
  }),
  jackpot: withSchemas(casinoCalls.jackpot, {
    ...CASINO,
    summary: 'What the jackpot holds by the ledger, in the currency of the player, or in euros for a visitor',
    answers: { 200: z.object({ currencyIso: CurrencyIso, exponent: whole, amount: whole }) },
  }),
  providers: withSchemas(casinoCalls.providers, {
    ...CASINO,
    summary: 'Providers of casino games, by name',
    answers: { 200: z.object({ providers: z.readonly(z.array(Provider)) }) },
  }),
  mine: withSchemas(casinoCalls.mine, {
    ...CASINO,
    summary: 'Favourite games of the player, games played lately, and whether anything stops them from playing',
    answers: { 200: Mine },
  }),
  favourite: withSchemas(casinoCalls.favourite, {
    ...CASINO,
    summary: `Keep a game as a favourite, at most ${MOST_FAVOURITES}, or stop keeping it`,
    body: z.strictObject({ gameId: number, isFavourite: z.boolean() }),
    answers: { 200: Mine },
  }),
  tournaments: withSchemas(casinoCalls.tournaments, {
    ...CASINO,
    summary: 'Tournaments that run, come next or have just ended',
    answers: { 200: z.object({ tournaments: z.readonly(z.array(Tournament)) }) },
    spec: ['CS-03'],
  }),
  tournament: withSchemas(casinoCalls.tournament, {
    ...CASINO,
    summary: 'One edition of a tournament with its standings; the better score first, the earlier round at equal scores',
    params: z.object({ tournamentId: id }),
    answers: {
      200: z.object({
        tournament: Tournament,
        standings: z.readonly(z.array(z.object({ place: whole, player: whole, score: whole }))),
      }),
    },
    spec: ['CS-03', 'CS-07'],
  }),
  offers: withSchemas(casinoCalls.offers, {
    duringBreak: 'offer',
    ...CASINO,
    summary: 'Bonuses and tournaments that the player has taken up, and how far they have come',
    answers: { 200: Offers },
    spec: ['CS-03', 'CS-07'],
  }),
  joinTournament: withSchemas(casinoCalls.joinTournament, {
    duringBreak: 'offer',
    ...CASINO,
    summary: 'Join a tournament that runs or comes next, or leave it; nothing is offered to players who take a break',
    body: z.strictObject({ edition: id, isJoined: z.boolean() }),
    answers: { 200: Offers },
    spec: ['CS-07'],
  }),
  takeBonus: withSchemas(casinoCalls.takeBonus, {
    duringBreak: 'offer',
    ...CASINO,
    summary: 'Take up a bonus, or end one that was taken up',
    body: z.strictObject({ id: z.enum(BONUS_IDS), isTaken: z.boolean() }),
    answers: { 200: Offers },
    spec: ['CS-07'],
  }),
};
