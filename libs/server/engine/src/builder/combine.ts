import { expectedCoef, LONGEST_COEF, type Pattern, priceCombination, type CombinationProblem } from '@touchline/betting-builder-math';
import { marketTypeOf } from '@touchline/betting-rules';
import type { Engine } from '../engine.ts';
import { inMillionths, type OutcomeChances } from '../pricing/chances.ts';
import { marginFactor, roundCoef } from '../pricing/draft.ts';
import type { OutcomePrice, OutcomeRef } from '../engine-types.ts';
import { gameFactsOf, type GameFacts } from '../game-facts.ts';
import { EPOCH_MS, rootIdOf } from '../schedule.ts';
import { jointOf } from './joint.ts';
import type { LegQuery } from './fate-table.ts';

/** Why outcomes cannot be combined now. @spec BT-10 */
export type CombinationRefusalReason = CombinationProblem | 'other-game' | 'gone' | 'not-combinable';

/** A combination with its price, or the reason of the refusal and the legs concerned. */
export type Combination =
  | { status: 'refused'; reason: CombinationRefusalReason; legs: readonly number[] }
  | {
      status: 'priced';
      facts: GameFacts;
      legs: readonly OutcomePrice[];
      /** In thousandths: odds of all legs (`coef`), and of each subset by the bit mask of its legs (`coefs`). */
      coef: number;
      coefs: readonly number[];
      /** In millionths, see {@link CombinationWorth}. */
      chances: OutcomeChances;
      /** Product of the odds of the legs, in thousandths. */
      product: number;
      isSuspended: boolean;
      priceVersion: number;
    };

const UNIT = 1000;
const MILLION = 1_000_000;
const refused = (reason: CombinationRefusalReason, legs: readonly number[]): Combination => ({ status: 'refused', reason, legs });
const placesWhere = <T>(items: readonly T[], is: (item: T) => boolean): number[] => items.flatMap((item, at) => (is(item) ? [at] : []));
const marginOf = ({ marketTypeId }: LegQuery): number => marginFactor(marketTypeOf(marketTypeId)?.key ?? 'result');

/**
 * The price of several outcomes of one match together, from the joint distribution of the match.
 *
 * @param refs - 1 to 8 outcomes on offer of one game and its sub-games.
 * @param outcomeId - id of the combination if it has one, because a test may have fixed its price.
 * @spec BT-10
 */
export function combine(engine: Engine, refs: readonly OutcomeRef[], outcomeId?: number): Combination {
  const rootId = rootIdOf(refs[0]?.gameId ?? 0);
  const others = placesWhere(refs, ({ gameId }) => rootIdOf(gameId) !== rootId);
  if (others.length > 0) return refused('other-game', others);
  const game = engine.game(rootId);
  const prices = refs.map((ref) => engine.priceOf(ref));
  const missing = placesWhere(prices, (price) => typeof price === 'string' || price.isFinished);
  if (game === undefined || missing.length > 0) return refused('gone', missing);
  const legs = prices as OutcomePrice[];
  const { situation, pricedAtMs } = game.pricingInput;
  const joint = jointOf(situation, legs);
  if ('unfit' in joint) return refused('not-combinable', joint.unfit);
  const price = priceCombination(joint.patterns, legs.map(marginOf));
  if (!price.isOk) return refused(price.reason, price.legs);
  const coefs = price.coefs.map((coef, mask) => (mask === 0 ? UNIT : roundCoef(coef / UNIT)));
  const coef = (outcomeId === undefined ? undefined : game.fixedCoef(outcomeId)) ?? (coefs.at(-1) as number);
  return {
    status: 'priced',
    facts: gameFactsOf(game, rootId, engine.updatedAt(game)),
    legs,
    coef,
    coefs: [...coefs.slice(0, -1), coef],
    chances: chancesOf(joint.patterns, coefs).chances,
    product: Math.min(LONGEST_COEF * UNIT, Math.floor(legs.reduce((product, leg) => (product * leg.coef) / UNIT, UNIT))),
    isSuspended: legs.some(({ isSuspended }) => isSuspended),
    priceVersion: Math.max(Math.floor((pricedAtMs - EPOCH_MS) / UNIT), ...legs.map(({ priceVersion }) => priceVersion)),
  };
}

/** Current value of a booked combination. */
export interface CombinationWorth {
  facts: GameFacts;
  /** Expected payout of a stake of one, in thousandths; with returned legs, the odds of the remaining legs apply. */
  expected: number;
  /**
   * In millionths. Returned: all legs are. Won: the rest of `expected`, divided by the booked odds; that is the chance to win where single
   * legs cannot be returned, and of the same value where they can.
   */
  chances: OutcomeChances;
  /** Current odds for that chance, in thousandths. */
  coef: number;
}

/**
 * Current value of a combination booked at these odds, whether or not its legs are still on offer; undefined if the game is not on the line
 * or in play.
 *
 * @param coefs - booked odds of each subset, by the bit mask of its legs.
 * @spec BT-10
 */
export function worthOf(
  engine: Engine,
  { gameId, legs, coefs }: { gameId: number; legs: readonly LegQuery[]; coefs: readonly number[] },
): CombinationWorth | undefined {
  const game = engine.game(gameId);
  if (game === undefined) return undefined;
  const joint = jointOf(game.pricingInput.situation, legs);
  if ('unfit' in joint) return undefined;
  const worth = chancesOf(joint.patterns, coefs);
  const margin = legs.reduce((product, leg) => product * marginOf(leg), 1);
  const chance = Math.max(1 / MILLION, Math.min(1, worth.expected / (coefs.at(-1) as number)));
  return { facts: gameFactsOf(game, game.id, engine.updatedAt(game)), ...worth, coef: roundCoef(1 / chance / margin) };
}

/** Expected payout and chances of a combination at these odds. */
function chancesOf(patterns: readonly Pattern[], coefs: readonly number[]): Pick<CombinationWorth, 'expected' | 'chances'> {
  const all = coefs.length - 1;
  const expected = expectedCoef(coefs, patterns);
  const returned = patterns.reduce((sum, pattern) => sum + (pattern.won === 0 && pattern.returned === all ? pattern.chance : 0), 0);
  const won = (expected - returned * UNIT) / (coefs[all] as number);
  return { expected, chances: inMillionths({ won, returned }) };
}
