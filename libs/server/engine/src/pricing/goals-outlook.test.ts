import { GameStatus } from '@touchline/betting-contract';
import type { Course, Frame } from '../course/course.ts';
import { coursesOf, errorsBetween, fixtureWith, situationOf } from '../testing/many-courses.ts';
import { GoalsOutlook } from './goals-outlook.ts';
import { BEFORE } from './situation-at.ts';

const COURSES = 3000;
/** Of the five figures below the largest difference is this many standard errors in one of a thousand runs. */
const MOST_ERRORS = 4;
const MINUTE = 60;
type Pair = readonly [number, number];

const sum = ([home, away]: Pair): number => home + away;

/** The frame in effect after so many seconds of play of a period; undefined if it was not so long. */
function frameAfter({ frames }: Course, periodId: number, played: number): Frame | undefined {
  for (const [index, frame] of frames.entries()) {
    if (frame.periodId !== periodId || frame.statusId !== GameStatus.InPlay) continue;
    const next = frames[index + 1] as Frame;
    const until = frame.played + (frame.isRunning ? next.at - frame.at : 0);
    if (frame.played <= played && until > played && frame.suspendedUntil < frame.at + played - frame.played) return frame;
  }
  return undefined;
}

describe('time', () => {
  const fixture = fixtureWith(115, 1.9, 0.9);
  const courses = coursesOf(fixture, COURSES);

  it.each([
    ['the 30th minute', 1, 30],
    ['the 44th minute', 1, 44],
    ['the first minute of added time of the first half', 1, 45.7],
    ['the 60th minute', 2, 60],
    ['the 85th minute', 2, 85],
    ['the 88th minute', 2, 88],
    ['the 90th minute', 2, 90],
    ['the second minute of added time', 2, 91.5],
  ])('[BT-02] expects as many goals as follow after %s, in the game and in the half', (_, periodId, minute) => {
    let [games, priced, happened, pricedInHalf, happenedInHalf] = [0, 0, 0, 0, 0];
    for (const course of courses) {
      const frame = frameAfter(course, periodId, minute * MINUTE);
      if (frame === undefined) continue;
      const last = course.frames.at(-1) as Frame;
      const outlook = new GoalsOutlook(situationOf(fixture, frame, minute * MINUTE));
      games += 1;
      priced += 1 - Math.exp(-sum(outlook.means('score', 0)));
      happened += sum(last.score.main as Pair) > sum(frame.score.main as Pair) ? 1 : 0;
      pricedInHalf += 1 - Math.exp(-sum(outlook.means('score', periodId)));
      const half = (one: Frame): number => sum((one.score.periods[periodId - 1] ?? [0, 0]) as Pair);
      happenedInHalf += half(last) > half(frame) ? 1 : 0;
    }

    expect(games).toBeGreaterThan(COURSES / 3);
    expect(errorsBetween(priced / games, happened, games)).toBeLessThan(MOST_ERRORS);
    expect(errorsBetween(pricedInHalf / games, happenedInHalf, games)).toBeLessThan(MOST_ERRORS);
  });
});

it.each([
  ['a favourite', 115, 3.4, 0.4],
  ['equal teams', 115, 1.3, 1.3],
  ['short games', 100, 1.3, 1.3],
  ['ice hockey', 180, 3, 2.6],
  ['field hockey', 340, 2.4, 2],
])('[BT-02] expects the goals of each team and period that %s score', (_, champId, home, away) => {
  const fixture = fixtureWith(champId, home, away);
  const outlook = new GoalsOutlook(situationOf(fixture, BEFORE));
  const ends = coursesOf(fixture, COURSES).map(({ frames }) => frames.at(-1) as Frame);
  for (let period = 0; period <= fixture.champ.sport.periods; period += 1) {
    for (const side of [0, 1] as const) {
      const mean = outlook.means('score', period)[side];
      const goals = ends.reduce(
        (all, { score }) => all + ((period === 0 ? score.main : (score.periods[period - 1] ?? [0, 0]))[side] ?? 0),
        0,
      );
      expect(Math.abs(goals / COURSES - mean) / Math.sqrt(mean / COURSES)).toBeLessThan(MOST_ERRORS);
    }
  }
});

it('[BT-02] expects corners and cards in both halves alike, for favourites as for outsiders', () => {
  const fixture = fixtureWith(115, 3.4, 0.4);
  const outlook = new GoalsOutlook(situationOf(fixture, BEFORE));
  const ends = coursesOf(fixture, COURSES).map(({ frames }) => frames.at(-1) as Frame);
  for (const measure of ['corners', 'cards'] as const) {
    for (const period of [1, 2]) {
      for (const side of [0, 1] as const) {
        const counts = ends.map(({ cornersByPeriod, cardsByPeriod }) => {
          const counted = measure === 'corners' ? cornersByPeriod : cardsByPeriod;
          return counted?.[period - 1]?.[side] ?? 0;
        });
        const mean = outlook.means(measure, period)[side];
        expect(Math.abs(counts.reduce((all, count) => all + count, 0) / COURSES - mean) / Math.sqrt((mean * 1.1) / COURSES)).toBeLessThan(
          MOST_ERRORS,
        );
        const grid = outlook.grid(measure, period);
        const none = grid.reduce((all, chance, cell) => all + ((side === 0 ? Math.floor(cell / 16) : cell % 16) === 0 ? chance : 0), 0);
        expect(errorsBetween(none, counts.filter((count) => count === 0).length, COURSES)).toBeLessThan(MOST_ERRORS);
      }
    }
  }
});
