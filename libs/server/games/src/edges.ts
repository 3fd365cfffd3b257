import { entryOf, modelOf } from '@touchline/casino-game-math';

/** Share of the stakes that a jackpot gives back on average. */
const JACKPOT_PARTS = 100;

/**
 * The least edge of a model as played here, jackpot included, in parts of 10,000; 0 for an unknown model, whose stakes earn nothing. The test
 * compares it with the computed returns.
 *
 * @spec PI-02 CS-06
 */
export function edgeOf(id: string): number {
  const model = modelOf(id);
  if (model === undefined) return 0;
  return entryOf(model.id).leastEdge - (model.features.includes('jackpot') ? JACKPOT_PARTS : 0);
}
