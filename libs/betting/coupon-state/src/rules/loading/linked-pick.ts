import { CouponType, NAMED_SYSTEMS, type NamedSystemName } from '@touchline/betting-coupon-math';
import { fieldsOf, isWhole, type Fields } from '@touchline/shared-primitives';
import { BUILDER } from '@touchline/betting-rules';
import type { Pick } from '../content/pick.ts';
import { areLegs } from '../storage/read-bet.ts';

/** An outcome as identified by a link. */
export interface PickRef {
  gameId: number;
  marketId: number;
  outcomeId: number;
}

/** An outcome of a loaded coupon, with its original price if known (thousandths). @spec CP-31 */
export interface LoadedRef extends PickRef {
  coef: number | null;
  /** The opponents that the player saw, if known. Another game under the id is not what was loaded. */
  opponents?: readonly [string, string];
  /** The backend states that the shared bet is gone. */
  isGone?: boolean;
  /** Its place in the combination, if it was shared: the part of a divided express, or that it is a banker. */
  blockId?: number;
  isBanker?: boolean;
}

/** A shared coupon, with its combination if that was shared. @spec CP-31 */
export interface SharedBets {
  bets: readonly LoadedRef[];
  typeId: CouponType | null;
  systemValue: number | null;
  namedSystem: NamedSystemName | null;
}

const fieldsOfEach = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : []);

/** Parses a shared coupon; null if the answer is invalid. @spec GD-16 CP-31 */
export function readShared(answer: unknown): SharedBets | null {
  const { bets, now, typeId, systemValue, namedSystem } = fieldsOf(answer);
  if (!Array.isArray(bets)) return null;
  const then = new Map(fieldsOfEach(now).map((bet) => [bet['outcomeId'], bet]));
  const refs = fieldsOfEach(bets).map(({ gameId, marketId, outcomeId, blockId, isBanker }) => {
    const { coefThen: coef, state } = fieldsOf(then.get(outcomeId));
    return {
      ...{ gameId, marketId, outcomeId, coef: isWhole(coef) ? coef : null },
      ...(state === 'gone' && { isGone: true }),
      ...(isWhole(blockId) && { blockId }),
      ...(isBanker === true && { isBanker }),
    };
  });
  if (!refs.every((ref): ref is LoadedRef => isWhole(ref.gameId) && isWhole(ref.marketId) && isWhole(ref.outcomeId))) return null;
  return {
    bets: refs,
    typeId: Object.values(CouponType).find((type) => type === typeId) ?? null,
    systemValue: isWhole(systemValue) ? systemValue : null,
    namedSystem: NAMED_SYSTEMS.find(({ name }) => name === namedSystem)?.name ?? null,
  };
}

/** Whether the answer for a game is about the opponents that the player saw. */
export function isSeenGame(answer: unknown, { opponents, isGone = false }: Partial<LoadedRef>): boolean {
  if (isGone || opponents === undefined) return !isGone;
  const { opponent1, opponent2 } = fieldsOf(fieldsOf(answer)['game']);
  return [opponent1, opponent2].every((side, at) => fieldsOf(side)['name'] === opponents[at]);
}

/** Converts a bet builder combination to a pick; null if it is not on offer. @spec BT-10 CP-31 */
export function combinedPick(answer: unknown, price: unknown): Pick | null {
  const { status, marketId, outcomeId, coef, legs } = fieldsOf(price);
  const { markets: _markets, ...game } = fieldsOf(fieldsOf(answer)['game']);
  if (status !== 'priced' || !isWhole(marketId) || !isWhole(outcomeId) || !isWhole(coef) || !areLegs(legs) || !isWhole(game['id']))
    return null;
  const market = { id: marketId, typeId: BUILDER.marketTypeId };
  const outcome = { id: outcomeId, typeId: BUILDER.outcomeTypeId, coef };
  // The cast is safe: lists and pages read the same shape of the feed.
  return { game, market, outcome, legs, source: 'link', pageType: 'link' } as unknown as Pick;
}

/** Finds an outcome in the answer for its game; null if the game is over or the outcome is gone. @spec GD-16 */
export function findPick(answer: unknown, { marketId, outcomeId }: PickRef): Pick | null {
  const { game, subGames } = fieldsOf(answer);
  for (const part of [fieldsOf(game), ...fieldsOfEach(subGames)]) {
    const market = fieldsOfEach(part['markets']).find(({ id }) => id === marketId);
    const outcome = fieldsOfEach(market?.['outcomes']).find(({ id }) => id === outcomeId);
    if (market === undefined || outcome === undefined || !isWhole(outcome['coef'])) continue;
    const { markets: _markets, ...bare } = part;
    const { outcomes: _outcomes, ...bareMarket } = market;
    // The cast is safe: lists and pages read the same shape of the feed.
    return { game: bare, market: bareMarket, outcome, source: 'link', pageType: 'link' } as unknown as Pick;
  }
  return null;
}
