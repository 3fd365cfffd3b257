import * as z from 'zod/mini';

/** What an offer promised; it travels with the answer and comes back with the cash-out, so that no process has to remember it. */
export const CashOutPromise = z.object({
  kind: z.literal('cash-out'),
  /** Milliseconds by the server's clock. */
  at: z.int(),
  userId: z.int(),
  couponId: z.int(),
  stakeLeft: z.int(),
  offer: z.int(),
});
export type CashOutPromise = z.infer<typeof CashOutPromise>;
