import { expectedCoef, LONGEST_COEF, priceCombination, type CombinationProblem } from '@touchline/betting-builder-math';
import { marketTypeOf } from '@touchline/betting-rules';
import type { Engine } from '../engine.ts';
import { marginFactor, roundCoef } from '../pricing/draft.ts';
import type { Quote, QuoteRef } from '../engine-types.ts';
import { gameFactsOf, type GameFacts } from '../quote.ts';
import { EPOCH_MS, rootIdOf } from '../schedule.ts';
import { jointOf } from './joint.ts';
import type { LegQuestion } from './fate-table.ts';

/** Why outcomes make no combination now. @spec BT-10 */
export type CombinationRefusalReason = CombinationProblem | 'other-game' | 'gone' | 'not-combinable';

/** A combination with its price, or the reason and the legs that it is about. */
export type Combination =
  | { status: 'refused'; reason: CombinationRefusalReason; legs: readonly number[] }
  | {
      status: 'priced';
      facts: GameFacts;
      legs: readonly Quote[];
      /** Thousandths; that of all legs, and of each part by the mask of its legs. */
      coef: number;
      coefs: readonly number[];
      /** How likely it is that all of it wins, returns taken out; millionths. */
      chance: number;
      /** What multiplying the odds of the legs would give, in thousandths. */
      product: number;
      isSuspended: boolean;
      priceVersion: number;
    };

const UNIT = 1000;
const MILLION = 1_000_000;
const refused = (reason: CombinationRefusalReason, legs: readonly number[]): Combination => ({ status: 'refused', reason, legs });
const placesWhere = <T>(items: readonly T[], is: (item: T) => boolean): number[] => items.flatMap((item, at) => (is(item) ? [at] : []));
const marginOf = ({ marketTypeId }: LegQuestion): number => marginFactor(marketTypeOf(marketTypeId)?.key ?? 'result');

/**
 * The price of several outcomes of one match together, from the joint distribution of the match.
 *
 * @param refs - 1 to 8 outcomes that are on offer, of a game and its sub-games.
 * @param outcomeId - of the combination, where it has one: a test may have fixed its price.
 * @spec BT-10
 */
export function combine(engine: Engine, refs: readonly QuoteRef[], outcomeId?: number): Combination {
  const rootId = rootIdOf(refs[0]?.gameId ?? 0);
  const others = placesWhere(refs, ({ gameId }) => rootIdOf(gameId) !== rootId);
  if (others.length > 0) return refused('other-game', others);
  const game = engine.game(rootId);
  const quotes = refs.map((ref) => engine.quote(ref));
  const missing = placesWhere(quotes, (quote) => typeof quote === 'string' || quote.isFinished);
  if (game === undefined || missing.length > 0) return refused('gone', missing);
  const legs = quotes as Quote[];
  const { situation, pricedAtMs } = game.belief;
  const joint = jointOf(situation, legs);
  if ('unfit' in joint) return refused('not-combinable', joint.unfit);
  const price = priceCombination(joint.patterns, legs.map(marginOf));
  if (!price.isOk) return refused(price.reason, price.legs);
  const coefs = price.coefs.map((coef, mask) => (mask === 0 ? UNIT : roundCoef(coef / UNIT)));
  const coef = (outcomeId === undefined ? undefined : game.fixedCoef(outcomeId)) ?? (coefs.at(-1) as number);
  return {
    status: 'priced',
    facts: gameFactsOf(game, rootId, engine.updatedAt),
    legs,
    coef,
    coefs: [...coefs.slice(0, -1), coef],
    chance: Math.max(1, Math.floor(MILLION / price.fairCoef)),
    product: Math.min(LONGEST_COEF * UNIT, Math.floor(legs.reduce((product, leg) => (product * leg.coef) / UNIT, UNIT))),
    isSuspended: legs.some(({ isSuspended }) => isSuspended),
    priceVersion: Math.max(Math.floor((pricedAtMs - EPOCH_MS) / UNIT), ...legs.map(({ priceVersion }) => priceVersion)),
  };
}

/** What a booked combination is worth now. */
export interface CombinationWorth {
  facts: GameFacts;
  /** Mean of what a stake of one comes to, in thousandths, returns and void legs counted at their own odds. */
  expected: number;
  /** The same as a share of the booked odds, millionths: its chance, where no leg can be returned. */
  chance: number;
  /** Odds that it would be sold at with that chance, thousandths. */
  coef: number;
}

/**
 * What a combination that was booked at these odds is worth, whether its legs are still sold or not; undefined when its game is not on.
 *
 * @param coefs - of each part by the mask of its legs, as booked.
 * @spec BT-10
 */
export function worthOf(
  engine: Engine,
  { gameId, legs, coefs }: { gameId: number; legs: readonly LegQuestion[]; coefs: readonly number[] },
): CombinationWorth | undefined {
  const game = engine.game(gameId);
  if (game === undefined) return undefined;
  const joint = jointOf(game.belief.situation, legs);
  if ('unfit' in joint) return undefined;
  const expected = expectedCoef(coefs, joint.patterns);
  const chance = Math.max(1, Math.min(MILLION, Math.round((expected / (coefs.at(-1) as number)) * MILLION)));
  const margin = legs.reduce((product, leg) => product * marginOf(leg), 1);
  return { facts: gameFactsOf(game, game.id, engine.updatedAt), expected, chance, coef: roundCoef(MILLION / chance / margin) };
}
