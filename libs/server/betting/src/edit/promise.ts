import { CouponTerms, CouponTypeId, PlacedBet } from '@touchline/betting-contract/schemas';
import * as z from 'zod/mini';

/** What a quoted exchange promised; it travels with the answer and comes back with the exchange, so that no process has to remember it. */
export const EditPromise = z.object({
  kind: z.literal('edit'),
  /** Milliseconds by the server's clock. */
  at: z.int(),
  userId: z.int(),
  couponId: z.int(),
  value: z.int(),
  extra: z.int(),
  coef: z.int(),
  possibleWin: z.int(),
  /** The new bet: what it is sold under, and each selection with the odds that were shown. */
  accountId: z.int(),
  typeId: CouponTypeId,
  systemValue: z.nullable(z.int()),
  terms: CouponTerms,
  bets: z.array(PlacedBet),
});
export type EditPromise = z.infer<typeof EditPromise>;
