import * as z from 'zod/mini';

/** A coefficient in thousandths: 1850 is 1.85. */
export const Coef = z.int().check(z.minimum(1000), z.maximum(1_000_000_000));
/** A line (total, handicap) in thousandths: 2500 is 2.5, -250 is a quarter line. */
export const Param = z.int();

/** Id of a market, outcome or combination in a URL: up to sixteen digits. */
export const PriceId = z.string().check(z.regex(/^\d{1,16}$/));
