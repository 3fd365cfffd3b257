import { GameStatus } from '@touchline/betting-contract';
import { frameAt, type Course, type Frame } from '../../course/course.ts';
import { unit } from '../../random.ts';
import type { Fixture, GoalsModel, PointsModel, SetsModel } from '../../types.ts';

/** A moment at which a player looks at the prices, chosen from what can be seen by then. */
export interface Moment {
  name: string;
  /** Seconds since kick-off; negative before it. */
  at: number;
  /** The team that has just scored. */
  gained?: 1 | 2;
  /** A second before a score: what the page is too slow to show, and a player beside the field may know. */
  isForeseen?: boolean;
  /** The player waits until the game is open for bets again. */
  isPatient?: boolean;
}

/** Seconds between two ticks of the line: something that happened is seen at most so much later. */
const TICK = 1;
/** Shares of the regular time at which one looks at the prices. */
const SHARES = [0.25, 0.5, 0.75, 0.85, 0.9, 0.94, 0.98, 0.995] as const;
/** From this share of the regular time on, the next score is followed. */
const SCORES = [0.9, 0.97] as const;
const MARKS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9] as const;
const RANDOM_STREAM = 71;
/** Share of the units of a match without lost sets within which a score is followed. */
const RALLIES = 1.5;
const POINTS_OF_A_GAME = 6;

const countOf = ({ score: { main, periods } }: Frame, side: 0 | 1): number =>
  main[side] + periods.reduce((sum, pair) => sum + pair[side], 0);

const sumOf = (frame: Frame): number => countOf(frame, 0) + countOf(frame, 1);

/** The team that scored between two frames; undefined if both did, or neither. */
export function gainOf(now: Frame, before: Frame): 1 | 2 | undefined {
  const [home, away] = ([0, 1] as const).map((side) => countOf(now, side) > countOf(before, side));
  return home === away ? undefined : home === true ? 1 : 2;
}

/** When a game in play first had this many seconds of play in a period or a later one; undefined if it did not. */
function whenPlayed({ frames }: Course, periodId: number, played: number): number | undefined {
  for (const [index, frame] of frames.entries()) {
    if (frame.periodId < periodId || frame.statusId !== GameStatus.InPlay) continue;
    if (frame.periodId > periodId) return undefined;
    const passes = frame.isRunning ? (frames[index + 1]?.at ?? frame.at) - frame.at : 0;
    if (frame.played >= played) return frame.at;
    if (frame.played + passes > played) return frame.at + played - frame.played;
  }
  return undefined;
}

/** The first score at or after a moment, as it is seen: at the next tick, and a second before. Not if both teams score in that second. */
function aroundScore(course: Course, after: number): { at: number; before: number; gained: 1 | 2 } | undefined {
  const { frames } = course;
  for (let index = 1; index < frames.length; index += 1) {
    const frame = frames[index] as Frame;
    if (frame.at < after || frame.statusId !== GameStatus.InPlay) continue;
    if (sumOf(frame) <= sumOf(frames[index - 1] as Frame)) continue;
    const at = Math.ceil(frame.at);
    const gained = gainOf(frameAt(course, at), frameAt(course, at - TICK));
    return gained === undefined ? undefined : { at, before: at - TICK, gained };
  }
  return undefined;
}

function ofScore(course: Course, name: string, after: number | undefined): Moment[] {
  const score = after === undefined ? undefined : aroundScore(course, after);
  if (score === undefined) return [];
  const { at, before, gained } = score;
  return [
    { name: `before ${name}`, at: before, gained, isForeseen: true },
    { name: `after ${name}`, at, gained, isPatient: true },
  ];
}

const named = (name: string, at: number | undefined): Moment[] => (at === undefined ? [] : [{ name, at: Math.ceil(at) }]);

