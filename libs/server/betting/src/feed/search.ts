import type { Market, SearchAnswer, SearchPlace } from '@touchline/betting-contract';
import { headMarketRank } from '@touchline/betting-rules';
import {
  champName,
  champSlug,
  isNamedIn,
  sportName,
  sportNames,
  type Champ,
  type Engine,
  type LiveGame,
  type Team,
} from '@touchline/server-engine';
import type { SitePages } from '@touchline/server-kernel';
import { parseMarketQuery } from './market-query.ts';
import { findMarkets } from './find-markets.ts';
import { NameIndex, type Named } from './name-index.ts';
import { nicknamesOfChampionship, nicknamesOfClub } from './nicknames.ts';
import { listGame } from './wire.ts';

const LARGEST_ANSWER = 40;
const MOST_PLACES = 6;
/** The index is rebuilt after this time, because games change constantly. */
const FRESH_MS = 10_000;
const HOUR_MS = 60 * 60 * 1000;
/** Weights of equally good matches: in play first, then top games, then popular ones, then those that begin soon. */
const WEIGHT = { live: 50, top: 22, mostPlayers: 15, soonest: 12 } as const;
const WEIGHT_OF = { sport: 90, topChampionship: 70, championship: 60, team: 50, page: 10 } as const;

interface Indexed {
  madeAtMs: number;
  places: NameIndex<SearchPlace>;
  games: NameIndex<LiveGame>;
  /** Games by weight, for a query without names. */
  first: readonly LiveGame[];
}

export interface SearchOptions {
  /** Pages to include in the search. */
  pages?: SitePages | undefined;
  /** Number of players who recently bet on a game. */
  playersOf?: (gameId: number) => number;
}

/** Number of games in the answer to a query that names only a market. */
const MOST_FIRST = 12;

/** Finds sports, championships, teams, pages, games and their markets by name, in any script, tolerating typos. @spec BT-05 */
export class GameSearch {
  readonly #engine: Engine;
  readonly #pages: SitePages | undefined;
  readonly #playersOf: (gameId: number) => number;
  readonly #byLanguage = new Map<string, Indexed>();

  constructor(engine: Engine, { pages, playersOf = () => 0 }: SearchOptions = {}) {
    this.#engine = engine;
    this.#pages = pages;
    this.#playersOf = playersOf;
  }

