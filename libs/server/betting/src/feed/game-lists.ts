import { passesTimeFilter, gameFacts } from '@touchline/betting-rules';
import type { Champ, Engine, Fixture, LiveGame } from '@touchline/server-engine';
import type { Game, GameChange, GamesAnswer, Market, Section } from '@touchline/betting-contract';
import { championship } from '@touchline/server-engine';
import { endOfDay, type Zone } from '@touchline/shared-primitives/calendar';
import { byInterest, openByInterest, type InterestingGame } from './live-interest.ts';
import { SentLists } from './sent-lists.ts';
import { listChange, listGame } from './wire.ts';

export interface ListQuery {
  section: Section;
  lang: string;
  sport?: number;
  champ?: number;
  ids?: ReadonlySet<number>;
  /** Games of any of these teams. @spec BT-08 */
  teams?: ReadonlySet<number>;
  /** Games of the championships of this country. @spec BT-08 */
  country?: string;
  /** Ordered by interest instead of time; answers are always full. @spec BT-08 */
  isByInterest?: boolean;
  /** Only the first `count` games by interest that take bets now and have time left. @spec BT-01 */
  isOpen?: boolean;
  isTop?: boolean;
  hasVideo?: boolean;
  /** Only games that begin before the next midnight of this zone. @spec BT-07 */
  todayIn?: Zone;
  /** Only esports of this kind. @spec BT-06 */
  cyber?: 'real' | 'virtual';
  /** Time filter id. @spec OD-04 */
  filter?: number;
  count?: number;
  /** Only the first games of the list, ordered by championship. */
  first?: number;
}

/** Hits and misses of the cache of readers' last lists; after a miss the reader gets a full list. */
export interface MemoryUses {
  hits: number;
  misses: number;
}

/** Number of players who have bet on a game in the last day. */
export type PlayersOf = (gameId: number) => number;

/** Limits of the cache of past answers: revisions per query, and bytes in total. */
const REMEMBERED = { mostRevisions: 40, mostBytes: 32 * 1024 * 1024 };
/** Filters by first and second period, whose games change during play. */
const MOVING_FILTERS: ReadonlySet<number> = new Set([2, 3]);
const SECOND_MS = 1000;

function isAbout(fixture: Fixture, { sport, champ, ids, teams, country, isTop, hasVideo, cyber }: ListQuery): boolean {
  if (sport !== undefined && fixture.champ.sport.id !== sport) return false;
  if (champ !== undefined && fixture.champ.id !== champ) return false;
  if (ids !== undefined && !ids.has(fixture.id)) return false;
  if (teams !== undefined && !teams.has(fixture.home.id) && !teams.has(fixture.away.id)) return false;
  if (country !== undefined && fixture.champ.countryCode !== country) return false;
  if (cyber !== undefined && fixture.champ.sport.cyberType !== cyber) return false;
  if (isTop === true && !fixture.isTop) return false;
  return hasVideo !== true || fixture.hasVideo;
}

const rank = (game: LiveGame): number => (game.fixture.isTop ? 0 : 1);
const byTopAndTime = (a: LiveGame, b: LiveGame): number => rank(a) - rank(b) || a.fixture.startMs - b.fixture.startMs || a.id - b.id;

/** Competition tier of a game: a top game, another game of a top championship, any other. */
const tier = ({ fixture }: LiveGame): number => (fixture.isTop ? 0 : fixture.champ.isTop ? 1 : 2);

/** A game as the order by interest reads it. */
const interestIn =
  (playersOf: PlayersOf) =>
  (game: LiveGame): InterestingGame & { game: LiveGame } => ({
    game,
    id: game.id,
    startMs: game.fixture.startMs,
    tier: tier(game),
    players: playersOf(game.id),
    sport: game.fixture.champ.sport,
    state: game.state,
    markets: () => game.main.markets as Market[],
  });

/** Sorts games that are in order of time: by sport, top championships first, then by the first game of the championship. @spec OD-05 */
function byChampionship(games: readonly LiveGame[]): LiveGame[] {
  const places = new Map<number, number>();
  for (const { fixture } of games) if (!places.has(fixture.champ.id)) places.set(fixture.champ.id, places.size);
  const placeOf = ({ fixture }: LiveGame): number => places.get(fixture.champ.id) ?? 0;
  return games.toSorted(
    (a, b) =>
      a.fixture.champ.sport.id - b.fixture.champ.sport.id ||
      Number(b.fixture.champ.isTop) - Number(a.fixture.champ.isTop) ||
      placeOf(a) - placeOf(b),
  );
}

/** Lists of games, full or as deltas. Applying a delta to the list it is based on gives the same as a full list. @spec BT-01 CF-06 OD-04 */
export class GameLists {
  readonly #engine: Engine;
  /** Past answers of lists whose games change over time, by query and revision. */
  readonly #sentLists = new SentLists(REMEMBERED);

  readonly #uses: MemoryUses;
  readonly #playersOf: PlayersOf;

  /** @param uses - counts cache hits and misses. */
  constructor(engine: Engine, uses: MemoryUses = { hits: 0, misses: 0 }, playersOf: PlayersOf = () => 0) {
    this.#engine = engine;
    this.#uses = uses;
    this.#playersOf = playersOf;
  }

