import type { RoundView } from '@touchline/casino-game-contract';
import { isModelId, modelOf, type Played, rulesOf } from '@touchline/casino-game-math';

/** What a bet and the moves so far come to. */
export type PlayRound = (bet: { amount: number; choice: Readonly<Record<string, unknown>> }, moves: readonly string[]) => Played;

/** A stream that is the same each time: the minimal standard generator of Park and Miller. */
function drawsFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => (state = (state * 48_271) % 2_147_483_647) % below;
}
const MOST_SEEDS = 500;

/**
 * Rounds of a model of this repository, drawn the same way each time.
 *
 * @param isWanted - what the round has to be like before the first move, for example one that is still open
 * @returns null when no round of the model is like that
 * @throws RangeError for a model that this version does not have
 */
export function roundsOf(model: string, isWanted: (played: Played) => boolean): PlayRound | null {
  if (!isModelId(model)) throw new RangeError(`no model ${model}`);
  const rules = rulesOf(model);
  const bet = { amount: modelOf(model)?.stake.max === 0 ? 0 : 100, choice: rules.standard };
  // A climb moves by the clock of the site: here it ends with the first move.
  const movesOf = (moves: readonly string[]): readonly string[] => (model === 'crash' && moves.length > 0 ? ['end'] : moves);
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    if (isWanted(rules.play(bet, [], drawsFrom(seed))))
      return ({ amount, choice }, moves) => rules.play({ amount, choice }, movesOf(moves), drawsFrom(seed));
  }
  return null;
}

/** A round as the site would send it. */
export const viewOf = (model: string, played: Played, made: number, more: Partial<RoundView> = {}): RoundView => ({
  ...{ round: 700_001, model, game: null, status: played.isOver ? 'settled' : 'open', staked: played.staked },
  ...{ returned: played.isOver ? played.returned : 0, currencyIso: 'EUR', moves: [...played.moves], scene: played.scene },
  ...{ openedAt: 1_900_000_000_000, settledAt: played.isOver ? 1_900_000_000_000 : null, made, isFaulty: false, balance: null },
  ...more,
});
