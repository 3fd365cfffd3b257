/** Results on one page of a day. */
export const RESULTS_PAGE_SIZE = 50;

/** Phase of a game: on the line, in play, or over. */
export const RESULT_PHASES = ['line', 'live', 'over'] as const;
export type ResultPhase = (typeof RESULT_PHASES)[number];

/** Filter of a day's results. */
export interface ResultsFilter {
  /** `2026-06-11`; null is today. */
  date: string | null;
  sport: number | null;
  champ: number | null;
  search: string;
  /** From 1. */
  page: number;
}
