import type { CasinoModelId } from './models.ts';

/** Rounds of one player that count in a tournament: playing more gains nothing. */
export const COUNTED_ROUNDS = 50;

/** Places from `from` to `to` get so many round units of the player's currency; a unit is about one euro. */
export interface TournamentPrize {
  from: number;
  to: number;
  units: number;
}

export const TOURNAMENT_IDS = ['slots-week', 'tables-week', 'instant-day'] as const;
export type TournamentId = (typeof TOURNAMENT_IDS)[number];
export type TournamentState = 'upcoming' | 'running' | 'ended';

/** One edition of a tournament; times in seconds. */
export interface CasinoTournament {
  id: TournamentId;
  /** The edition: id and day of its start, `slots-week-2026-11-16`. */
  edition: string;
  state: TournamentState;
  startsAt: number;
  endsAt: number;
  /** Games of these models count. */
  models: readonly CasinoModelId[];
  prizes: readonly TournamentPrize[];
  players: number;
}

/** A place in a tournament. */
export interface TournamentPlace {
  place: number;
  /** A number that stands for the player and says nothing about them. */
  player: number;
  /** Best return of one counted round, in hundredths of its stake. */
  score: number;
}

export interface TournamentPage {
  tournament: CasinoTournament;
  standings: readonly TournamentPlace[];
}

export const BONUS_IDS = ['slot-first-deposit', 'limit-set', 'six-kinds'] as const;
export type BonusId = (typeof BONUS_IDS)[number];
/** The old name of a bonus that addresses still use. @spec GD-26 */
export const OLD_BONUS_ID = 'slot_first_deposit';
export const bonusIdOf = (text: string | undefined): BonusId | null =>
  text === OLD_BONUS_ID ? 'slot-first-deposit' : (BONUS_IDS.find((id) => id === text) ?? null);
export const tournamentIdOf = (text: string | undefined): TournamentId | null => TOURNAMENT_IDS.find((id) => id === text) ?? null;

/** What a bonus gives and asks for. */
export interface CasinoBonus {
  id: BonusId;
  /** Free spins, each worth a tenth of a unit; credited as money of the same value, without wagering. */
  spins: number;
  /** Steps until it is credited. */
  steps: number;
  /** Days that there are for it after it was taken up. */
  days: number;
}

export const CASINO_BONUSES: readonly CasinoBonus[] = [
  { id: 'slot-first-deposit', spins: 20, steps: 1, days: 30 },
  { id: 'limit-set', spins: 10, steps: 1, days: 30 },
  { id: 'six-kinds', spins: 10, steps: 6, days: 14 },
];
/** Spins of one unit of a currency. */
export const SPINS_OF_A_UNIT = 10;

export type TakenState = 'open' | 'credited' | 'ended';

/** A bonus that a player has taken up; times in seconds. */
export interface TakenBonus {
  id: BonusId;
  state: TakenState;
  done: number;
  takenAt: number;
  endsAt: number;
  /** Minor units that were credited; null before. */
  credited: number | null;
}

/** A tournament that a player takes part in. */
export interface JoinedTournament {
  edition: string;
  joinedAt: number;
  rounds: number;
  /** Null without a round that returned anything. */
  place: number | null;
  score: number;
  /** Minor units; null while there is none. */
  prize: number | null;
}

/** Offers of the casino as they stand for a player; nothing is offered to somebody who takes a break. */
export interface MyOffers {
  isOffered: boolean;
  currencyIso: string;
  exponent: number;
  bonuses: readonly TakenBonus[];
  tournaments: readonly JoinedTournament[];
}
