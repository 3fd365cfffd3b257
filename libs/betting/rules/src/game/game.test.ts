import { GameStatus } from '@touchline/betting-contract';
import { gameFacts, isGameFinished, isGameLive } from './game-state.ts';
import { passesTimeFilter, TimeFilter } from './time-filter.ts';

const { NotStarted, InPlay, Break, Finished } = GameStatus;

it.each([
  [{ statusId: NotStarted }, false, false],
  [{ statusId: InPlay }, true, false],
  [{ statusId: Break }, true, false],
  [{ statusId: Finished }, false, true],
  [{ statusId: NotStarted, hasGameTime: true }, true, false],
  [{ statusId: NotStarted, isLiveInLive: true }, true, false],
  [{ statusId: NotStarted, isMarketLive: true }, true, false],
  [{ statusId: InPlay, isFinished: true }, false, true],
  [{ statusId: Finished, hasGameTime: true, isMarketLive: true }, false, true],
])('[OD-03] %j is live: %p, finished: %p', (game, live, finished) => {
  expect(isGameLive(game)).toBe(live);
  expect(isGameFinished(game)).toBe(finished);
});

it('[OD-03] reads the facts of a game from the feed', () => {
  expect(gameFacts({ section: 'line', state: { statusId: NotStarted } })).toEqual({ statusId: 1, hasGameTime: false, isMarketLive: false });
  expect(isGameLive(gameFacts({ section: 'line', state: { statusId: NotStarted, isLiveInLive: true } }))).toBe(true);
  expect(isGameFinished(gameFacts({ section: 'live', state: { statusId: InPlay, isFinished: true } }))).toBe(true);
  expect(isGameLive(gameFacts({ section: 'live', state: { statusId: InPlay, isFinished: true } }))).toBe(false);
  expect(isGameLive(gameFacts({ section: 'live', state: { statusId: NotStarted } }))).toBe(true);
});

const NOW = 1_000;
it.each([
  [TimeFilter.All, { statusId: Finished, startAt: 1 }, true],
  [TimeFilter.Upcoming, { statusId: NotStarted, startAt: 1_001 }, true],
  [TimeFilter.Upcoming, { statusId: NotStarted, startAt: 1_000 }, false],
  [TimeFilter.Upcoming, { statusId: InPlay, startAt: 1_001 }, false],
  [TimeFilter.Upcoming, { statusId: Finished, startAt: 1_001 }, false],
  [TimeFilter.FirstPeriod, { statusId: InPlay, startAt: 1, periodId: 1 }, true],
  [TimeFilter.FirstPeriod, { statusId: InPlay, startAt: 1, periodId: 2 }, false],
  [TimeFilter.FirstPeriod, { statusId: Finished, startAt: 1, periodId: 1 }, false],
  [TimeFilter.SecondPeriod, { statusId: Break, startAt: 1, periodId: 2 }, true],
  [TimeFilter.Recommended, { statusId: NotStarted, startAt: 1, isTop: true }, true],
  [TimeFilter.Recommended, { statusId: NotStarted, startAt: 1 }, false],
  [42, { statusId: NotStarted, startAt: 1 }, true],
])('[OD-04] filter %i on %j: %p', (filter, game, passes) => {
  expect(passesTimeFilter(game, filter, NOW)).toBe(passes);
});
