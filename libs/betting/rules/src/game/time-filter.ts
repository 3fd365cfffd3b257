import { isGameFinished, isGameLive, type GameFacts } from './game-state.ts';

/** Time filters of lists. @spec OD-04 */
export const TimeFilter = { All: 0, Upcoming: 1, FirstPeriod: 2, SecondPeriod: 3, Recommended: 6 } as const;
export type TimeFilter = (typeof TimeFilter)[keyof typeof TimeFilter];

/** Time filters that make sense in a section: games before their start are in no half, and live games are not upcoming. @spec OD-04 */
export const timeFiltersOf = (section: 'line' | 'live'): readonly TimeFilter[] =>
  section === 'live'
    ? [TimeFilter.All, TimeFilter.FirstPeriod, TimeFilter.SecondPeriod, TimeFilter.Recommended]
    : [TimeFilter.All, TimeFilter.Upcoming, TimeFilter.Recommended];

/** The effective filter in a section: a filter that the section does not have becomes `All`. @spec OD-04 */
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
 * Whether a game passes a time filter. Upcoming: not live, not finished, and its start is in the future (a start at this very second is
 * not); first and second period: live in that period; recommended: chosen by the site. An unknown id filters nothing.
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
