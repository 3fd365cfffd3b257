/** Rows of a statement: 30 days, 12 weeks starting on Monday, or 12 months. All start at midnight in the zone of the call. */
export const ACTIVITY_PERIODS = ['day', 'week', 'month'] as const;
export type ActivityPeriod = (typeof ACTIVITY_PERIODS)[number];
