import { loadFeed, selectChamp, selectList, type GameList } from '@touchline/betting-line-state';
import { loadResults, type Question } from '@touchline/betting-results-state';
import { selectSiteConfig } from '@touchline/shared-config';
import { intlOf } from '@touchline/shared-i18n';
import { PageNotFound, type LoadContext, type SeoData, type RootState } from '@touchline/shared-state';
import { gameView } from '../loads/game-load.ts';
import { readPlace, type LinePlace } from '../place/read-place.ts';
import { sportName } from '../views/line-crumbs.ts';
import { menuView } from '../views/list-views.ts';
import { byInterest } from './by-interest.ts';
import type { PageType } from '../type-links/page-types.ts';
import { countryView, racesView, topGamesView } from './type-views.ts';
import { TYPE_TITLES, TYPE_WORDS } from '../type-links/type-words.ts';
import { countryOfNumber } from './visitor-country.ts';

/** What the page of teams asks: the game's two teams if the URL names a game, otherwise the championship's. */
export const teamsQuestion = ({ gameId, champId, lang }: LinePlace): Question<'game'> | Question<'champ'> =>
  gameId === null ? { kind: 'champ', id: champId ?? 0, lang } : { kind: 'game', id: gameId, lang };

/** The top match: the game in the URL, or the most interesting one; undefined if there is none. */
export function topGameId(state: RootState, place: LinePlace): number | undefined {
  const list = selectList(state, topGamesView(place));
  return place.gameId ?? (list && byInterest(list, (champId) => selectChamp(state, champId)?.isTop === true)[0]);
}

async function loadTopGame(context: LoadContext, place: LinePlace): Promise<void> {
  await Promise.all([loadFeed(context, menuView(place)), loadFeed(context, topGamesView(place))]);
  const gameId = topGameId(context.store.getState(), place);
  if (gameId !== undefined) await loadFeed(context, gameView(gameId, place.lang));
}

async function loadOwn(context: LoadContext, place: LinePlace): Promise<void> {
  const country = countryOfNumber(selectSiteConfig(context.store.getState())?.geoCountryId);
  await Promise.all([
    loadFeed(context, menuView(place)),
    ...(country === null ? [] : [loadFeed(context, countryView(place, country))]),
    ...(place.gameId === null ? [] : [loadFeed(context, gameView(place.gameId, place.lang))]),
  ]);
}

/** The championship of some races; that of the URL while there are none. */
export const racedChamp = ({ champId }: LinePlace, ...lists: readonly (GameList | undefined)[]): number | null =>
  lists.flatMap((list) => Object.values(list?.games ?? {}))[0]?.champId ?? champId;

async function loadRaces(context: LoadContext, place: LinePlace): Promise<void> {
  const [live, line] = [racesView('live', place.lang), racesView('line', place.lang)];
  await Promise.all([loadFeed(context, menuView(place)), loadFeed(context, live), loadFeed(context, line)]);
  const state = context.store.getState();
  const [running, next] = [selectList(state, live), selectList(state, line)];
  const ids = [place.gameId ?? next?.order[0], running?.order.at(-1)].filter((id) => id !== null && id !== undefined);
  const champId = racedChamp(place, running, next);
  await Promise.all([
    ...[...new Set(ids)].map((gameId) => loadFeed(context, gameView(gameId, place.lang))),
    // The races are shown without their last results too.
    champId === null ? undefined : loadResults(context, { kind: 'champ', id: champId, lang: place.lang }).catch(() => undefined),
  ]);
}

async function loadTeams(context: LoadContext, place: LinePlace): Promise<void> {
  await Promise.all([
    loadFeed(context, menuView(place)),
    loadResults(context, teamsQuestion(place) as Question),
    ...(place.gameId === null ? [] : [loadFeed(context, gameView(place.gameId, place.lang))]),
  ]);
}

/** Loads of the page types. @throws PageNotFound when the url names a sport, championship or game that does not exist. @spec BT-08 */
export const typeLoads = Object.fromEntries(
  Object.entries({ topgame: loadTopGame, betsonyour: loadOwn, team: loadTeams, marble: loadRaces }).map(([type, load]) => [
    type,
    async (context: LoadContext): Promise<void> => {
      const place = readPlace(context.url.pathname, context.lang);
      if (place.isBroken) throw new PageNotFound('A segment of this url should begin with an id.');
      await load(context, place);
    },
  ]),
) as Record<PageType, (context: LoadContext) => Promise<void>>;

/** @spec SE-02 BT-08 */
export const typeSeo =
  (type: PageType) =>
  ({ store, url, lang }: LoadContext): SeoData => {
    const place = readPlace(url.pathname, lang);
    const intl = intlOf(store);
    const state = store.getState();
    const where = selectChamp(state, place.champId ?? 0)?.name ?? sportName(state, place.sportId ?? 0);
    return {
      title: [intl.formatMessage(TYPE_TITLES[type]), where].filter(Boolean).join(' – '),
      description: intl.formatMessage(TYPE_WORDS[type]),
      // The games of a player are of no use to search engines.
      ...(type === 'betsonyour' && { robots: 'noindex' as const }),
    };
  };
