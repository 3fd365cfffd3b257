import type { CasinoGame, CasinoModelId } from '@touchline/casino-contract';
import { modelOf } from '@touchline/casino-game-math';

type Facts = Pick<CasinoGame, 'rtp' | 'volatility' | 'hitRate' | 'maxWin' | 'lines' | 'minStake' | 'maxStake'>;

const HUNDREDTHS_OF_A_WHOLE = 10_000;
const HUNDREDTHS = 100;

/**
 * What the mathematics of a model says of its games: computed, never claimed.
 *
 * @param leastStake - what stakes of models are parts and multiples of, in minor units.
 */
export function factsOf(id: CasinoModelId, leastStake: number): Facts {
  const model = modelOf(id);
  if (model === undefined) throw new Error(`no mathematics for ${id}`);
  const { facts, volatility, grid, stake } = model;
  return {
    rtp: facts && Math.round(facts.rtp * HUNDREDTHS_OF_A_WHOLE),
    hitRate: facts && Math.round(facts.hitRate * HUNDREDTHS_OF_A_WHOLE),
    maxWin: facts && Math.round(facts.maxWin * HUNDREDTHS),
    volatility: volatility === 'none' ? null : volatility,
    lines: grid?.lines ?? grid?.ways ?? null,
    minStake: leastStake * stake.min,
    maxStake: leastStake * stake.max,
  };
}
