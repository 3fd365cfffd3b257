import { type GameState, GameStatus, type Section } from '@touchline/betting-contract';
import { Book } from './book.ts';
import { frameIndexAt, pricedIndex, scoredSince, type Course, type CourseIncident, type Frame } from './course/course.ts';
import { playCourse } from './course/play.ts';
import { courseSecondsAt, isSuspendedAt, msOf, stateOf, statusOf } from './game-state.ts';
import type { PriceAdjustments } from './price-adjustments.ts';
import { jitterIntervalMs, jitterStart, noiseAt, type JitterTerms } from './pricing/jitter.ts';
import type { PricedMarket } from './pricing/draft.ts';
import { priceGame } from './pricing/price-game.ts';
import { nextIntervalMs, pricedAtMs, type PlayedGame } from './pricing/priced-at.ts';
import type { GamePart, Situation } from './pricing/situation.ts';
import { lineSituation, liveSituation } from './pricing/situation-at.ts';
import type { Fixture } from './types.ts';

/** A finished game stays in the lists this long, so that everybody sees its result. */
export const FINISHED_GAME_TTL_MS = 8000;

/** Sub-games of top football matches, by the last digit of their id. */
export const SUB_PARTS: readonly GamePart[] = ['whole', 'corners', 'cards', 'half-1', 'half-2'];

/** Prices and state of one part of a game. */
export interface PartView {
  part: GamePart;
  id: number;
  shortId: number;
  state: GameState;
  stateRevision: number;
  book: Book;
}

export interface GameTerms {
  fixture: Fixture;
  seed: number;
  /** Approximate number of markets of a game of this kind in its current period. */
  marketsCount: (game: LiveGame) => number;
  /** Changes to the model's prices. */
  adjustments: () => PriceAdjustments;
  /** The current revision. */
  revision: () => number;
}

/** A game from its appearance on the line to its end. All of it is a function of fixture, seed and time. */
export class LiveGame {
  readonly fixture: Fixture;
  readonly #seed: number;
  readonly #marketsCount: GameTerms['marketsCount'];
  readonly #adjustments: GameTerms['adjustments'];
  readonly #revision: () => number;
  #isPaused = false;
  #course: Course | undefined;
  #frameIndex = -1;
  #pricedAtMs = 0;
  #state: GameState | null = null;
  #main: Book | null = null;
  section: Section | null = 'line';
  /** Revision at which the game entered its section. */
  enteredRevision = 0;
  /** Time of the next possible change. */
  nextAtMs = 0;
  isFinished = false;
  /** When a finished game leaves the lists. */
  leavesAtMs = Infinity;
  /** Last prices of a finished game, so that its outcomes can still be described. */
  lastMarkets: readonly PricedMarket[] = [];
  stateRevision = 0;
  /** Revision at which something last happened on the pitch. */
  incidentRevision = 0;
  /** All markets of all parts, while readers have the page of the game open. */
  parts: PartView[] | null = null;
  watchedUntilMs = 0;

  constructor({ fixture, seed, marketsCount, adjustments, revision }: GameTerms) {
    this.fixture = fixture;
    this.#seed = seed;
    this.#marketsCount = marketsCount;
    this.#adjustments = adjustments;
    this.#revision = revision;
  }

  get id(): number {
    return this.fixture.id;
  }

