import { isDay, isZone } from '@touchline/shared-primitives/calendar';
import * as z from 'zod/mini';
import { readings } from './reading.ts';

/** Money in minor units of its currency (cents for EUR, fils for KWD), never a fraction. @spec MON-1 */
export const Money = z.int().check(z.minimum(-9_007_199_254_740_991), z.maximum(9_007_199_254_740_991));
/** Money that cannot be negative. */
export const Amount = z.int().check(z.minimum(0), z.maximum(1_000_000_000_000));
export const Id = z.int().check(z.minimum(0));
/** A non-negative integer: a count, a number of decimals, a time that is never before 1970. */
export const Whole = z.int().check(z.minimum(0));
/** Seconds since 1970 (UTC), server time. */
export const Seconds = z.int();
/** Milliseconds since 1970 (UTC), server time. */
export const Milliseconds = z.int();
/** ISO 4217, upper case. */
export const CurrencyIso = z.string().check(z.regex(/^[A-Z]{3}$/));
/** Two lowercase letters. @spec LG-01 */
export const Lang = z.string().check(z.regex(/^[a-z]{2}$/));
export const Pair = z.tuple([z.int(), z.int()]);
/** An integer as text in a query string. */
export const QueryInt = z.string().check(z.regex(/^\d{1,15}$/));
/** A list length from 1 to 200 as text in a query string; longer answers are of no use to a person. @spec SEC-6 */
export const QueryCount = z.string().check(z.regex(/^(?:[1-9]\d?|1\d\d|200)$/));
/** A calendar day that exists, as text in a query string: `2026-11-28`. The zone of its midnights is another parameter. */
export const QueryDay = z.string().check(
  z.regex(/^20\d\d-\d\d-\d\d$/),
  z.refine((text) => isDay(text), 'no day of the calendar'),
);
/** The zone in which days are cut: an IANA name or an offset such as `+05:45`. Longer or unknown texts are rejected. @spec PL-05 STO-2 */
export const TimeZone = z.string().check(
  z.maxLength(40),
  z.refine((text) => isZone(text), 'unknown time zone'),
);
readings.add(TimeZone, { shape: 'timeZone' });
/** A small number (kind, state) as text in a query string. */
export const QueryKind = z.string().check(z.regex(/^\d{1,4}$/));
export const QueryFlag = z.enum(['0', '1']);
/** Comma-separated ids, at most 200 of them. */
export const QueryIds = z.string().check(z.regex(/^\d{1,15}(,\d{1,15}){0,199}$/));
