import { checkedText, eachValid, otherwise } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';

const Filled = checkedText(z.string().check(z.minLength(1)));
const Site = checkedText(z.string().check(z.regex(/^https:\/\//)));

/** A helpline, or a register for self-exclusion from all operators of a country. The operator has verified each entry. */
const HelpService = z.object({
  /** ISO code, two letters; null for a service open to all countries. */
  country: z.nullable(checkedText(z.string().check(z.regex(/^[A-Za-z]{2}$/)))),
  kind: z.enum(['helpline', 'register']),
  name: Filled,
  /** Null if no number is published by the service or its authority. */
  phone: otherwise(z.nullable(Filled), null),
  url: Site,
  /** The page on which the entry was verified, and the date, year-month-day. */
  source: Site,
  checkedOn: Filled,
});
export type HelpService = z.infer<typeof HelpService>;

/** In display order: services of the visitor's country first. @spec LIM-14 */
export const HelpServices = z.object({ services: eachValid(z.array(HelpService)) });
export type HelpServices = z.infer<typeof HelpServices>;
