import type { CasinoGame } from '@touchline/casino-contract';
import { type ModelId, modelOf } from '@touchline/casino-game-math';

type Facts = Pick<CasinoGame, 'rtp' | 'volatility' | 'hitRate' | 'maxWin' | 'lines' | 'minStake' | 'maxStake'>;

const HUNDREDTHS_OF_A_WHOLE = 10_000;
const HUNDREDTHS = 100;

/**
 * Facts of a model (RTP, hit rate, largest win), computed from its mathematics.
 *
 * @param leastStake - base stake of which the models' stakes are fractions and multiples, in minor units.
 */
export function factsOf(id: ModelId, leastStake: number): Facts {
  const model = modelOf(id);
  if (model === undefined) throw new Error(`no mathematics for ${id}`);
  const { facts, volatility, grid, stake } = model;
  return {
    rtp: facts && Math.round(facts.rtp * HUNDREDTHS_OF_A_WHOLE),
    hitRate: facts && Math.round(facts.hitRate * HUNDREDTHS_OF_A_WHOLE),
    maxWin: facts && Math.round(facts.most * HUNDREDTHS),
    volatility: volatility === 'none' ? null : volatility,
    lines: grid?.lines ?? grid?.ways ?? null,
    minStake: leastStake * stake.min,
    maxStake: leastStake * stake.max,
  };
}
