import { type Champ, type Engine, type Fixture, type Model, sportName } from '@touchline/server-engine';
import { nameOrder } from '@touchline/shared-primitives';
import { idOf, matchRoute, splitLanguage } from '@touchline/shared-routes';
import { champName } from '@touchline/server-engine';

export type PageKind = 'home' | 'line' | 'live' | 'sport' | 'champ' | 'game' | 'results' | 'other';

/** Current facts about a page, in the reader's language. */
export interface PageFacts {
  kind: PageKind;
  sportKey: string | null;
  sport: string;
  champ: string;
  model: Model['kind'] | null;
  home: string;
  away: string;
  /** Numbers of upcoming games and of games in play that belong to the page. */
  coming: number;
  playing: number;
  /** Number of sports or championships with games on the line. */
  groups: number;
  /** Names of the teams of the next game to start. */
  next: string | null;
  /** Most frequent names: championships of a sport, teams of a championship. */
  names: readonly string[];
}

const MOST_NAMES = 6;
const pairOf = ({ home, away }: Fixture): string => `${home.name} – ${away.name}`;

interface Place {
  kind: PageKind;
  sportId: number | null;
  champId: number | null;
  gameId: number | null;
}

const NOWHERE: Place = { kind: 'other', sportId: null, champId: null, gameId: null };

/** Resolves a url to a page, by the route table. */
function placeOf(url: string): Place {
  const { key, params } = matchRoute(splitLanguage(url.split(/[?#]/)[0] ?? '/').path);
  if (key === 'home') return { ...NOWHERE, kind: 'home' };
  if (key === 'results') return { ...NOWHERE, kind: 'results' };
  if (key !== 'section' && key !== 'game') return NOWHERE;
  const [sportId, champId, gameId] = [params['sport'], params['champ'], params['game']].map(idOf);
  const kind = gameId !== null ? 'game' : champId !== null ? 'champ' : sportId !== null ? 'sport' : params['section'];
  return { kind: kind as PageKind, sportId: sportId ?? null, champId: champId ?? null, gameId: gameId ?? null };
}

const inOrder = nameOrder('en');

/** The most frequent names of the games, in descending order. */
function mostNamed(games: readonly Fixture[], nameOf: (fixture: Fixture) => readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of games.flatMap(nameOf)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .sort(([a, x], [b, y]) => y - x || inOrder(a, b))
    .slice(0, MOST_NAMES)
    .map(([name]) => name);
}

/** Facts about the page of a url. For an unknown id the kind is `other`. */
export function pageFacts(engine: Engine, url: string, lang: string): PageFacts {
  const { kind, sportId, champId, gameId } = placeOf(url);
  const fixture = gameId === null ? undefined : engine.fixture(gameId);
  const champs = [...engine.champs.values()];
  const champ: Champ | undefined = fixture?.champ ?? champs.find(({ id }) => id === champId);
  const sport = champ?.sport ?? champs.find((one) => one.sport.id === sportId)?.sport;
  const isKnown =
    kind === 'game' ? fixture !== undefined : kind === 'champ' ? champ !== undefined : kind !== 'sport' || sport !== undefined;
  const isAbout = (of: Champ): boolean => (champ === undefined ? sport === undefined || of.sport.id === sport.id : of.id === champ.id);
  const games = [...engine.games()].filter((game) => isAbout(game.fixture.champ));
  const coming = games.filter(({ section }) => section === 'line').map((game) => game.fixture);
  const next = coming.reduce<Fixture | null>((first, one) => (first === null || one.startMs < first.startMs ? one : first), null);
  const groupOf = (one: Fixture): unknown => (sport === undefined ? one.champ.sport.id : one.champ.id);
  return {
    kind: isKnown ? kind : 'other',
    sportKey: sport?.key ?? null,
    sport: sport === undefined ? '' : sportName(sport.key, lang),
    champ: champ === undefined ? '' : champName(champ, lang),
    model: champ?.model.kind ?? champs.find((one) => one.sport === sport)?.model.kind ?? null,
    home: fixture?.home.name ?? '',
    away: fixture?.away.name ?? '',
    coming: coming.length,
    playing: games.filter(({ section }) => section === 'live').length,
    groups: new Set(coming.map(groupOf)).size,
    next: next === null ? null : pairOf(next),
    names: mostNamed(coming, (one) => (champ === undefined ? [champName(one.champ, lang)] : [one.home.name, one.away.name])),
  };
}
