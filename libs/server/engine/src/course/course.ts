import type { GameStatus, Incident, RaceTimes, Score, SuspendReason } from '@touchline/betting-contract';
import type { GameResult } from '@touchline/betting-rules';

/** An incident, with the player where known. */
export interface CourseIncident {
  kind: Incident['kind'];
  team: 0 | 1 | 2;
  periodId: number;
  /** Seconds on the game clock, or since the start for games without one. */
  seconds: number;
  player?: string;
}

/** State of a game from one moment until the next frame. */
export interface Frame {
  /** Seconds since kick-off, breaks and pauses included. */
  at: number;
  statusId: GameStatus;
  periodId: number;
  /** Seconds of play, all periods together. */
  played: number;
  /** Seconds of the period that passed on the clock while nothing could happen, such as before a penalty. */
  lost?: number;
  /** Seconds of play at which the period ends, for periods of another length than regular ones. */
  periodEndsAt?: number;
  isRunning: boolean;
  score: Score;
  /** Prices are suspended until this second; 0 if they are not. */
  suspendedUntil: number;
  reason?: SuspendReason;
  incident?: CourseIncident;
  /** Times of a race so far; its `score` says nothing. */
  race?: RaceTimes;
  /** Corners and cards by period, in sports that count them. */
  cornersByPeriod?: readonly (readonly [number, number])[];
  cardsByPeriod?: readonly (readonly [number, number])[];
}

/** The complete course of a match, known from the start, so that a restart changes nothing. */
export interface Course {
  frames: readonly Frame[];
  endsAt: number;
  /**
   * Index of the last frame whose score bets are settled on, if the match continues after it: prices stay as they were then, and are
   * suspended.
   */
  lastPriced?: number;
  isAwarded?: boolean;
  /** The runners of a race in the order of its finish. */
  finishers?: GameResult['finishers'];
  /** The order of scores is invented: no bet may be settled on it. */
  hasInventedMinutes?: boolean;
}

/** Index of the frame in effect at `seconds`; the first frame before kick-off. */
export function frameIndexAt(course: Course, seconds: number): number {
  let low = 0;
  let high = course.frames.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((course.frames[middle] as Frame).at <= seconds) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Index of the frame that prices are computed from: after regular time, its last one. */
export const pricedIndex = (course: Course, index: number): number => Math.min(index, course.lastPriced ?? index);

/** When the play ends that bets are on, in seconds since kick-off. */
export const pricedUntil = ({ frames, endsAt, lastPriced }: Course): number =>
  lastPriced === undefined ? endsAt : (frames[lastPriced + 1]?.at ?? endsAt);

export const frameAt = (course: Course, seconds: number): Frame => course.frames[frameIndexAt(course, seconds)] as Frame;

const isSamePair = (one: readonly unknown[] | undefined, two: readonly unknown[] | undefined): boolean =>
  one === two || (one !== undefined && two !== undefined && one[0] === two[0] && one[1] === two[1]);

/** Whether two frames have the same score, points of a game of tennis and the side that serves included. */
export function isSameScore({ score: one }: Frame, { score: two }: Frame): boolean {
  return (
    isSamePair(one.main, two.main) &&
    isSamePair(one.points, two.points) &&
    one.serving === two.serving &&
    one.periods.length === two.periods.length &&
    one.periods.every((pair, at) => isSamePair(pair, two.periods[at]))
  );
}

const isRepricing = (frame: Frame, before: Frame): boolean =>
  frame.periodId !== before.periodId ||
  frame.statusId !== before.statusId ||
  frame.incident?.kind === 'red' ||
  frame.race !== before.race ||
  !isSameScore(frame, before);

const REPRICINGS = new WeakMap<Course, Int32Array>();

/** The last frame up to `index` that reprices the game at once: a score of any kind, a red card, a new period, a mark of a race. */
export function lastRepricing(course: Course, index: number): number {
  let repricings = REPRICINGS.get(course);
  if (repricings === undefined) {
    repricings = new Int32Array(course.frames.length);
    for (let at = 1; at < repricings.length; at++) {
      const isNew = isRepricing(course.frames[at] as Frame, course.frames[at - 1] as Frame);
      repricings[at] = isNew ? at : (repricings[at - 1] as number);
    }
    REPRICINGS.set(course, repricings);
  }
  return repricings[index] as number;
}

/**
 * The frame of the first score after a moment, up to a frame; undefined if the score has stayed the same. Prices made at that moment are
 * out of date since then.
 *
 * @param seconds - the moment, in seconds since kick-off. @param index - index of the frame in effect now.
 */
export function scoredSince(course: Course, seconds: number, index: number): Frame | undefined {
  for (let at = Math.max(0, frameIndexAt(course, seconds)) + 1; at <= index; at += 1) {
    const frame = course.frames[at] as Frame;
    if (!isSameScore(frame, course.frames[at - 1] as Frame)) return frame;
  }
  return undefined;
}