  /** @returns null if nothing changed after `since`. */
  answer(query: ListQuery, since?: number): GamesAnswer | null {
    const { revision, oldestRevision } = this.#engine;
    const games = this.#select(query);
    if (query.isByInterest === true) return since === revision ? null : this.#image(games, query);
    const isMoving =
      query.todayIn !== undefined || query.count !== undefined || query.first !== undefined || MOVING_FILTERS.has(query.filter ?? 0);
    const isTooOld = since === undefined || since < oldestRevision || since > revision;
    const sent = isMoving && !isTooOld ? this.#sentLists.find(keyOf(query), since) : undefined;
    const seen = sent && new Set(sent);
    if (isMoving && since !== undefined) this.#uses[seen === undefined ? 'misses' : 'hits'] += 1;
    const answer =
      isTooOld || (isMoving && seen === undefined)
        ? this.#image(games, query)
        : this.#delta(games, { query, since, ...(seen && { seen }) });
    if (isMoving) this.#remember(query, revision, games);
    const isEmpty = !answer.isFull && answer.games.length + answer.changes.length + answer.removed.length === 0;
    if (isEmpty && since !== undefined && isMoving) this.#remember(query, since, games);
    return isEmpty ? null : answer;
  }

  #select(query: ListQuery): LiveGame[] {
    const { section, filter, count, first } = query;
    const nowSeconds = Math.floor(this.#engine.lastTickMs / SECOND_MS);
    const dayEndMs = query.todayIn === undefined ? Infinity : endOfDay(this.#engine.lastTickMs, query.todayIn);
    const games: LiveGame[] = [];
    for (const game of this.#engine.games()) {
      if (game.section !== section || !isAbout(game.fixture, query)) continue;
      if (game.fixture.startMs >= dayEndMs) continue;
      if (filter !== undefined && filter !== 0 && !passes(game, filter, nowSeconds)) continue;
      games.push(game);
    }
    if (query.isByInterest === true || query.isOpen === true) return this.#byInterest(games, query);
    games.sort(byTopAndTime);
    const counted = count === undefined ? games : games.slice(0, count);
    return first === undefined ? counted : byChampionship(counted).slice(0, first);
  }

  #byInterest(games: readonly LiveGame[], { isOpen, count = games.length }: ListQuery): LiveGame[] {
    const candidates = games.map(interestIn(this.#playersOf));
    const nowMs = this.#engine.lastTickMs;
    const chosen = isOpen === true ? openByInterest(candidates, nowMs, count) : byInterest(candidates, nowMs).slice(0, count);
    return chosen.map(({ game }) => game);
  }

  #image(games: readonly LiveGame[], query: ListQuery): GamesAnswer {
    return this.#frame(query, { isFull: true, games, changes: [], removed: [] });
  }

  #delta(games: readonly LiveGame[], { query, since, seen }: { query: ListQuery; since: number; seen?: ReadonlySet<number> }): GamesAnswer {
    const fresh: LiveGame[] = [];
    const changes: GameChange[] = [];
    for (const game of games) {
      const isNew = game.enteredRevision > since || (seen !== undefined && !seen.has(game.id));
      if (isNew) fresh.push(game);
      else {
        const change = listChange(game, since);
        if (change !== null) changes.push(change);
      }
    }
    return this.#frame(query, {
      isFull: false,
      games: fresh,
      changes,
      removed: this.#removed(games, { query, since, ...(seen && { seen }) }),
    });
  }

  #removed(games: readonly LiveGame[], { query, since, seen }: { query: ListQuery; since: number; seen?: ReadonlySet<number> }): number[] {
    if (seen !== undefined) {
      const now = new Set(games.map(({ id }) => id));
      return [...seen].filter((id) => !now.has(id));
    }
    return this.#engine.left
      .filter(({ fixture, section, revision }) => revision > since && section === query.section && isAbout(fixture, query))
      .map(({ fixture }) => fixture.id);
  }

  #frame(
    { lang, isByInterest }: ListQuery,
    { isFull, games, changes, removed }: { isFull: boolean; games: readonly LiveGame[]; changes: GameChange[]; removed: number[] },
  ): GamesAnswer {
    const champs = new Map<number, { champ: Champ; count: number }>();
    for (const { fixture } of games) {
      const known = champs.get(fixture.champ.id);
      if (known === undefined) champs.set(fixture.champ.id, { champ: fixture.champ, count: 1 });
      else known.count += 1;
    }
    return {
      revision: this.#engine.revision,
      isFull,
      servedAt: this.#engine.now(),
      champs: [...champs.values()].map(({ champ, count }) => championship(champ, lang, count)),
      games: games.map(isByInterest === true ? (game) => this.#withPlayers(game) : listGame),
      changes,
      removed,
    };
  }

  #withPlayers(game: LiveGame): Game {
    const players = this.#playersOf(game.id);
    return { ...listGame(game), ...(players > 0 && { players }) };
  }

  #remember(query: ListQuery, revision: number, games: readonly LiveGame[]): void {
    this.#sentLists.remember(
      keyOf(query),
      revision,
      games.map(({ id }) => id),
    );
  }
}

function passes(game: LiveGame, filter: number, nowSeconds: number): boolean {
  const { fixture, state } = game;
  const facts = gameFacts({ section: game.section ?? 'live', state });
  const startAt = Math.round(fixture.startMs / SECOND_MS);
  return passesTimeFilter({ ...facts, startAt, periodId: state.clock?.periodId, isTop: fixture.isTop }, filter, nowSeconds);
}

const listed = (ids: ReadonlySet<number> | undefined) => ids && [...ids].join(',');
function keyOf(query: ListQuery): string {
  const { ids, teams, section, sport, champ, country, isOpen, isTop, hasVideo, todayIn, cyber, filter, count, first } = query;
  return [section, sport, champ, listed(ids), listed(teams), country, isOpen, isTop, hasVideo, todayIn, cyber, filter, count, first].join(
    '|',
  );
}
