import type { Calls } from '@touchline/shared-contract';

/** What a player did, and what it says. */
export const activityCalls = {
  statement: { method: 'GET', path: '/web-api/user/activity', auth: 'token' },
  markers: { method: 'GET', path: '/web-api/user/play-markers', auth: 'token' },
} as const satisfies Calls;

/** What the rows of a statement are: 30 days, 12 weeks from Monday, or 12 months. All begin at 00:00 UTC. */
export const ACTIVITY_PERIODS = ['day', 'week', 'month'] as const;
export type ActivityPeriod = (typeof ACTIVITY_PERIODS)[number];

/** Money of one stretch of time, minor units. Stakes count when they are placed, returns when they are paid. */
export interface ActivitySums {
  staked: number;
  returned: number;
  deposited: number;
  withdrawn: number;
}

/** What a player did with their time and money. */
export interface ActivityStatement {
  currencyIso: string;
  exponent: number;
  period: ActivityPeriod;
  /** Oldest first, without gaps; `startsAt` in seconds. */
  rows: (ActivitySums & { startsAt: number; playedSeconds: number })[];
  /** Of the whole time; only products that money was staked with. */
  products: { product: string; staked: number; returned: number }[];
}

/** One thing that is looked at for signs of harm, with the numbers that decide. */
export interface PlayMarkerView {
  marker: 'deposits-in-a-day' | 'failed-deposits' | 'rising-stakes' | 'night-play' | 'raised-limits';
  /** What was computed, and from where on it is a sign, and a strong one. */
  value: number;
  from: number;
  strongFrom: number;
  level: 'none' | 'sign' | 'strong';
}
export interface PlayMarkers {
  markers: PlayMarkerView[];
  /** Offers are kept from the player: a strong sign, or three signs. */
  areOffersPaused: boolean;
}
