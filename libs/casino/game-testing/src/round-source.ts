import type { RoundView } from '@touchline/casino-game-contract';
import { isModelId, modelOf, type Played, rulesOf } from '@touchline/casino-game-math';

/** Computes a round from a bet and the moves so far. */
export type PlayRound = (bet: { amount: number; choice: Readonly<Record<string, unknown>> }, moves: readonly string[]) => Played;

/** A reproducible stream: the minimal standard generator of Park and Miller. */
function drawsFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => (state = (state * 48_271) % 2_147_483_647) % below;
}
const MOST_SEEDS = 500;

/**
 * Reproducible rounds of a model of this repository.
 *
 * @param isWanted - condition on the round before its first move, for example that it is still open
 * @returns null if no round of the model meets the condition
 * @throws RangeError for an unknown model
 */
export function roundsOf(model: string, isWanted: (played: Played) => boolean): PlayRound | null {
  if (!isModelId(model)) throw new RangeError(`no model ${model}`);
  const rules = rulesOf(model);
  const bet = { amount: modelOf(model)?.stake.max === 0 ? 0 : 100, choice: rules.standard };
  // A climb is moved by the site's clock; here the first move ends it.
  const { climb } = rules;
  const movesOf = (moves: readonly string[]): readonly string[] => (climb !== undefined && moves.length > 0 ? [climb.end] : moves);
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    if (isWanted(rules.play(bet, [], drawsFrom(seed))))
      return ({ amount, choice }, moves) => rules.play({ amount, choice }, movesOf(moves), drawsFrom(seed));
  }
  return null;
}

/** A round in the form that the site sends. */
export const viewOf = (model: string, played: Played, made: number, more: Partial<RoundView> = {}): RoundView => ({
  ...{ round: 700_001, model, game: null, status: played.isOver ? 'settled' : 'open', staked: played.staked },
  ...{ returned: played.isOver ? played.returned : 0, currencyIso: 'EUR', moves: [...played.moves], scene: played.scene },
  ...{ openedAt: 1_900_000_000_000, settledAt: played.isOver ? 1_900_000_000_000 : null, made, isFaulty: false, balance: null },
  ...more,
});
