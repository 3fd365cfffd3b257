import { isGameFinished, isGameLive, type GameFacts } from './game-state.ts';

/** Time filters of lists. @spec OD-04 */
export const TimeFilter = { All: 0, Upcoming: 1, FirstPeriod: 2, SecondPeriod: 3, Recommended: 6 } as const;
export type TimeFilter = (typeof TimeFilter)[keyof typeof TimeFilter];

/** Time filters that can tell games of a section apart: no game before its start is in a half, and no live game is upcoming. @spec OD-04 */
export const timeFiltersOf = (section: 'line' | 'live'): readonly TimeFilter[] =>
  section === 'live'
    ? [TimeFilter.All, TimeFilter.FirstPeriod, TimeFilter.SecondPeriod, TimeFilter.Recommended]
    : [TimeFilter.All, TimeFilter.Upcoming, TimeFilter.Recommended];

/** The filter that holds in a section: a chosen one that the section does not have filters nothing there. @spec OD-04 */
export const timeFilterIn = (section: 'line' | 'live', chosen: TimeFilter): TimeFilter =>
  timeFiltersOf(section).includes(chosen) ? chosen : TimeFilter.All;

export interface FilteredGame extends GameFacts {
  /** Seconds since 1970. */
  startAt: number;
  /** Period in play, counted from 1. */
  periodId?: number | undefined;
  isTop?: boolean | undefined;
}

/**
 * Whether a game passes a time filter. Upcoming: not live, not over, and its start is still ahead (a start at this very second is not);
 * first and second period: live in that period; recommended: chosen by the site. An unknown id filters nothing.
 * @spec OD-04
 */
export function passesTimeFilter(game: FilteredGame, filterId: number, nowSeconds: number): boolean {
  switch (filterId) {
    case TimeFilter.Upcoming:
      return !isGameLive(game) && !isGameFinished(game) && game.startAt > nowSeconds;
    case TimeFilter.FirstPeriod:
      return isGameLive(game) && game.periodId === 1;
    case TimeFilter.SecondPeriod:
      return isGameLive(game) && game.periodId === 2;
    case TimeFilter.Recommended:
      return game.isTop === true;
    default:
      return true;
  }
}
