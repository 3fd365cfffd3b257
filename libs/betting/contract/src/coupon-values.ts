import { Amount, Id } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { Coef } from './values.ts';

/** Coupon types. @spec CP-01 */
export const CouponTypeId = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(4), z.literal(9)]);

/** Number of bets in one combination of a system. @spec CP-06 */
export const SystemValue = z.int().check(z.minimum(2), z.maximum(30));

/**
 * Stakes of the parts of one request, in minor units. The key is the `blockId` of the bets. In a system (type 4) without `systemValue` it
 * is a size instead: all bets form one system of each size named, and size 1 means all bets as singles with this stake each. That is how
 * Trixie, Patent, Yankee, the Lucky ones, Canadian, Heinz, Super Heinz and Goliath are placed. @spec CP-27 CP-10
 */
export const AmountByBlockId = z.record(z.string().check(z.regex(/^\d{1,16}$/)), Amount);

/** A bet in a request: the price, and the coefficient (thousandths) that the player saw. @spec CP-04 CP-05 */
export const PlacedBet = z.strictObject({
  gameId: Id,
  marketId: Id,
  outcomeId: Id,
  coef: Coef,
  blockId: z.optional(Id),
  isBanker: z.optional(z.boolean()),
});
export type PlacedBet = z.infer<typeof PlacedBet>;
