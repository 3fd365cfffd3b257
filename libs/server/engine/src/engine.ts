import { outcomeParam, type GameResult } from '@touchline/betting-rules';
import type { Section } from '@touchline/betting-contract';
import { marketsCounter } from './markets-count.ts';
import { catalogue } from './catalogue/catalogue.ts';
import { longestSeconds } from './catalogue/models.ts';
import type { Course } from './course/course.ts';
import { recordedLead } from './course/first-lead.ts';
import { playCourse } from './course/play.ts';
import { resultOf } from './course/result.ts';
import { courseSecondsAt, msOf } from './game-state.ts';
import { ImportedFixtures, type ImportedList } from './imported-fixtures.ts';
import { ManualStates } from './manual-states.ts';
import type { EngineTerms, LeftGame, OutcomePrice, OutcomeRef, SharedMoment } from './engine-types.ts';
import { FINISHED_GAME_TTL_MS, LiveGame, SUB_PARTS, type PartView } from './live-game.ts';
import { earlyLeadOf, gameFactsOf } from './game-facts.ts';
import { NO_ADJUSTMENTS, type PriceAdjustments } from './price-adjustments.ts';
import { chancesOf } from './pricing/chances-of.ts';
import type { PricedMarket, PricedOutcome } from './pricing/draft.ts';
import { champIdOf, EPOCH_MS, fixtureOf, fixturesBetween, nearestSlot, rootIdOf } from './schedule.ts';
import type { Champ, Fixture } from './types.ts';

export type { EngineTerms, LeftGame, OutcomePrice, OutcomeRef } from './engine-types.ts';

/** Default seed of the catalogue. */
export const DEFAULT_SEED = 20_260_611;
const TICK_MS = 1000;
const WATCH_MS = 90_000;
const PRICE_WATCH_MS = 20_000;
const LONGEST_MEMORY = 4000; // departed games kept for readers of deltas

/**
 * The line and the live games of the sandbox. Catalogue and courses are pure functions of seed, championship and time, so an engine that
 * starts in the middle of a match has the same state as one that has run since kick-off.
 *
 * @spec BT-01 BT-02
 */
