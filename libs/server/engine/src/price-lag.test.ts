import { createEngine } from './engine.ts';
import { scoredSince } from './course/course.ts';
import { LiveGame } from './live-game.ts';
import type { PricedMarket } from './pricing/draft.ts';
import { EVENING, manualClock } from './testing/clock.ts';
import { coursesOf, fixtureWith } from './testing/many-courses.ts';

const SECOND_MS = 1000;

it('[ODD-5] finds the first score that prices of a moment do not know', () => {
  const [course] = coursesOf(fixtureWith(210), 1);
  const scores = course?.frames.filter(({ incident }) => incident?.kind === 'point') ?? [];
  const [first, second, third] = scores;
  if (course === undefined || first === undefined || second === undefined || third === undefined) throw new Error('no scores');
  const index = course.frames.indexOf(third);

  expect(scoredSince(course, first.at - 1, index)).toBe(first);
  expect(scoredSince(course, first.at, index)).toBe(second);
  expect(scoredSince(course, third.at, index)).toBeUndefined();
  expect(scoredSince(course, first.at, course.frames.indexOf(first))).toBeUndefined();
});

it('[ODD-5] quotes prices that missed a score as old as it, so that they are refused as stale', () => {
  const clock = manualClock(EVENING);
  const engine = createEngine({ ...clock, champIds: [112] });
  engine.tick(clock.pass(SECOND_MS));
  const game = [...engine.games()].find(({ section, main }) => section === 'live' && main.markets.length > 0) as LiveGame;
  const market = game.main.markets[0] as PricedMarket;
  const ageMs = (): number => {
    const quote = engine.priceOf({ gameId: game.id, marketId: market.id, outcomeId: market.outcomes[0]?.id as number });
    return typeof quote === 'string' ? NaN : clock.now() - quote.updatedAt;
  };
  expect(ageMs()).toBe(0);

  const lag = jest.spyOn(LiveGame.prototype, 'priceLagMs').mockReturnValue(7 * SECOND_MS);
  expect(ageMs()).toBe(7 * SECOND_MS);
  lag.mockRestore();
});
