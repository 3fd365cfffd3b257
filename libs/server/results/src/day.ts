import { RESULTS_PAGE_SIZE, type ResultsDay } from '@touchline/betting-results-contract';
import { textFilter } from '@touchline/shared-primitives/typing';
import { type Archive, type Champ, champName, type Fixture, sportOf } from '@touchline/server-engine';
import { inLatin } from '@touchline/server-kernel';
import { addDays, type Day, dayOf, startOfDay, type Zone } from '@touchline/shared-primitives/calendar';
import { champOf, gameOf } from './game-of.ts';

/** Most games of one championship in a day. */
const MOST_OF_CHAMP = 200;
const FRESH_MS = 15_000;
const DAYS_KEPT = 6;
const HOUR_MS = 3_600_000;
/** The hours of three days: whatever zone a day is of, most of its hours have been worked out for another one. */
const HOURS_KEPT = 72;

export interface DayQuery {
  lang: string;
  /** A day of the zone; today by default. */
  date?: Day | undefined;
  zone: Zone;
  sport?: number | undefined;
  champ?: number | undefined;
  search: string;
  page: number;
}

interface Known {
  atMs: number;
  games: readonly Fixture[];
}
interface KnownHour extends Known {
  /** Whether each of its games is over, so that it stays as it is. */
  isFinal: boolean;
}

/** Adds to a map that keeps a number of entries, the newest. */
function keep<Key, Value>(map: Map<Key, Value>, most: number, key: Key, value: Value): Value {
  map.delete(key);
  if (map.size >= most) map.delete(map.keys().next().value as Key);
  map.set(key, value);
  return value;
}

/** Results by day. @spec BT-04 */
export class Days {
  readonly #archive: Archive;
  readonly #now: () => number;
  readonly #days = new Map<string, Known>();
  readonly #hours = new Map<number, KnownHour>();

  constructor(archive: Archive, now: () => number) {
    this.#archive = archive;
    this.#now = now;
  }

  /** One page of a day's results. */
  page({ lang, date, zone, sport, champ, search, page }: DayQuery): ResultsDay {
    const today = dayOf(this.#now(), zone);
    const day = date ?? today;
    const holds = textFilter(search, inLatin);
    const isFound = ({ home, away, runners = [], champ: of }: Fixture): boolean =>
      holds(`${[home, away, ...runners].map(({ name }) => name).join(' ')} ${champName(of, lang)} ${champName(of, 'en')}`);
    const games = this.#gamesOf({ fromMs: startOfDay(day, zone), endMs: startOfDay(addDays(day, 1), zone) });
    const found = search.trim() === '' ? games : games.filter(isFound);
    const ofSport = found.filter((game) => sport === undefined || game.champ.sport.id === sport);
    const selected = ofSport.filter((game) => champ === undefined || game.champ.id === champ);
    const pages = Math.max(1, Math.ceil(selected.length / RESULTS_PAGE_SIZE));
    const shown = Math.min(page, pages);
    const counts = countsBy(found, (game) => game.champ.sport.id);
    return {
      ...{ date: day, today },
      sports: [...counts]
        .map(([, games]) => {
          const { id, key, name } = sportOf((games[0] as Fixture).champ, lang, 0);
          return { id, key, name, games: games.length };
        })
        .sort((a, b) => a.id - b.id),
      champs: [...countsBy(ofSport, (game) => game.champ.id)]
        .map(([, games]) => [(games[0] as Fixture).champ, games.length] as const)
        .sort(([a], [b]) => order(a, b))
        .map(([of, games]) => champOf(of, lang, games)),
      games: selected.slice((shown - 1) * RESULTS_PAGE_SIZE, shown * RESULTS_PAGE_SIZE).map((game) => gameOf(this.#archive, game)),
      total: selected.length,
      page: shown,
      pages,
    };
  }

  /** Finished games that began from one midnight until the next, by sport and championship, latest first. */
  #gamesOf({ fromMs, endMs }: { fromMs: number; endMs: number }): readonly Fixture[] {
    const nowMs = this.#now();
    const key = `${fromMs} ${endMs}`;
    const known = this.#days.get(key);
    if (known !== undefined && Math.abs(nowMs - known.atMs) < FRESH_MS) return known.games;
    const lastMs = Math.min(endMs - 1, nowMs);
    const games: Fixture[] = this.#over(isImported, fromMs, lastMs);
    for (let hour = Math.floor(fromMs / HOUR_MS); hour * HOUR_MS <= lastMs; hour += 1)
      games.push(...this.#hour(hour, nowMs).filter(({ startMs }) => startMs >= fromMs && startMs <= lastMs));
    games.sort((a, b) => order(a.champ, b.champ) || b.startMs - a.startMs || a.id - b.id);
    const shown = [...countsBy(games, ({ champ }) => champ.id).values()].flatMap((ofChamp) => ofChamp.slice(0, MOST_OF_CHAMP));
    return keep(this.#days, DAYS_KEPT, key, { atMs: nowMs, games: shown }).games;
  }

  /** Finished games of the model that began in an hour. Zones share them, because a day of any zone consists of hours and quarters. */
  #hour(hour: number, nowMs: number): readonly Fixture[] {
    const known = this.#hours.get(hour);
    const age = nowMs - (known?.atMs ?? 0);
    // A final hour is not final for a clock that was set back.
    if (known !== undefined && (Math.abs(age) < FRESH_MS || (known.isFinal && age > 0))) return known.games;
    const [fromMs, lastMs] = [hour * HOUR_MS, (hour + 1) * HOUR_MS - 1];
    const begun = this.#begun(isModelled, fromMs, Math.min(lastMs, nowMs));
    const games = begun.filter((game) => this.#isOver(game));
    return keep(this.#hours, HOURS_KEPT, hour, { atMs: nowMs, games, isFinal: lastMs < nowMs && games.length === begun.length }).games;
  }

  #begun(isAsked: (champ: Champ) => boolean, fromMs: number, lastMs: number): Fixture[] {
    if (lastMs < fromMs) return [];
    return this.#archive.champs.filter(isAsked).flatMap((champ) => this.#archive.between(champ, { fromMs: fromMs - 1, toMs: lastMs }));
  }

  #over(isAsked: (champ: Champ) => boolean, fromMs: number, lastMs: number): Fixture[] {
    return this.#begun(isAsked, fromMs, lastMs).filter((game) => this.#isOver(game));
  }

  #isOver(game: Fixture): boolean {
    return this.#archive.phaseOf(game) === 'over';
  }
}

/** Imported championships; a file can add games to any day, so they are not kept by the hour. */
const isImported = ({ strideSeconds }: Champ): boolean => strideSeconds === 0;
const isModelled = (champ: Champ): boolean => !isImported(champ);

/** Championships with games every few minutes are listed after all others of their sport. */
const FAST_STRIDE_SECONDS = 600;
const rank = ({ isTop, strideSeconds }: Champ): number => (isTop ? 0 : strideSeconds > 0 && strideSeconds <= FAST_STRIDE_SECONDS ? 2 : 1);
const order = (a: Champ, b: Champ): number => a.sport.id - b.sport.id || rank(a) - rank(b) || a.id - b.id;

function countsBy(games: readonly Fixture[], of: (game: Fixture) => number): Map<number, Fixture[]> {
  const groups = new Map<number, Fixture[]>();
  for (const game of games) {
    const group = groups.get(of(game));
    if (group === undefined) groups.set(of(game), [game]);
    else group.push(game);
  }
  return groups;
}