  get state(): GameState {
    this.#state ??= { statusId: GameStatus.NotStarted, marketsCount: this.#marketsCount(this) };
    return this.shown(this.#state);
  }

  /** The state of the game or a part as readers see it: a game paused by hand is shown as suspended, regardless of its course. */
  shown(state: GameState): GameState {
    return this.#isPaused ? { ...state, isSuspended: true, suspendReason: state.suspendReason ?? 'feed' } : state;
  }

  /** Suspends or resumes the game. */
  pause(isPaused: boolean, revision: number): void {
    this.#isPaused = isPaused;
    this.stateRevision = revision;
    for (const view of this.parts ?? []) view.stateRevision = revision;
  }

  /** Recomputes prices after a change of the adjustments. */
  reprice(nowMs: number, revision: number): void {
    this.#repriceMain(revision);
    this.#updateParts(nowMs, revision);
  }

  offers(outcomeId: number): boolean {
    return [this.#main, ...(this.parts ?? []).map(({ book }) => book)].some((book) => book?.has(outcomeId) === true);
  }

  /** Ends the game at `nowMs`, with the result of its full course. */
  end(nowMs: number, revision: number): void {
    if (this.section === 'line') this.enteredRevision = revision;
    this.section = 'live';
    this.#frameIndex = this.course.frames.length - 1;
    this.#finish(nowMs, revision);
  }

  /**
   * Prices of the main markets, computed on first access: unused games are not priced. A reader who has older prices from another process
   * gets all of them, because the book starts at the current revision.
   */
  get main(): Book {
    this.#main ??= new Book(this.isFinished ? [] : this.#price('whole', this.fixture.shortId, true), this.#revision());
    return this.#main;
  }

  get course(): Course {
    this.#course ??= playCourse(this.fixture, this.#seed);
    return this.#course;
  }

  get endsAtMs(): number {
    return msOf(this.fixture, this.course.endsAt);
  }

  get frame(): Frame {
    return this.course.frames[Math.max(0, this.#frameIndex)] as Frame;
  }

  /** Incidents so far. */
  get incidents(): CourseIncident[] {
    return this.section === 'line' ? [] : this.#incidentsUntil(this.#frameIndex);
  }

  #incidentsUntil(index: number): CourseIncident[] {
    return this.course.frames.slice(0, index + 1).flatMap(({ incident }) => incident ?? []);
  }

  hasSubGames(): boolean {
    const { champ, script } = this.fixture;
    return (
      champ.isTop && champ.model.kind === 'goals' && champ.model.hasSetPieces && champ.sport.key === 'football' && script === undefined
    );
  }

  get #jitterTerms(): JitterTerms {
    return { fixture: this.fixture, seed: this.#seed, section: this.section, endsAt: () => this.course.endsAt };
  }

  #jitterIntervalMs(): number {
    return jitterIntervalMs(this.#jitterTerms);
  }

  #jitterStart(nowMs: number): number {
    return jitterStart(this.#jitterTerms, nowMs);
  }

  #situation(pricedAtMs: number, part: GamePart): Situation {
    const { fixture } = this;
    const noise = noiseAt(this.#jitterTerms, pricedAtMs);
    if (this.section === 'line') return lineSituation(fixture, noise, part);
    const { course } = this;
    const index = pricedIndex(course, Math.max(0, this.#frameIndex));
    const [frame, incidents] = [course.frames[index] as Frame, this.#incidentsUntil(index)];
    return liveSituation({ fixture, course, frame, incidents, pricedAtMs, noise, part });
  }

  /** The input of the current prices, and since when they hold, in milliseconds. */
  get pricingInput(): { situation: Situation; pricedAtMs: number } {
    return { situation: this.#situation(this.#pricedAtMs, 'whole'), pricedAtMs: this.#pricedAtMs };
  }

  /**
   * For how long the prices have been out of date at a moment, in milliseconds: since the first score that they do not know. 0 while they
   * know the score.
   */
  priceLagMs(nowMs: number): number {
    if (this.section !== 'live' || this.isFinished) return 0;
    const index = pricedIndex(this.course, Math.max(0, this.#frameIndex));
    const score = scoredSince(this.course, courseSecondsAt(this.fixture, this.#pricedAtMs + 1), index);
    return score === undefined ? 0 : Math.max(0, nowMs - msOf(this.fixture, score.at));
  }

  /** The price in thousandths that was fixed for an outcome by hand. */
  fixedCoef(outcomeId: number): number | undefined {
    return this.#adjustments().of(outcomeId);
  }

  #price(part: GamePart, shortId: number, isMain: boolean): PricedMarket[] {
    return this.#adjustments().apply(priceGame(this.#situation(this.#pricedAtMs, part), shortId, isMain));
  }

  /** Advances the game to `nowMs`. @returns whether anything shown in lists changed. */
  advance(nowMs: number, revision: number): boolean {
    if (this.isFinished) return false;
    const hasStarted = this.section === 'live' || nowMs >= this.fixture.startMs;
    if (!hasStarted) return this.#advanceLine(nowMs, revision);
    if (this.section === 'line') {
      this.section = 'live';
      this.enteredRevision = revision;
    }
    const seconds = courseSecondsAt(this.fixture, nowMs);
    const index = Math.max(1, frameIndexAt(this.course, seconds));
    const hasMoved = index !== this.#frameIndex;
    if (this.course.frames.slice(Math.max(0, this.#frameIndex + 1), index + 1).some(({ incident }) => incident))
      this.incidentRevision = revision;
    this.#frameIndex = index;
    const { frame } = this;
    if (frame.statusId === GameStatus.Finished) return this.#finish(this.endsAtMs, revision);

    const played: PlayedGame = { fixture: this.fixture, course: this.course, jitter: this.#jitterTerms };
    const heldSinceMs = pricedAtMs(played, nowMs, index);
    let hasChanged = this.#takeState(nowMs, revision, hasMoved);
    if (heldSinceMs !== this.#pricedAtMs) {
      this.#pricedAtMs = heldSinceMs;
      hasChanged = this.#repriceMain(revision) || hasChanged;
      this.#updateParts(nowMs, revision);
    } else if (hasMoved && this.fixture.champ.model.kind === 'goals') this.#updateParts(nowMs, revision);
    const next = this.course.frames[index + 1];
    const resumesMs = isSuspendedAt(frame, seconds) ? msOf(this.fixture, frame.suspendedUntil) : Infinity;
    this.nextAtMs = Math.min(nextIntervalMs(played, nowMs), next ? msOf(this.fixture, next.at) : Infinity, resumesMs);
    return hasChanged;
  }

  #advanceLine(nowMs: number, revision: number): boolean {
    const start = this.#jitterStart(nowMs);
    let hasChanged = false;
    if (start !== this.#pricedAtMs) {
      this.#pricedAtMs = start;
      hasChanged = this.#repriceMain(revision);
      this.#updateParts(nowMs, revision);
    }
    this.nextAtMs = Math.min(start + this.#jitterIntervalMs(), this.fixture.startMs);
    return hasChanged;
  }

  #repriceMain(revision: number): boolean {
    return this.#main?.update(this.#price('whole', this.fixture.shortId, true), revision) ?? false;
  }

  #takeState(nowMs: number, revision: number, hasMoved: boolean): boolean {
    const isSuspended = isSuspendedAt(this.frame, courseSecondsAt(this.fixture, nowMs));
    if (!hasMoved && isSuspended === (this.#state?.isSuspended ?? false)) return false;
    this.#state = stateOf(this.fixture, this.frame, { atMs: nowMs, part: 'whole', marketsCount: this.#marketsCount(this) });
    this.stateRevision = revision;
    for (const view of this.parts ?? []) this.#takePartState(view, nowMs, revision);
    return true;
  }

  #takePartState(view: PartView, nowMs: number, revision: number): void {
    view.state = this.#partState(view.part, nowMs, view.book.markets.length);
    view.stateRevision = revision;
  }

  #partState(part: GamePart, nowMs: number, marketsCount: number): GameState {
    if (this.section === 'line') return { statusId: GameStatus.NotStarted, marketsCount };
    return stateOf(this.fixture, this.frame, { atMs: nowMs, part, marketsCount });
  }

  #partMarkets(part: GamePart, shortId: number): PricedMarket[] {
    const isOver = this.section !== 'line' && statusOf(this.frame, part) === GameStatus.Finished;
    return isOver ? [] : this.#price(part, shortId, false);
  }

  #updateParts(nowMs: number, revision: number): void {
    if (this.parts === null) return;
    if (nowMs > this.watchedUntilMs) {
      this.parts = null;
      return;
    }
    for (const view of this.parts) {
      const before = view.book.markets.length;
      view.book.update(this.#partMarkets(view.part, view.shortId), revision);
      if (view.book.markets.length !== before) this.#takePartState(view, nowMs, revision);
    }
  }

  /** Prices every market of the game and its sub-games, and keeps them current for `forMs`. */
  watch(nowMs: number, forMs: number, revision: number): PartView[] {
    this.watchedUntilMs = Math.max(this.watchedUntilMs, nowMs + forMs);
    if (this.parts === null) {
      const parts = this.hasSubGames() ? SUB_PARTS : SUB_PARTS.slice(0, 1);
      this.parts = parts.map((part, index) => {
        const shortId = this.fixture.shortId + index;
        const markets = this.isFinished ? [] : this.#partMarkets(part, shortId);
        return {
          part,
          id: this.id + index,
          shortId,
          state: this.#partState(part, nowMs, markets.length),
          stateRevision: revision,
          book: new Book(markets, revision),
        };
      });
    }
    return this.parts;
  }

  #finish(endedMs: number, revision: number): boolean {
    if (this.isFinished) return false;
    this.isFinished = true;
    this.leavesAtMs = endedMs + FINISHED_GAME_TTL_MS;
    this.nextAtMs = this.leavesAtMs;
    this.lastMarkets = [...(this.#main?.markets ?? []), ...(this.parts ?? []).flatMap(({ book }) => book.markets)];
    this.#state = stateOf(this.fixture, this.frame, { atMs: this.endsAtMs, part: 'whole', marketsCount: 0 });
    this.stateRevision = revision;
    this.#main?.update([], revision);
    for (const view of this.parts ?? []) {
      view.book.update([], revision);
      this.#takePartState(view, this.endsAtMs, revision);
    }
    return true;
  }
}
