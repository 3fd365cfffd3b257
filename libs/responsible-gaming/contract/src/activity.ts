import type { Calls } from '@touchline/shared-contract';

/** A player's statement, and signs of harm derived from it. */
export const activityCalls = {
  statement: { method: 'GET', path: '/web-api/user/activity', auth: 'token' },
  markers: { method: 'GET', path: '/web-api/user/play-markers', auth: 'token' },
} as const satisfies Calls;

/** Rows of a statement: 30 days, 12 weeks starting on Monday, or 12 months. All start at midnight in the zone of the call. */
export const ACTIVITY_PERIODS = ['day', 'week', 'month'] as const;
export type ActivityPeriod = (typeof ACTIVITY_PERIODS)[number];

/** Sums of one period, in minor units. Stakes count when they are placed, returns when they are paid. */
export interface ActivitySums {
  staked: number;
  returned: number;
  deposited: number;
  withdrawn: number;
}

/** Money and time that a player spent. */
export interface ActivityStatement {
  currencyIso: string;
  exponent: number;
  period: ActivityPeriod;
  /** Where the days begin: an IANA name or an offset such as `+05:45`. Missing in answers of older services: UTC. */
  zone?: string;
  /** Oldest first, without gaps; `startsAt` in seconds. */
  rows: (ActivitySums & { startsAt: number; playedSeconds: number })[];
  /** Totals over all rows; only products with stakes. */
  products: { product: string; staked: number; returned: number }[];
}

/** One marker of harm, with its value and thresholds. */
export interface PlayMarkerView {
  marker: 'deposits-in-a-day' | 'failed-deposits' | 'rising-stakes' | 'night-play' | 'raised-limits';
  /** The computed value, and the thresholds of a sign and of a strong sign. */
  value: number;
  from: number;
  strongFrom: number;
  level: 'none' | 'sign' | 'strong';
}
export interface PlayMarkers {
  markers: PlayMarkerView[];
  /** Whether offers are withheld from the player: after one strong sign, or three signs. */
  areOffersPaused: boolean;
  /** The player's zone, in which nights are counted: an IANA name or an offset. Missing in answers of older services: UTC. */
  zone?: string;
}
