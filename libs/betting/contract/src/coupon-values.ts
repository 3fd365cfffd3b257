import { Amount, Id } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { Coef } from './values.ts';

/** Coupon types. @spec CP-01 */
export const CouponTypeId = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(4), z.literal(9)]);

const LARGEST_SHOP_SYSTEM = 999;
/**
 * Number of bets in one combination of a system: 2 to 30. From 201 on it is the number of a betting-shop system instead, whose hundreds are
 * its selections: 201 Single Stakes About, 202 Double Stakes About, 301 Rounder, 302 Roundabout, 303 Round Robin, 401 Flag, 501 Super Flag,
 * 503 Banker Yankee, 601 Heinz Flag, 603 Alphabet, 701 Super Heinz Flag, 702 Lucky 127, 703 Magnificent 7, 801 Goliath Flag, 802 Lucky 255,
 * 901 Union Jack, and 902, 903 and 904 the same with trixies, patents and round robins. `amount` is then the stake of all its bets together.
 * @spec CP-06 CP-10
 */
export const SystemValue = z.int().check(z.minimum(2), z.maximum(LARGEST_SHOP_SYSTEM));

/** Systems of several sizes, by name. @spec CP-10 */
export const NamedSystem = z.enum([
  'trixie',
  'patent',
  'yankee',
  'lucky-15',
  'canadian',
  'lucky-31',
  'heinz',
  'lucky-63',
  'super-heinz',
  'goliath',
]);

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
