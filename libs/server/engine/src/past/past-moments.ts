import { frameIndexAt, lastRepricing, pricedIndex, type Course, type Frame } from '../course/course.ts';
import { courseSecondsAt, statusOf } from '../game-state.ts';
import { jitterIntervalMs, jitterStart, noiseAt, type JitterTerms } from '../pricing/jitter.ts';
import type { PricedMarket } from '../pricing/draft.ts';
import { priceGame } from '../pricing/price-game.ts';
import { nextIntervalMs, pricedAtMs } from '../pricing/priced-at.ts';
import type { GamePart } from '../pricing/situation.ts';
import { lineSituation, liveSituation } from '../pricing/situation-at.ts';
import type { Fixture } from '../types.ts';
import { GameStatus } from '@touchline/betting-contract';

/** A game whose prices can be computed for any moment; its course is read only after kick-off. */
export interface PastGame {
  fixture: Fixture;
  seed: number;
  course: () => Course;
}

export interface PartQuery {
  part: GamePart;
  shortId: number;
  /** Only the markets shown in lists. */
  isMain: boolean;
  /** Only markets of this type; default: all. */
  typeId?: number;
}

/** Maximum number of price changes before kick-off: two days. */
const MOST_LINE = 96;
/** Maximum number of moments of a game that is looked at again, and of prices in the history of one outcome. */
export const MOST_MOMENTS = 240;
export const MOST_PRICES = 720;
const SECOND_MS = 1000;

const jitterTermsOf = ({ fixture, seed, course }: PastGame, section: 'line' | 'live'): JitterTerms => ({
  fixture,
  seed,
  section,
  endsAt: () => course().endsAt,
});

/** Index of the frame of a game in play at a moment. */
export const indexAt = ({ fixture, course }: PastGame, ms: number): number =>
  Math.max(1, frameIndexAt(course(), courseSecondsAt(fixture, ms)));

/** Prices on offer at a past moment, computed in the same way as current ones. @spec BT-11 */
export function marketsAt(game: PastGame, ms: number, { part, shortId, isMain, typeId }: PartQuery): PricedMarket[] {
  const { fixture } = game;
  if (ms < fixture.startMs) {
    const terms = jitterTermsOf(game, 'line');
    return priceGame(lineSituation(fixture, noiseAt(terms, ms), part), shortId, isMain, typeId);
  }
  const course = game.course();
  const at = indexAt(game, ms);
  if (statusOf(course.frames[at] as Frame, part) === GameStatus.Finished) return [];
  const index = pricedIndex(course, at);
  const frame = course.frames[index] as Frame;
  const terms = jitterTermsOf(game, 'live');
  const heldSinceMs = pricedAtMs({ fixture, course, jitter: terms }, ms, at);
  const incidents = course.frames.slice(0, index + 1).flatMap(({ incident }) => incident ?? []);
  const situation = liveSituation({ fixture, course, frame, incidents, pricedAtMs: heldSinceMs, noise: noiseAt(terms, heldSinceMs), part });
  return priceGame(situation, shortId, isMain, typeId);
}

/** At most `most` evenly spread entries of a list, including the last one. */
const spread = (all: readonly number[], most: number): readonly number[] =>
  all.length <= most ? all : Array.from({ length: most }, (_, nth) => all[Math.floor(((nth + 1) * all.length) / most) - 1] as number);

function jitterStartsBetween(terms: JitterTerms, fromMs: number, untilMs: number): number[] {
  const length = jitterIntervalMs(terms);
  const found: number[] = [];
  for (let at = jitterStart(terms, fromMs) + length; at <= untilMs; at += length) found.push(at);
  return found;
}

/** Moments between two others at which a game in play was priced anew without anything having happened. */
function intervalsBetween(game: PastGame, fromMs: number, untilMs: number): number[] {
  const { fixture } = game;
  const course = game.course();
  const played = { fixture, course, jitter: jitterTermsOf(game, 'live') };
  const found: number[] = [];
  for (let at = nextIntervalMs(played, fromMs); at <= untilMs; at = nextIntervalMs(played, at)) {
    if (pricedAtMs(played, at, indexAt(game, at)) === at) found.push(at);
  }
  return found;
}

/** Moments before kick-off at which prices may have moved, in ascending order; at most two days of them. */
export function lineMoments(game: PastGame, { fromMs, untilMs }: { fromMs: number; untilMs: number }): readonly number[] {
  const last = Math.min(untilMs, game.fixture.startMs - 1);
  const terms = jitterTermsOf(game, 'line');
  const first = Math.max(fromMs, last - MOST_LINE * jitterIntervalMs(terms));
  return first > last ? [] : [first, ...jitterStartsBetween(terms, first, last)].slice(-MOST_LINE);
}

/**
 * Moments of a game in play at which its prices or state may have changed: kick-off, the frames of its course and the changes with time.
 * At most `most`: changes with time are thinned out first, frames only after them. Moments within one second are merged.
 */
export function liveMoments(game: PastGame, { untilMs, hasPauses, most }: { untilMs: number; hasPauses: boolean; most: number }): number[] {
  const { fixture } = game;
  if (untilMs < fixture.startMs) return [];
  const { frames } = game.course();
  const { model } = fixture.champ;
  const later = (seconds: number): number => fixture.startMs + Math.ceil((seconds * SECOND_MS) / fixture.speed);
  const happened: number[] = [fixture.startMs];
  frames.forEach((frame, index) => {
    if (index === 0 || later(frame.at) > untilMs) return;
    const isRepricing = lastRepricing(game.course(), index) === index;
    if (isRepricing || model.kind === 'goals') happened.push(later(frame.at));
    if (hasPauses && isRepricing && frame.suspendedUntil > frame.at && later(frame.suspendedUntil) <= untilMs)
      happened.push(later(frame.suspendedUntil));
  });
  const kept = spread(happened, most);
  const intervals = intervalsBetween(game, fixture.startMs, Math.min(untilMs, later(game.course().endsAt)));
  const all = [...kept, ...spread(intervals, Math.max(0, most - kept.length))].sort((a, b) => a - b);
  return all.filter((ms, at) => Math.floor(ms / SECOND_MS) !== Math.floor((all[at + 1] ?? Infinity) / SECOND_MS));
}
