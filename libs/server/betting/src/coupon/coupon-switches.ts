import * as z from 'zod/mini';

const Units = z.int().check(z.minimum(0));
const Percent = z.int().check(z.minimum(1), z.maximum(1000));
const Thousandths = z.int().check(z.minimum(1000));

/** Coupon terms that a test may override; absent fields keep the site's values. */
export const CouponSwitches = z.strictObject({
  hyperBonus: z.optional(z.nullable(z.strictObject({ percent: Percent, minUnits: Units, maxUnits: Units }))),
  expressBoost: z.optional(
    z.nullable(z.strictObject({ ladder: z.array(z.strictObject({ fewestBets: Units, percent: Percent })), lowestCoef: Thousandths })),
  ),
  promoCodes: z.optional(
    z.array(
      z.strictObject({
        code: z.string(),
        effect: z.discriminatedUnion('kind', [
          z.strictObject({ kind: z.literal('boost'), percent: Percent, maxUnits: Units }),
          z.strictObject({ kind: z.literal('stake-back'), percent: Percent, maxUnits: Units }),
          z.strictObject({ kind: z.literal('free-bet') }),
        ]),
        startsAt: z.optional(z.int()),
        endsAt: z.optional(z.int()),
        couponTypes: z.optional(z.array(z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(4), z.literal(9)]))),
        fewestBets: z.optional(Units),
        lowestCoef: z.optional(Thousandths),
        lowestTotalCoef: z.optional(Thousandths),
        minUnits: z.optional(Units),
        maxUnits: z.optional(Units),
      }),
    ),
  ),
  liveDelayMs: z.optional(Units),
  isQuoteRequired: z.optional(z.boolean()),
});
