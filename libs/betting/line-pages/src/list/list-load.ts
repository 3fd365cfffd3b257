import {
  initialBettingState,
  loadFeed,
  selectChamp,
  selectFeed,
  selectList,
  selectMenu,
  type FeedView,
} from '@touchline/betting-line-state';
import { sportById } from '@touchline/betting-rules';
import { intlOf } from '@touchline/shared-i18n';
import { ALL_MENU } from '@touchline/shared-routes';
import { PageNotFound, selectZone, type LoadContext, type SeoData, type RootState } from '@touchline/shared-state';
import { readPlace } from '../place/read-place.ts';
import { lineCrumbs, pathOfList, sportName } from '../views/line-crumbs.ts';
import { gameEvent } from '../views/structured-data.ts';
import { menuView } from '../views/list-views.ts';
import type { ListPlace } from '../place/read-place.ts';
import { groupView, menuOf, selectGroup } from './menu-group.ts';
import { groupName } from './MenuGroups.tsx';

const placeOf = ({ url, lang }: LoadContext): ListPlace => ({ ...readPlace(url.pathname, lang), menu: menuOf(url.pathname) });

/** View rendered by the server: the first games of the group, without the player's filters. */
const firstGames = (state: RootState, place: ListPlace): FeedView =>
  groupView(place, selectGroup(state, place.menu), { betting: initialBettingState, isFirst: true, zone: selectZone(state) });

/** Most games in the structured data of a list. */
const NAMED_GAMES = 10;

/**
 * Loads the menu and the first games of a list.
 *
 * @throws PageNotFound when the url names a sport or a championship that the line does not know.
 * @spec BT-01 SE-02
 */
export async function loadList(context: LoadContext): Promise<void> {
  const place = placeOf(context);
  if (place.isBroken) throw new PageNotFound('A segment of this url should begin with an id.');
  const menu = menuView(place);
  const list = firstGames(context.store.getState(), place);
  await Promise.all([loadFeed(context, menu), loadFeed(context, list)]);

  const state = context.store.getState();
  const isMenuKnown = selectFeed(state, menu)?.status === 'ready';
  const isListKnown = selectFeed(state, list)?.status === 'ready';
  const isSportKnown = place.sportId === null || sportById(place.sportId) !== undefined;
  const isSportListed = selectMenu(state, menu)?.sports.some((sport) => sport.id === place.sportId);
  if (isMenuKnown && !isSportKnown && isSportListed !== true) throw new PageNotFound('The line does not know this sport.');
  if (!isListKnown || !isMenuKnown || place.champId === null) return;
  // A championship that currently has no games may still be in the menu or in an earlier answer.
  const champ = selectChamp(state, place.champId);
  if (champ === undefined || champ.sportId !== place.sportId) throw new PageNotFound('The line does not know this championship.');
}

export function listTitle(intl: Pick<ReturnType<typeof intlOf>, 'formatMessage'>, state: RootState, place: ListPlace): string {
  const { section, sportId, champId } = place;
  const champ = champId === null ? undefined : selectChamp(state, champId)?.name;
  const sport = sportId === null ? '' : sportName(state, sportId);
  if (champ !== undefined) return champ;
  if (sport !== '') return sport;
  if (place.menu !== undefined && place.menu !== ALL_MENU) return groupName(selectGroup(state, place.menu), { intl, lang: place.lang });
  return section === 'live'
    ? intl.formatMessage({ id: 'betting.list.live', defaultMessage: 'Live' })
    : intl.formatMessage({ id: 'betting.list.line', defaultMessage: 'Sports' });
}

/** @spec SE-02 */
export function listSeo(context: LoadContext): SeoData {
  const intl = intlOf(context.store);
  const place = placeOf(context);
  const state = context.store.getState();
  const title = listTitle(intl, state, place);
  const list = selectList(state, firstGames(state, place));
  const events = (list?.order ?? []).slice(0, NAMED_GAMES).flatMap((id) => {
    const game = list?.games[id];
    return game === undefined
      ? []
      : [gameEvent(game, { lang: place.lang, origin: context.url.origin, champ: selectChamp(state, game.champId) })];
  });
  const { lang, section, sportId, champId } = place;
  const here = { lang, section, sportId, champ: champId === null ? undefined : selectChamp(state, champId) };
  return {
    path: pathOfList(here),
    crumbs: lineCrumbs({ intl, state }, here),
    title:
      place.section === 'live'
        ? intl.formatMessage({ id: 'betting.seo.live', defaultMessage: '{title} – live betting and scores' }, { title })
        : intl.formatMessage({ id: 'betting.seo.line', defaultMessage: '{title} – betting odds' }, { title }),
    description: intl.formatMessage(
      { id: 'betting.seo.list', defaultMessage: '{title}: fixtures, odds and live scores. Play money.' },
      { title },
    ),
    ...(events.length > 0 && {
      structured: {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        itemListElement: events.map((item, at) => ({ '@type': 'ListItem', position: at + 1, item })),
      },
    }),
  };
}
