/** Rounds per player that count in a tournament; further rounds bring no advantage. */
export const COUNTED_ROUNDS = 50;

export const TOURNAMENT_IDS = ['slots-week', 'tables-week', 'instant-day'] as const;
export type TournamentId = (typeof TOURNAMENT_IDS)[number];
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