  find(query: string, lang: string): SearchAnswer {
    const { games, places, first } = this.#indexOf(lang);
    const marketQuery = parseMarketQuery(query);
    const find = (text: string): LiveGame[] => games.find(text, 2 * LARGEST_ANSWER).filter((game) => !game.isFinished);
    const named = marketQuery === undefined ? [] : marketQuery.names === '' ? first : find(marketQuery.names);
    const whole = find(query);
    // If the whole query finds nothing, search without the words of the market.
    const found = whole.length > 0 || marketQuery?.names === '' ? whole : [...named];
    return {
      query,
      servedAt: this.#engine.now(),
      places: places.find(query, MOST_PLACES),
      ...(marketQuery !== undefined && { markets: findMarkets(this.#engine, named, marketQuery) }),
      games: found.slice(0, LARGEST_ANSWER).map((game) => foundGame(game, lang)),
    };
  }

  #indexOf(lang: string): Indexed {
    const nowMs = this.#engine.lastTickMs;
    const known = this.#byLanguage.get(lang);
    if (known !== undefined && Math.abs(nowMs - known.madeAtMs) < FRESH_MS) return known;
    const open = [...this.#engine.games()]
      .filter((game) => !game.isFinished)
      .sort((a, b) => a.fixture.startMs - b.fixture.startMs || a.id - b.id);
    const named = open.map((game) => this.#namedGame(game, lang, nowMs));
    const made = {
      madeAtMs: nowMs,
      games: new NameIndex(named),
      first: [...named]
        .sort((a, b) => b.weight - a.weight)
        .slice(0, MOST_FIRST)
        .map(({ value }) => value),
      places: new NameIndex([...placesOf(open, lang), ...this.#pagesOf(lang)]),
    };
    // Visitors choose the language, so cache the index only for known ones.
    if (isNamedIn(lang)) this.#byLanguage.set(lang, made);
    return made;
  }

  #namedGame(game: LiveGame, lang: string, nowMs: number): Named<LiveGame> {
    const { home, away, runners = [], champ, isTop, startMs } = game.fixture;
    const soon = Math.max(0, WEIGHT.soonest - Math.floor(Math.max(0, startMs - nowMs) / HOUR_MS));
    const popular = Math.min(WEIGHT.mostPlayers, this.#playersOf(game.id));
    return {
      names: [
        `${home.name} ${away.name}`,
        home.name,
        away.name,
        ...runners.map(({ name }) => name),
        ...[home, away].flatMap(({ name }) => nicknamesOfClub(name)),
      ],
      also: [...championshipNames(champ, lang), ...sportNames(champ.sport.key)],
      weight: (game.section === 'live' ? WEIGHT.live : soon) + (isTop ? WEIGHT.top : 0) + popular,
      value: game,
    };
  }

  #pagesOf(lang: string): Named<SearchPlace>[] {
    return (this.#pages?.all() ?? []).flatMap(({ path, titles }) => {
      const name = titles?.[lang] ?? titles?.['en'];
      return name === undefined
        ? []
        : [{ names: [name, ...Object.values(titles ?? {})], weight: WEIGHT_OF.page, value: { kind: 'page' as const, name, path } }];
    });
  }
}

const championshipNames = (champ: Champ, lang: string): string[] => [
  ...Object.values(champ.names),
  champName(champ, lang),
  champName(champ, 'en'),
  ...nicknamesOfChampionship(champ.id),
];

/** Sports, championships and teams with a current game. */
function placesOf(games: readonly LiveGame[], lang: string): Named<SearchPlace>[] {
  const champs = new Map<number, { champ: Champ; count: number }>();
  const sports = new Map<number, { key: string; count: number }>();
  const teams = new Map<number, { team: Team; champ: Champ }>();
  for (const { fixture } of games) {
    const { champ, home, away, runners } = fixture;
    champs.set(champ.id, { champ, count: (champs.get(champ.id)?.count ?? 0) + 1 });
    sports.set(champ.sport.id, { key: champ.sport.key, count: (sports.get(champ.sport.id)?.count ?? 0) + 1 });
    // Runners have no page of a team; they are names of their races.
    for (const team of runners === undefined ? [home, away] : []) if (!teams.has(team.id)) teams.set(team.id, { team, champ });
  }
  return [
    ...[...sports].map(([sportId, { key, count }]) => ({
      names: sportNames(key),
      weight: WEIGHT_OF.sport,
      value: { kind: 'sport' as const, sportId, name: sportName(key, lang), count },
    })),
    ...[...champs].map(([champId, { champ, count }]) => ({
      names: championshipNames(champ, lang),
      weight: champ.isTop ? WEIGHT_OF.topChampionship : WEIGHT_OF.championship,
      value: {
        kind: 'championship' as const,
        sportId: champ.sport.id,
        champId,
        name: champName(champ, lang),
        slug: champSlug(champ),
        count,
      },
    })),
    ...[...teams].map(([teamId, { team, champ }]) => ({
      names: [team.name, ...nicknamesOfClub(team.name)],
      weight: WEIGHT_OF.team,
      value: { kind: 'team' as const, sportId: champ.sport.id, teamId, name: team.name, champName: champName(champ, lang) },
    })),
  ];
}

function foundGame(game: LiveGame, lang: string): SearchAnswer['games'][number] {
  const { id, section, fixture } = game;
  const market = mainMarket(game);
  return {
    id,
    section: section ?? 'live',
    sportId: fixture.champ.sport.id,
    champId: fixture.champ.id,
    champName: champName(fixture.champ, lang),
    champSlug: champSlug(fixture.champ),
    opponent1: fixture.home.name,
    opponent2: fixture.away.name,
    startAt: Math.round(fixture.startMs / 1000),
    ...(market !== undefined && {
      odds: market.outcomes.map(({ coef }) => coef),
      offer: { ...listGame(game), markets: [market] },
    }),
  };
}

/** Winner markets: the first three kinds of main markets. */
const LAST_WINNER_RANK = 2;

/** The winner market; undefined if it takes no bets. */
function mainMarket(game: LiveGame): Market | undefined {
  if (game.state.isSuspended === true) return undefined;
  return (game.main.markets as readonly Market[]).find(({ typeId }) => headMarketRank(typeId) <= LAST_WINNER_RANK);
}