function ofClock(course: Course, { champ, id }: Fixture, { periodSeconds }: GoalsModel | PointsModel, seed: number): Moment[] {
  const { periods } = champ.sport;
  const when = (share: number): number | undefined => {
    const played = share * periods * periodSeconds;
    return whenPlayed(course, Math.min(periods, Math.floor(played / periodSeconds) + 1), played);
  };
  const first = (share: number): number | undefined => whenPlayed(course, 1, share * periodSeconds);
  return [
    ...SHARES.flatMap((share) => named(`at ${share * 100} % of the clock`, when(share))),
    ...named('at 90 % of the first period', first(0.9)),
    ...named('at the end of the first period', first(0.995)),
    ...named('in added time of the first period', first(1.015)),
    ...named('in added time', whenPlayed(course, periods, (periods + 0.01) * periodSeconds)),
    ...ofScore(course, 'a score', when(unit(seed, id, RANDOM_STREAM) * 0.9)),
    ...SCORES.flatMap((share) => ofScore(course, `a score after ${share * 100} % of the clock`, when(share))),
  ];
}

function ofSets(course: Course, { id }: Fixture, { target, setsToWin, isTennis = false }: SetsModel, seed: number): Moment[] {
  const { frames } = course;
  const when = (test: (frame: Frame) => boolean): number | undefined =>
    frames.find((frame) => frame.statusId === GameStatus.InPlay && test(frame))?.at;
  const most = ({ score, periodId }: Frame): number => Math.max(...(score.periods[periodId - 1] ?? [0, 0]));
  const last = setsToWin * 2 - 1;
  const sets = Array.from({ length: last }, (_, at) => at + 1);
  // By a number of rallies that does not depend on the length of this match, which is not known yet.
  const nth = Math.floor(unit(seed, id, RANDOM_STREAM) * (isTennis ? POINTS_OF_A_GAME : 1) * RALLIES * target * setsToWin);
  return [
    ...sets.flatMap((set) =>
      named(
        `at the start of set ${set}`,
        when(({ periodId }) => periodId === set),
      ),
    ),
    ...sets.flatMap((set) =>
      named(
        `in the middle of set ${set}`,
        when((frame) => frame.periodId === set && most(frame) * 2 >= target),
      ),
    ),
    ...[1, last].flatMap((set) =>
      target === 1
        ? []
        : named(
            `late in set ${set}`,
            when((frame) => frame.periodId === set && most(frame) >= target - 1),
          ),
    ),
    ...ofScore(course, 'a score', frames[nth]?.at),
    ...ofScore(
      course,
      'a score late in a set',
      when((frame) => target > 1 && most(frame) >= target - 1),
    ),
    ...ofPoint(course, frames[nth]?.at),
  ];
}

const POINTS = ['0', '15', '30', '40', 'A'];
const pointOf = (text: string | undefined): number => Math.max(0, POINTS.indexOf(text ?? '0'));

/** A game of tennis in which one side has just come to two points more than the other. */
function ofPoint({ frames }: Course, after = 0): Moment[] {
  const found = frames.find(
    ({ at, score: { points } }) => points !== undefined && at >= after && Math.abs(pointOf(points[0]) - pointOf(points[1])) === 2,
  );
  if (found === undefined) return [];
  const [home, away] = (found.score.points ?? []).map(pointOf) as [number, number];
  return [{ name: 'two points ahead in a game', at: Math.ceil(found.at), gained: home > away ? 1 : 2 }];
}

/** A race: after each tenth of its marks, as long as its markets are open. */
function ofMarks({ frames }: Course): Moment[] {
  const marks = frames.filter(({ race }) => race !== undefined);
  return MARKS.flatMap((share) => named(`after ${share * 100} % of the marks`, marks[Math.floor(share * marks.length)]?.at));
}

/** All moments of a game at which the judge bets. */
export function momentsOf(course: Course, fixture: Fixture, seed: number): Moment[] {
  const { model } = fixture.champ;
  const before: Moment = { name: 'before the game', at: -60 };
  switch (model.kind) {
    case 'goals':
    case 'points':
      return [before, ...ofClock(course, fixture, model, seed)];
    case 'sets':
      return [before, ...ofSets(course, fixture, model, seed)];
    case 'race':
      return [before, ...ofMarks(course)];
    default:
      return [before, ...named('in play', course.frames[1]?.at)];
  }
}
