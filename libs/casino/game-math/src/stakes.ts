import type { GameModel } from './models.ts';

const LEAST_PARTS = 5;
const SLOT_CYCLE_MS = 2_500;
const CYCLE_MS = 5_000;

/**
 * Stakes of a round in minor units: from a fifth of a unit to 100 units, or to one unit where best play returns more than it takes.
 *
 * @param unit - a round amount of the currency, minor units
 */
export function stakeRange({ stake }: Pick<GameModel, 'stake'>, unit: number): { min: number; max: number; usual: number } {
  if (stake.max === 0) return { min: 0, max: 0, usual: 0 };
  return { min: Math.max(1, Math.floor(unit / LEAST_PARTS)), max: Math.floor((unit * stake.max) / LEAST_PARTS), usual: unit };
}

/**
 * Minimum time between rounds in milliseconds: 2.5 s for slots, 5 s for other games. A game without a stake has no minimum.
 *
 * @spec CS-02
 */
export function cycleOf({ family, stake }: Pick<GameModel, 'family' | 'stake'>): number {
  if (stake.max === 0) return 0;
  return family === 'slots' ? SLOT_CYCLE_MS : CYCLE_MS;
}
