import { CurrencyIso, Seconds, TimeZone, ifMissing } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { ACTIVITY_PERIODS } from './activity-periods.ts';

/** Part of the stakes that is still undecided. Missing in answers of older services: 0. */
const AtStake = ifMissing(z.optional(z.int()), 0);
const ActivitySums = z.object({ staked: z.int(), returned: z.int(), atStake: AtStake, deposited: z.int(), withdrawn: z.int() });
/** Sums of one period, in minor units. Stakes count when they are placed, returns when they are paid. */
export type ActivitySums = z.infer<typeof ActivitySums>;

/** Money and time that a player spent. */
export const ActivityStatement = z.object({
  currencyIso: CurrencyIso,
  exponent: z.int(),
  period: z.enum(ACTIVITY_PERIODS),
  /** Where the days begin: an IANA name or an offset such as `+05:45`. Missing in answers of older services: UTC. */
  zone: ifMissing(z.optional(TimeZone), 'UTC'),
  /** Oldest first, without gaps; `startsAt` in seconds. */
  rows: z.array(z.object({ ...ActivitySums.shape, startsAt: Seconds, playedSeconds: z.int() })),
  /** Totals over all rows; only products with stakes. */
  products: z.array(z.object({ product: z.string(), staked: z.int(), returned: z.int(), atStake: AtStake })),
});
export type ActivityStatement = z.infer<typeof ActivityStatement>;

const PlayMarkerView = z.object({
  marker: z.enum(['deposits-in-a-day', 'failed-deposits', 'rising-stakes', 'night-play', 'raised-limits']),
  /** The computed value, and the thresholds of a sign and of a strong sign. */
  value: z.number(),
  from: z.number(),
  strongFrom: z.number(),
  level: z.enum(['none', 'sign', 'strong']),
});
/** One marker of harm, with its value and thresholds. */
export type PlayMarkerView = z.infer<typeof PlayMarkerView>;
export const PlayMarkers = z.object({
  markers: z.array(PlayMarkerView),
  /** Whether offers are withheld from the player: after one strong sign, or three signs. */
  areOffersPaused: z.boolean(),
  /** The player's zone, in which nights are counted: an IANA name or an offset. Missing in answers of older services: UTC. */
  zone: ifMissing(z.optional(TimeZone), 'UTC'),
});
export type PlayMarkers = z.infer<typeof PlayMarkers>;
