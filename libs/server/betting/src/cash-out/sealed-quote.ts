import * as z from 'zod/mini';

/** Content of a sealed cash-out quote. The client returns it with the cash-out, so that no process has to store it. */
export const SealedCashOutQuote = z.object({
  kind: z.literal('cash-out'),
  /** Milliseconds by the server's clock. */
  at: z.int(),
  userId: z.int(),
  couponId: z.int(),
  stakeLeft: z.int(),
  offer: z.int(),
});
export type SealedCashOutQuote = z.infer<typeof SealedCashOutQuote>;
