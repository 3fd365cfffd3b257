import { frameIndexAt, lastTurn, type Course, type Frame } from '../course/course.ts';
import { courseSecondsAt, msOf, statusOf } from '../game-state.ts';
import { breathMs, breathStart, noiseAt, type BreathTerms } from '../pricing/breath.ts';
import type { PricedMarket } from '../pricing/draft.ts';
import { priceGame } from '../pricing/price-game.ts';
import type { GamePart } from '../pricing/situation.ts';
import { lineSituation, liveSituation } from '../pricing/situation-at.ts';
import type { Fixture } from '../types.ts';
import { GameStatus } from '@touchline/betting-contract';

/** A game whose prices of any moment can be told: its course is only asked for once it has begun. */
export interface PastGame {
  fixture: Fixture;
  seed: number;
  course: () => Course;
}

export interface AskedPart {
  part: GamePart;
  shortId: number;
  /** Only the markets that lists show. */
  isMain: boolean;
  /** Only markets of this type; all when left out. */
  typeId?: number;
}

/** Line breaths that are looked back: two days. */
const MOST_LINE = 96;
const MOST_LIVE = 240;
const SECOND_MS = 1000;

const breathOf = ({ fixture, seed, course }: PastGame, section: 'line' | 'live'): BreathTerms => ({
  fixture,
  seed,
  section,
  endsAt: () => course().endsAt,
});

/** Where a game in play stood at a moment. */
export const indexAt = ({ fixture, course }: PastGame, ms: number): number =>
  Math.max(1, frameIndexAt(course(), courseSecondsAt(fixture, ms)));

/** Prices as they were sold at a moment, by the same steps as those of the present. @spec BT-11 */
export function marketsAt(game: PastGame, ms: number, { part, shortId, isMain, typeId }: AskedPart): PricedMarket[] {
  const { fixture } = game;
  if (ms < fixture.startMs) {
    const terms = breathOf(game, 'line');
    return priceGame(lineSituation(fixture, noiseAt(terms, ms), part), shortId, isMain, typeId);
  }
  const course = game.course();
  const index = indexAt(game, ms);
  const frame = course.frames[index] as Frame;
  if (statusOf(frame, part) === GameStatus.Finished) return [];
  const turn = course.frames[lastTurn(course, fixture.champ.model, index)] as Frame;
  const terms = breathOf(game, 'live');
  const pricedAtMs = Math.max(breathStart(terms, ms), msOf(fixture, turn.at));
  const incidents = course.frames.slice(0, index + 1).flatMap(({ incident }) => incident ?? []);
  const situation = liveSituation({ fixture, course, frame, incidents, pricedAtMs, noise: noiseAt(terms, pricedAtMs), part });
  return priceGame(situation, shortId, isMain, typeId);
}

/** Evenly spread entries of a list, its last one among them. */
const spread = (all: readonly number[], most: number): readonly number[] =>
  all.length <= most ? all : Array.from({ length: most }, (_, nth) => all[Math.floor(((nth + 1) * all.length) / most) - 1] as number);

function breathsBetween(terms: BreathTerms, fromMs: number, untilMs: number): number[] {
  const length = breathMs(terms);
  const found: number[] = [];
  for (let at = breathStart(terms, fromMs) + length; at <= untilMs; at += length) found.push(at);
  return found;
}

/** Moments before kick-off at which prices may have moved, latest last; two days of them at most. */
export function lineMoments(game: PastGame, { fromMs, untilMs }: { fromMs: number; untilMs: number }): readonly number[] {
  const last = Math.min(untilMs, game.fixture.startMs - 1);
  const terms = breathOf(game, 'line');
  const first = Math.max(fromMs, last - MOST_LINE * breathMs(terms));
  return first > last ? [] : [first, ...breathsBetween(terms, first, last)].slice(-MOST_LINE);
}

/**
 * Moments of a game in play at which its prices or what it shows may have changed: kick-off, the frames of its course and its breaths. There are
 * so many at most; breaths are left out first, what happened never before them. Two within a second are one.
 */
export function liveMoments(game: PastGame, { untilMs, hasPauses }: { untilMs: number; hasPauses: boolean }): number[] {
  const { fixture } = game;
  if (untilMs < fixture.startMs) return [];
  const { frames } = game.course();
  const { model } = fixture.champ;
  const later = (seconds: number): number => fixture.startMs + Math.ceil((seconds * SECOND_MS) / fixture.speed);
  const happened: number[] = [fixture.startMs];
  frames.forEach((frame, index) => {
    if (index === 0 || later(frame.at) > untilMs) return;
    const isTurn = lastTurn(game.course(), model, index) === index;
    if (isTurn || model.kind === 'goals') happened.push(later(frame.at));
    if (hasPauses && isTurn && frame.suspendedUntil > frame.at && later(frame.suspendedUntil) <= untilMs)
      happened.push(later(frame.suspendedUntil));
  });
  const kept = spread(happened, MOST_LIVE);
  const breaths = breathsBetween(breathOf(game, 'live'), fixture.startMs, Math.min(untilMs, later(game.course().endsAt)));
  const all = [...kept, ...spread(breaths, Math.max(0, MOST_LIVE - kept.length))].sort((a, b) => a - b);
  return all.filter((ms, at) => Math.floor(ms / SECOND_MS) !== Math.floor((all[at + 1] ?? Infinity) / SECOND_MS));
}
