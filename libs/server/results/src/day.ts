import { RESULTS_PAGE_SIZE, type ResultsDay } from '@touchline/betting-results-contract';
import { type Archive, type Champ, champName, type Fixture, sportOf } from '@touchline/server-engine';
import { champOf, gameOf } from './game-of.ts';

const DAY_MS = 86_400_000;
/** Most games of one championship in a day. */
const MOST_OF_CHAMP = 200;
const FRESH_MS = 15_000;
const DAYS_KEPT = 6;

export interface DayQuery {
  lang: string;
  date?: string | undefined;
  sport?: number | undefined;
  champ?: number | undefined;
  search: string;
  page: number;
}

interface KnownDay {
  atMs: number;
  games: readonly Fixture[];
}

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Results by day. @spec BT-04 */
export class Days {
  readonly #archive: Archive;
  readonly #now: () => number;
  readonly #known = new Map<string, KnownDay>();

  constructor(archive: Archive, now: () => number) {
    this.#archive = archive;
    this.#now = now;
  }

  /** One page of a day's results. */
  page({ lang, date, sport, champ, search, page }: DayQuery): ResultsDay {
    const day = date ?? new Date(this.#now()).toISOString().slice(0, 10);
    const words = plain(search).split(/\s+/).filter(Boolean);
    const isFound = ({ home, away, champ: of }: Fixture): boolean => {
      if (words.length === 0) return true;
      const text = plain(`${home.name} ${away.name} ${champName(of, lang)} ${champName(of, 'en')}`);
      return words.every((word) => text.includes(word));
    };
    const found = this.#gamesOf(day).filter(isFound);
    const ofSport = found.filter((game) => sport === undefined || game.champ.sport.id === sport);
    const selected = ofSport.filter((game) => champ === undefined || game.champ.id === champ);
    const pages = Math.max(1, Math.ceil(selected.length / RESULTS_PAGE_SIZE));
    const shown = Math.min(page, pages);
    const counts = countsBy(found, (game) => game.champ.sport.id);
    return {
      date: day,
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

  /** Finished games of a day, by sport and championship, latest first. */
  #gamesOf(day: string): readonly Fixture[] {
    const nowMs = this.#now();
    const known = this.#known.get(day);
    if (known !== undefined && Math.abs(nowMs - known.atMs) < FRESH_MS) return known.games;
    const fromMs = Date.parse(`${day}T00:00:00Z`) - 1;
    const toMs = Math.min(fromMs + DAY_MS, nowMs);
    const games = this.#archive.champs
      .flatMap((champ) => (toMs > fromMs ? this.#archive.between(champ, { fromMs, toMs, most: MOST_OF_CHAMP }) : []))
      .filter((game) => this.#archive.phaseOf(game) === 'over')
      .sort((a, b) => order(a.champ, b.champ) || b.startMs - a.startMs || a.id - b.id);
    this.#known.delete(day);
    if (this.#known.size >= DAYS_KEPT) this.#known.delete(this.#known.keys().next().value as string);
    this.#known.set(day, { atMs: nowMs, games });
    return games;
  }
}

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
