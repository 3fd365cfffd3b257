import { type GameModel } from '@touchline/casino-game-math';
import { currencyOf } from '@touchline/server-kernel';

const LEAST_PARTS = 5;
const MOST_UNITS = 100;
const SLOT_CYCLE_MS = 2_500;
const CYCLE_MS = 5_000;

/** Stakes of a round in a currency, minor units: from a fifth of its unit to a hundred units. */
export function stakesIn(currencyIso: string, model: GameModel): { min: number; max: number; usual: number } {
  const { unit } = currencyOf(currencyIso);
  if (model.stake.max === 0) return { min: 0, max: 0, usual: 0 };
  return { min: Math.max(1, Math.floor(unit / LEAST_PARTS)), max: unit * MOST_UNITS, usual: unit };
}

/** Least time from one round to the next: 2.5 s for slots, 5 s for every other game. Turning tiles costs nothing and waits for nothing. */
export const cycleOf = ({ family }: GameModel): number => (family === 'skill' ? 0 : family === 'slots' ? SLOT_CYCLE_MS : CYCLE_MS);
