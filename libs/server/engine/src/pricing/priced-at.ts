import { GameStatus } from '@touchline/betting-contract';
import { frameIndexAt, lastRepricing, pricedIndex, pricedUntil, type Course, type Frame } from '../course/course.ts';
import { courseSecondsAt, msOf } from '../game-state.ts';
import type { Fixture } from '../types.ts';
import { intervalStart, jitterIntervalMs, type JitterTerms } from './jitter.ts';

/** Prices of a game with a clock are made anew after this share of what is left of the period. */
const SHARE_OF_LEFT = 0.05;
/** Share of a period that is always taken as left: when added time ends is not known before. */
const LEAST_LEFT = 0.025;
const SHORTEST_INTERVAL_MS = 1000;
const SECOND_MS = 1000;

/** A game in play at a moment. */
export interface PlayedGame {
  fixture: Fixture;
  course: Course;
  jitter: JitterTerms;
}

/** Seconds left on the clock of the period; Infinity if time alone decides nothing now. */
function secondsLeft({ fixture: { champ }, course }: PlayedGame, seconds: number): number {
  const { model } = champ;
  if (model.kind !== 'goals' && model.kind !== 'points') return Infinity;
  const frame = course.frames[frameIndexAt(course, seconds)] as Frame;
  if (frame.statusId !== GameStatus.InPlay) return Infinity;
  const played = frame.played + (frame.isRunning ? seconds - frame.at : 0);
  const end = frame.periodEndsAt ?? frame.periodId * model.periodSeconds;
  return Math.max(end - played, model.periodSeconds * LEAST_LEFT);
}

/**
 * How long prices hold at a moment if nothing happens. The usual interval, halved until it is a small share of the time that is left: the
 * last minute of a quarter changes prices more than the minutes before it.
 */
export function intervalMsAt(game: PlayedGame, ms: number): number {
  const longestMs = (secondsLeft(game, courseSecondsAt(game.fixture, ms)) * SHARE_OF_LEFT * SECOND_MS) / game.fixture.speed;
  let length = jitterIntervalMs(game.jitter);
  while (length > longestMs && length / 2 >= SHORTEST_INTERVAL_MS) length /= 2;
  return length;
}

/** When the interval began that contains a moment: at the last moment that was the end of one as long as they were then. */
function intervalBegan(game: PlayedGame, ms: number): number {
  let began = intervalStart(game.jitter, ms, intervalMsAt(game, ms));
  // Intervals were longer before, never shorter, so the first halves of longer ones are no beginnings.
  for (;;) {
    const start = intervalStart(game.jitter, began, intervalMsAt(game, began));
    if (start === began) return began;
    began = start;
  }
}

/**
 * Since when the prices hold that are on offer at a moment, in milliseconds: since the last score, or since the last interval of time began.
 *
 * @param index - index of the frame in effect.
 */
export function pricedAtMs(game: PlayedGame, ms: number, index: number): number {
  const { fixture, course } = game;
  const repriced = course.frames[lastRepricing(course, pricedIndex(course, index))] as Frame;
  const movesAtMs = Math.min(ms, msOf(fixture, pricedUntil(course)));
  return Math.max(intervalBegan(game, movesAtMs), msOf(fixture, repriced.at));
}

/** Before this moment the prices of a game in play change only with what happens in it. */
export function nextIntervalMs(game: PlayedGame, ms: number): number {
  const length = intervalMsAt(game, ms);
  // The interval may be halved while it lasts.
  const half = length / 2 >= SHORTEST_INTERVAL_MS ? length / 2 : length;
  return intervalStart(game.jitter, ms, half) + half;
}