export class Engine {
  readonly seed: number;
  readonly speed: number;
  readonly champs: ReadonlyMap<number, Champ>;
  #now: () => number;
  #updatedAt = (): number => this.#lastTickMs;
  readonly #games = new Map<number, LiveGame>();
  readonly imported = new ImportedFixtures();
  readonly #listeners = new Set<(gameId: number) => void>();
  readonly #countMarkets = marketsCounter();
  #adjustments = NO_ADJUSTMENTS;
  readonly manual = new ManualStates();
  #left: LeftGame[] = [];
  #revision = 0;
  #startRevision = 0;
  #menuRevisions: Record<Section, number> = { line: 0, live: 0 };
  #lastTickMs = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor({ now, seed = DEFAULT_SEED, speed = 1, champIds }: EngineTerms) {
    if (!(speed >= 1)) throw new RangeError(`The speed of the sandbox is ${speed}; it can't be slower than real time.`);
    this.#now = now;
    this.seed = seed;
    this.speed = speed;
    const champs = catalogue(seed).filter(({ id }) => champIds?.includes(id) ?? true);
    this.champs = new Map(champs.map((champ) => [champ.id, champ]));
    this.#open(now());
  }

  /** Increases with every tick that changed something, also across restarts. */
  get revision(): number {
    return this.#revision;
  }

  /** Readers with an older revision get full lists instead of changes. */
  get oldestRevision(): number {
    return this.#startRevision;
  }

  get lastTickMs(): number {
    return this.#lastTickMs;
  }

  /** Games that left their section, oldest first. */
  get left(): readonly LeftGame[] {
    return this.#left;
  }

  now(): number {
    return this.#now();
  }

  menuRevision(section: Section): number {
    return this.#menuRevisions[section];
  }

  /** All games on the line or in play. */
  games(): Iterable<LiveGame> {
    return this.#games.values();
  }

  /** A game on the line or in play, by its own id or that of a sub-game. */
  game(gameId: number): LiveGame | undefined {
    return this.#games.get(rootIdOf(gameId));
  }

  champ(champId: number): Champ | undefined {
    return this.champs.get(champId) ?? this.imported.champs.get(champId);
  }

  /**
   * Follows the beats of the leading process instead of the local clock.
   *
   * @param now - the time of the line. @param updatedAt - when its prices were last current, by the clock that bets are decided by.
   */
  followLineClock({ now, updatedAt }: { now: () => number; updatedAt: () => number }): void {
    this.#now = now;
    this.#updatedAt = updatedAt;
  }

  /** Changes to the model's prices. */
  get adjustments(): PriceAdjustments {
    return this.#adjustments;
  }

  /** When prices of a game were last current, by the clock that bets are decided by: at the last tick, or before the first score they lack. @spec ODD-5 */
  updatedAt(game: LiveGame): number {
    return this.#updatedAt() - game.priceLagMs(this.#lastTickMs);
  }

  /** Readers with an older revision get full lists from now on, because it may come from a line that diverged. @spec BT-01 */
  forgetBefore(revision: number): void {
    this.#startRevision = revision;
    this.#left = this.#left.filter((one) => one.revision > revision);
  }

  /** Reopens the line at a moment, which may be before the last tick. Imported games, fixed prices and ended games are kept. */
  reopen(nowMs: number): void {
    this.#games.clear();
    this.#left = [];
    this.#open(nowMs);
    this.imported.again();
  }

  /** Ticks every second until {@link stop}. */
  start(): void {
    this.#timer ??= setInterval(() => this.tick(this.#now()), TICK_MS);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /**
   * Advances all games to `nowMs`.
   *
   * @param given - the revision that all processes share for this moment; it is taken even if nothing changed in this process.
   * @returns whether anything changed.
   */
  tick(nowMs: number, given?: number): boolean {
    const revision = given ?? Math.max(this.#revision + 1, Math.floor((nowMs - EPOCH_MS) / 1000));
    const settled: number[] = [];
    let hasChanged = this.#enterLine(this.#lastTickMs, nowMs, revision);
    hasChanged = this.#enterImported(nowMs, revision) || hasChanged;
    for (const game of this.#games.values()) {
      if (game.nextAtMs > nowMs) continue;
      const wasFinished = game.isFinished;
      const before = game.section;
      hasChanged = game.advance(nowMs, revision) || hasChanged;
      if (before === 'line' && game.section === 'live') this.#leave(game.fixture, 'line', revision);
      if (game.isFinished && !wasFinished) settled.push(game.id);
      if (game.isFinished && nowMs >= game.leavesAtMs) {
        this.#leave(game.fixture, 'live', revision);
        game.section = null;
        this.#games.delete(game.id);
        this.#adjustments.forget(game.fixture.shortId);
        hasChanged = true;
      }
    }
    this.#lastTickMs = nowMs;
    if (hasChanged || given !== undefined) this.#revision = revision;
    for (const id of settled) this.reportSettled(id);
    return hasChanged;
  }

  /** The price of an outcome now; `no-game` or `no-outcome` if it is not on offer. @spec BT-02 */
  priceOf({ gameId, marketId, outcomeId }: OutcomeRef): OutcomePrice | 'no-game' | 'no-outcome' {
    const game = this.game(gameId);
    if (game === undefined) return 'no-game';
    const found = this.#find(game, { gameId, marketId, outcomeId });
    if (found === undefined) return 'no-outcome';
    const { market, outcome, version } = found;
    return {
      ...gameFactsOf(game, gameId, this.updatedAt(game)),
      marketId,
      outcomeId,
      marketTypeId: market.typeId,
      outcomeTypeId: outcome.typeId,
      param: outcomeParam(market, outcome),
      outcomeName: outcome.name ?? null,
      playersDuel: market.playersDuel ?? null,
      coef: outcome.coef,
      chances: chancesOf(outcome, market.typeId),
      isDepend: outcome.isDepend ?? false,
      isBannedExpress: outcome.isBannedExpress ?? false,
      priceVersion: version,
      earlyLead: earlyLeadOf(game, gameId, { marketTypeId: market.typeId, outcomeTypeId: outcome.typeId }),
    };
  }

  /** Uses these changes for all prices from now on; {@link EngineControls} makes them. */
  adjustPrices(adjustments: PriceAdjustments): void {
    this.#adjustments = adjustments;
  }

  /** Starts a change between two ticks, under the revision that all processes share or the next one. @returns its moment. */
  beginChange(revision: number = this.#revision + 1): SharedMoment {
    this.#revision = revision;
    return { nowMs: this.#lastTickMs, revision };
  }

  /** Calls the listeners of {@link onSettled} with a game and its sub-games. */
  reportSettled(gameId: number): void {
    for (const listener of this.#listeners) for (let sub = 0; sub < SUB_PARTS.length; sub++) listener(gameId + sub);
  }

  /** Prices every market of a game and its sub-games, and keeps them current for a while after the last call. */
  watch(game: LiveGame): readonly PartView[] {
    return game.watch(this.#lastTickMs, WATCH_MS, this.#revision);
  }

  /**
   * The result that bets on a game are settled on; undefined while the game is not over and for an unknown id. Works for every past game,
   * also after a restart.
   *
   * @param aroundMs - about when the game was played: ids repeat, and the game nearest to this time is meant. Default: now.
   */
  result(gameId: number, aroundMs: number = this.#now()): GameResult | undefined {
    const fixture = this.fixture(gameId, aroundMs);
    if (fixture === undefined) return undefined;
    const isEnded = this.manual.isEnded(fixture);
    if (fixture.startMs > this.#now() && !isEnded) return undefined;
    const course = this.#courseOf(fixture);
    return isEnded || msOf(fixture, course.endsAt) <= this.#now() ? resultOf(course) : undefined;
  }

  /**
   * The score at which a side (0 first, 1 second) first led by this many; undefined while it has not and for an unknown id.
   *
   * @param aroundMs - about when the game is played, as in {@link result}. @spec BT-15
   */
  firstLead(gameId: number, side: 0 | 1, by: number, aroundMs?: number): readonly [number, number] | undefined {
    const fixture = this.fixture(gameId, aroundMs);
    if (fixture === undefined) return undefined;
    const untilSeconds = this.manual.isEnded(fixture) ? Infinity : courseSecondsAt(fixture, this.#now());
    return untilSeconds < 0 ? undefined : recordedLead(fixture.script, this.#courseOf(fixture), { side, by, untilSeconds });
  }

  /** When a game ended or will end, in milliseconds; undefined for an unknown id. */
  endMs(gameId: number): number | undefined {
    const fixture = this.fixture(gameId);
    return fixture && msOf(fixture, this.#courseOf(fixture).endsAt);
  }

  #courseOf(fixture: Fixture): Course {
    const game = this.#games.get(fixture.id);
    return game?.fixture.startMs === fixture.startMs ? game.course : playCourse(fixture, this.seed);
  }

  /** The game with this id: finished, in play or upcoming. */
  fixture(gameId: number, aroundMs: number = this.#now()): Fixture | undefined {
    const imported = this.imported.find(gameId);
    if (imported !== undefined) return imported;
    const champ = this.champs.get(champIdOf(gameId));
    if (champ === undefined) return undefined;
    const slot = nearestSlot(champ, gameId, { aroundMs, speed: this.speed });
    return slot < 0 ? undefined : fixtureOf(champ, slot, this);
  }

  /** Calls the listener with the id of every game and sub-game that has just finished. @returns unsubscribes. */
  onSettled(listener: (gameId: number) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Adds imported games: on the line once their championship's horizon reaches them, in play from kick-off. A fixture with a known id
   * replaces the earlier one.
   */
  addFixtures(fixtures: readonly Fixture[], at?: SharedMoment): void {
    this.#takeImported((imported) => imported.put(fixtures), at);
  }

  /** Like {@link addFixtures}, and withdraws all other imported games. */
  takeImports(games: readonly ImportedList[], at?: SharedMoment): void {
    this.#takeImported((imported) => imported.replace(games), at);
  }

  #takeImported(take: (imported: ImportedFixtures) => readonly Fixture[], at?: SharedMoment): void {
    const nowMs = at?.nowMs ?? Math.max(this.#lastTickMs, this.#now());
    const revision = at?.revision ?? Math.max(this.#revision + 1, Math.floor((nowMs - EPOCH_MS) / 1000));
    let hasChanged = false;
    for (const { id } of take(this.imported)) {
      const game = this.#games.get(id);
      if (game === undefined) continue;
      this.#leave(game.fixture, game.section ?? 'live', revision);
      this.#games.delete(id);
      hasChanged = true;
    }
    hasChanged = this.#enterImported(nowMs, revision) || hasChanged;
    if (hasChanged) this.#revision = revision;
  }

  #enterImported(nowMs: number, revision: number): boolean {
    let hasChanged = false;
    for (const fixture of this.imported.due(nowMs)) hasChanged = this.#enter(fixture, nowMs, revision) || hasChanged;
    return hasChanged;
  }

  /** Enters all games that are on the line or in play at this moment. */
  #open(nowMs: number): void {
    const revision = Math.max(1, Math.floor((nowMs - EPOCH_MS) / 1000));
    this.#lastTickMs = nowMs;
    this.#startRevision = revision;
    this.#revision = revision;
    for (const champ of this.champs.values()) {
      const fromMs = nowMs - (longestSeconds(champ.model, champ.sport.periods) * 1000) / this.speed - FINISHED_GAME_TTL_MS;
      const toMs = nowMs + (champ.horizonSeconds * 1000) / this.speed;
      for (const fixture of fixturesBetween(champ, { fromMs, toMs }, this)) this.#enter(fixture, nowMs, revision);
    }
  }

  /** Enters the games whose horizon is reached between two moments. */
  #enterLine(fromMs: number, toMs: number, revision: number): boolean {
    let hasChanged = false;
    for (const champ of this.champs.values()) {
      const aheadMs = (champ.horizonSeconds * 1000) / this.speed;
      const span = { fromMs: fromMs + aheadMs, toMs: toMs + aheadMs };
      for (const fixture of fixturesBetween(champ, span, this)) hasChanged = this.#enter(fixture, toMs, revision) || hasChanged;
    }
    return hasChanged;
  }

  #enter(fixture: Fixture, nowMs: number, revision: number): boolean {
    if (this.#games.has(fixture.id)) return false;
    const own = { marketsCount: this.#countMarkets, adjustments: () => this.#adjustments, revision: () => this.#revision };
    const game = new LiveGame({ fixture, seed: this.seed, ...own });
    if (fixture.startMs <= nowMs && game.endsAtMs + FINISHED_GAME_TTL_MS <= nowMs) return false;
    game.enteredRevision = revision;
    game.advance(nowMs, revision);
    if (this.manual.isPaused(fixture)) game.pause(true, revision);
    if (this.manual.isEnded(fixture)) game.end(nowMs, revision);
    this.#games.set(fixture.id, game);
    this.#menuRevisions[game.section ?? 'line'] = revision;
    return true;
  }

  #leave(fixture: Fixture, section: Section, revision: number): void {
    this.#left.push({ fixture, section, revision });
    this.#menuRevisions[section] = revision;
    if (section === 'line') this.#menuRevisions.live = revision;
    if (this.#left.length <= LONGEST_MEMORY) return;
    this.#left = this.#left.slice(-LONGEST_MEMORY / 2);
    this.#startRevision = this.#left[0]?.revision ?? revision;
  }

  #find(game: LiveGame, ref: OutcomeRef): { market: PricedMarket; outcome: PricedOutcome; version: number } | undefined {
    const isRoot = ref.gameId === game.id;
    if (game.isFinished) {
      const market = game.lastMarkets.find(({ id }) => id === ref.marketId);
      const outcome = market?.outcomes.find(({ id }) => id === ref.outcomeId);
      return market && outcome && { market, outcome, version: this.#revision };
    }
    const inMain = isRoot ? game.main.find(ref.marketId, ref.outcomeId) : undefined;
    if (inMain !== undefined) return { ...inMain, version: game.main.versionOf(ref.outcomeId) };
    const parts = game.watch(this.#lastTickMs, PRICE_WATCH_MS, this.#revision);
    const book = parts.find(({ id }) => id === ref.gameId)?.book;
    const found = book?.find(ref.marketId, ref.outcomeId);
    return book && found && { ...found, version: book.versionOf(ref.outcomeId) };
  }
}

/** An engine at the current time; {@link Engine.start} starts its ticks. */
export const createEngine = (terms: EngineTerms): Engine => new Engine(terms);
