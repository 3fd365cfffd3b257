import { type GameModel, stakeRange } from '@touchline/casino-game-math';
import { currencyOf } from '@touchline/server-kernel';

/** Allowed stakes of a round in a currency, minor units. */
export const stakesIn = (currencyIso: string, model: GameModel): { min: number; max: number; usual: number } =>
  stakeRange(model, currencyOf(currencyIso).unit);
