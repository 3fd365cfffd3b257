import { CurrencyIso, eachValid, otherwise, Whole } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { Slug } from './games.ts';
import { BONUS_IDS, TOURNAMENT_IDS } from './offers.ts';

const WholeOrNull = otherwise(z.nullable(Whole), null);

/** One edition of a tournament; times in seconds. */
const CasinoTournament = z.object({
  id: z.enum(TOURNAMENT_IDS),
  /** The edition: id and day of its start, `slots-week-2026-11-16`. */
  edition: Slug,
  state: z.enum(['upcoming', 'running', 'ended']),
  startsAt: Whole,
  endsAt: Whole,
  /** Games of these models count towards the score. */
  models: otherwise(z.readonly(eachValid(z.array(Slug))), []),
  /** Prize for each place from `from` to `to`, in units of the player's currency; a unit is worth about one euro. */
  prizes: otherwise(z.readonly(eachValid(z.array(z.object({ from: Whole, to: Whole, units: Whole })))), []),
  players: Whole,
});
export type CasinoTournament = z.infer<typeof CasinoTournament>;
export type TournamentState = CasinoTournament['state'];
export type TournamentPrize = CasinoTournament['prizes'][number];
export const CasinoTournaments = z.object({ tournaments: z.readonly(eachValid(z.array(CasinoTournament))) });
export type CasinoTournaments = z.infer<typeof CasinoTournaments>;

/** A place in a tournament. */
const TournamentPlace = z.object({
  place: z.int().check(z.minimum(1)),
  /** An opaque number for the player that reveals nothing about them. */
  player: Whole,
  /** Best return of a single counted round, in hundredths of its stake. */
  score: Whole,
});
export type TournamentPlace = z.infer<typeof TournamentPlace>;

export const TournamentPage = z.object({
  tournament: CasinoTournament,
  standings: z.readonly(eachValid(z.array(TournamentPlace))),
});
export type TournamentPage = z.infer<typeof TournamentPage>;

/** A bonus taken up by a player; times in seconds. */
const TakenBonus = z.object({
  id: z.enum(BONUS_IDS),
  state: z.enum(['open', 'credited', 'ended']),
  done: Whole,
  takenAt: Whole,
  endsAt: Whole,
  /** Credited amount in minor units; null before the credit. */
  credited: WholeOrNull,
});
export type TakenBonus = z.infer<typeof TakenBonus>;
export type TakenState = TakenBonus['state'];

/** A tournament the player has joined. */
const JoinedTournament = z.object({
  edition: Slug,
  joinedAt: Whole,
  rounds: Whole,
  /** Null until a round has returned something. */
  place: WholeOrNull,
  score: Whole,
  /** Minor units; null without a prize. */
  prize: WholeOrNull,
});
export type JoinedTournament = z.infer<typeof JoinedTournament>;

/** Casino offers for one player; empty while the player is on a break. */
export const MyOffers = z.object({
  isOffered: z.boolean(),
  currencyIso: CurrencyIso,
  exponent: Whole,
  bonuses: z.readonly(eachValid(z.array(TakenBonus))),
  tournaments: z.readonly(eachValid(z.array(JoinedTournament))),
});
export type MyOffers = z.infer<typeof MyOffers>;
