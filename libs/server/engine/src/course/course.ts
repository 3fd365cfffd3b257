import type { GameStatus, Incident, Score, SuspendReason } from '@touchline/betting-contract';
import type { Model } from '../types.ts';

/** Something that happened, with who did it. */
export interface CourseIncident {
  kind: Incident['kind'];
  team: 0 | 1 | 2;
  periodId: number;
  /** Seconds on the game's clock, or since its start where there is none. */
  seconds: number;
  player?: string;
}

/** A moment from which on the game stands like this. */
export interface Frame {
  /** Seconds since kick-off, breaks and pauses included. */
  at: number;
  statusId: GameStatus;
  periodId: number;
  /** Seconds of play, all periods together. */
  played: number;
  isRunning: boolean;
  score: Score;
  /** Prices are paused from here until this second; 0 when they are not. */
  suspendedUntil: number;
  reason?: SuspendReason;
  incident?: CourseIncident;
  /** Counts of corners and cards by period, where they are kept. */
  cornersByPeriod?: readonly (readonly [number, number])[];
  cardsByPeriod?: readonly (readonly [number, number])[];
}

/** The whole life of a match, known from its first second: what makes a restart harmless. */
export interface Course {
  frames: readonly Frame[];
  endsAt: number;
  /** Score with overtime where it differs from the one that decides. */
  final?: readonly [number, number];
  isOvertime?: boolean;
  isAwarded?: boolean;
  /** The order of what was scored is made up: nothing may be settled on it. */
  hasInventedMinutes?: boolean;
}

/** Index of the frame that holds at `seconds`; the first one before kick-off. */
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

export const frameAt = (course: Course, seconds: number): Frame => course.frames[frameIndexAt(course, seconds)] as Frame;

/** Rallies of a set between two looks at its prices. */
const RALLIES = 3;
const count = ({ score }: Frame): number => score.periods.reduce((sum, [home, away]) => sum + home + away, 0);

function isTurn(model: Model, frame: Frame, before: Frame): boolean {
  if (frame.periodId !== before.periodId || frame.statusId !== before.statusId) return true;
  const [home, away] = frame.score.main;
  const hasScored = home !== before.score.main[0] || away !== before.score.main[1];
  if (model.kind === 'goals') return hasScored || frame.incident?.kind === 'red';
  if (model.kind !== 'sets') return false;
  const isRally = count(frame) !== count(before) && (model.isTennis === true || count(frame) % RALLIES === 0);
  return hasScored || isRally;
}

const TURNS = new WeakMap<Course, Int32Array>();

/**
 * The last frame up to `index` at which prices turn at once: a goal, a red card, a game of tennis, a new period. The scores of
 * basketball come too often for that; prices follow them with the next breath.
 */
export function lastTurn(course: Course, model: Model, index: number): number {
  let turns = TURNS.get(course);
  if (turns === undefined) {
    turns = new Int32Array(course.frames.length);
    for (let at = 1; at < turns.length; at++) {
      const isNew = isTurn(model, course.frames[at] as Frame, course.frames[at - 1] as Frame);
      turns[at] = isNew ? at : (turns[at - 1] as number);
    }
    TURNS.set(course, turns);
  }
  return turns[index] as number;
}
