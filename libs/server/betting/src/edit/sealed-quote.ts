import { CouponTerms, CouponTypeId, PlacedBet } from '@touchline/betting-contract/schemas';
import * as z from 'zod/mini';

/** Content of a sealed exchange quote. The client returns it with the exchange, so that no process has to store it. */
export const SealedEditQuote = z.object({
  kind: z.literal('edit'),
  /** Milliseconds by the server's clock. */
  at: z.int(),
  userId: z.int(),
  couponId: z.int(),
  value: z.int(),
  extra: z.int(),
  coef: z.int(),
  possibleWin: z.int(),
  /** The new bet: its terms, and each selection with the odds shown. */
  accountId: z.int(),
  typeId: CouponTypeId,
  systemValue: z.nullable(z.int()),
  terms: CouponTerms,
  bets: z.array(PlacedBet),
  /** Marks of their prices; quotes of earlier releases have none. */
  marks: z.optional(z.array(z.nullable(z.string()))),
});
export type SealedEditQuote = z.infer<typeof SealedEditQuote>;
