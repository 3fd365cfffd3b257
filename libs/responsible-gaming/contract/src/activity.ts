import type { Calls } from '@touchline/shared-contract';

/** A player's statement, and signs of harm derived from it. */
export const activityCalls = {
  statement: { method: 'GET', path: '/web-api/user/activity', auth: 'token' },
  markers: { method: 'GET', path: '/web-api/user/play-markers', auth: 'token' },
} as const satisfies Calls;

export { ACTIVITY_PERIODS, type ActivityPeriod } from './activity-periods.ts';
export type { ActivityStatement, ActivitySums, PlayMarkers, PlayMarkerView } from './statement.ts';
