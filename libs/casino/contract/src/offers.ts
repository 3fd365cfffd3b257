import type { CasinoModelId } from './models.ts';

/** Rounds per player that count in a tournament; further rounds bring no advantage. */
export const COUNTED_ROUNDS = 50;

/** Prize for each place from `from` to `to`, in units of the player's currency; a unit is worth about one euro. */
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
  /** Games of these models count towards the score. */
  models: readonly CasinoModelId[];
  prizes: readonly TournamentPrize[];
  players: number;
}

/** A place in a tournament. */
export interface TournamentPlace {
  place: number;
  /** An opaque number for the player that reveals nothing about them. */
  player: number;
  /** Best return of a single counted round, in hundredths of its stake. */
  score: number;
}

export interface TournamentPage {
  tournament: CasinoTournament;
  standings: readonly TournamentPlace[];
}

export const BONUS_IDS = ['slot-first-deposit', 'limit-set', 'six-kinds'] as const;
export type BonusId = (typeof BONUS_IDS)[number];
/** Legacy bonus id, still used in links. @spec GD-26 */
export const OLD_BONUS_ID = 'slot_first_deposit';
export const bonusIdOf = (text: string | undefined): BonusId | null =>
  text === OLD_BONUS_ID ? 'slot-first-deposit' : (BONUS_IDS.find((id) => id === text) ?? null);
export const tournamentIdOf = (text: string | undefined): TournamentId | null => TOURNAMENT_IDS.find((id) => id === text) ?? null;

/** Reward and conditions of a bonus. */
export interface CasinoBonus {
  id: BonusId;
  /** Free spins, each worth a tenth of a unit; credited as money of that value, without wagering. */
  spins: number;
  /** Steps required before the bonus is credited. */
  steps: number;
  /** Days available after the player takes the bonus up. */
  days: number;
}

export const CASINO_BONUSES: readonly CasinoBonus[] = [
  { id: 'slot-first-deposit', spins: 20, steps: 1, days: 30 },
  { id: 'limit-set', spins: 10, steps: 1, days: 30 },
  { id: 'six-kinds', spins: 10, steps: 6, days: 14 },
];
/** Free spins per unit of a currency. */
export const SPINS_OF_A_UNIT = 10;

export type TakenState = 'open' | 'credited' | 'ended';

/** A bonus taken up by a player; times in seconds. */
export interface TakenBonus {
  id: BonusId;
  state: TakenState;
  done: number;
  takenAt: number;
  endsAt: number;
  /** Credited amount in minor units; null before the credit. */
  credited: number | null;
}

/** A tournament the player has joined. */
export interface JoinedTournament {
  edition: string;
  joinedAt: number;
  rounds: number;
  /** Null until a round has returned something. */
  place: number | null;
  score: number;
  /** Minor units; null without a prize. */
  prize: number | null;
}

/** Casino offers for one player; empty while the player is on a break. */
export interface MyOffers {
  isOffered: boolean;
  currencyIso: string;
  exponent: number;
  bonuses: readonly TakenBonus[];
  tournaments: readonly JoinedTournament[];
}
