import { withSchemas } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { casinoCalls } from './calls.ts';
import { CASINO_MOST_GAMES, CASINO_SORTS, CASINO_THEMES, CASINO_VOLATILITIES } from './catalogue.ts';
import { CasinoCatalogue, CasinoJackpot, CasinoLobby, CasinoOverview, CasinoPreview, CasinoProviders, MyCasino, Slug } from './games.ts';
import { MOST_FAVOURITES } from './mine.ts';
import { CASINO_FEATURES, CASINO_KINDS } from './models.ts';
import { BONUS_IDS } from './offers.ts';
import { CasinoTournaments, MyOffers, TournamentPage } from './tournaments.ts';

export { CasinoCatalogue, CasinoJackpot, CasinoLobby, CasinoOverview, CasinoPreview, CasinoProviders, MyCasino } from './games.ts';
export { CasinoTournaments, MyOffers, TournamentPage } from './tournaments.ts';

const optional = (type: z.ZodMiniType<number>) => z.optional(type);
const number = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000));

const CASINO = { tag: 'Casino', spec: ['CS-01'] } as const;

/** Calls of the casino. */
export const casinoContract = {
  games: withSchemas(casinoCalls.games, {
    ...CASINO,
    summary: 'One page of the casino games that fit a filter, with the choices that would narrow it further',
    query: z.object({
      kind: z.optional(z.enum(CASINO_KINDS)),
      provider: z.optional(Slug),
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
    answers: { 200: CasinoCatalogue },
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
    answers: { 200: CasinoPreview },
    spec: ['CS-04'],
  }),
  overview: withSchemas(casinoCalls.overview, {
    ...CASINO,
    summary: 'The overview of the casino: a few games of each section, and how many there are of each kind',
    answers: { 200: CasinoOverview },
  }),
  lobby: withSchemas(casinoCalls.lobby, {
    ...CASINO,
    summary: 'The rows of the lobby: new and popular games, shared tables, jackpot games, and the leading themes and studios',
    answers: { 200: CasinoLobby },
  }),
  jackpot: withSchemas(casinoCalls.jackpot, {
    ...CASINO,
    summary: 'What the jackpot holds by the ledger, in the currency of the player, or in euros for a visitor',
    answers: { 200: CasinoJackpot },
  }),
  providers: withSchemas(casinoCalls.providers, {
    ...CASINO,
    summary: 'Providers of casino games, by name',
    answers: { 200: CasinoProviders },
  }),
  mine: withSchemas(casinoCalls.mine, {
    ...CASINO,
    summary: 'Favourite games of the player, games played lately, and whether anything stops them from playing',
    answers: { 200: MyCasino },
  }),
  favourite: withSchemas(casinoCalls.favourite, {
    ...CASINO,
    summary: `Keep a game as a favourite, at most ${MOST_FAVOURITES}, or stop keeping it`,
    body: z.strictObject({ gameId: number, isFavourite: z.boolean() }),
    answers: { 200: MyCasino },
  }),
  tournaments: withSchemas(casinoCalls.tournaments, {
    ...CASINO,
    summary: 'Tournaments that run, come next or have just ended',
    answers: { 200: CasinoTournaments },
    spec: ['CS-03'],
  }),
  tournament: withSchemas(casinoCalls.tournament, {
    ...CASINO,
    summary: 'One edition of a tournament with its standings; the better score first, the earlier round at equal scores',
    params: z.object({ tournamentId: Slug }),
    answers: { 200: TournamentPage },
    spec: ['CS-03', 'CS-07'],
  }),
  offers: withSchemas(casinoCalls.offers, {
    duringBreak: 'offer',
    ...CASINO,
    summary: 'Bonuses and tournaments that the player has taken up, and how far they have come',
    answers: { 200: MyOffers },
    spec: ['CS-03', 'CS-07'],
  }),
  joinTournament: withSchemas(casinoCalls.joinTournament, {
    duringBreak: 'offer',
    ...CASINO,
    summary: 'Join a tournament that runs or comes next, or leave it; nothing is offered to players who take a break',
    body: z.strictObject({ edition: Slug, isJoined: z.boolean() }),
    answers: { 200: MyOffers },
    spec: ['CS-07'],
  }),
  takeBonus: withSchemas(casinoCalls.takeBonus, {
    duringBreak: 'offer',
    ...CASINO,
    summary: 'Take up a bonus, or end one that was taken up',
    body: z.strictObject({ id: z.enum(BONUS_IDS), isTaken: z.boolean() }),
    answers: { 200: MyOffers },
    spec: ['CS-07'],
  }),
};
