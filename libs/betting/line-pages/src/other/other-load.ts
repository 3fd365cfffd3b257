import { loadFeed, selectFeed, selectMenu } from '@touchline/betting-line-state';
import { intlOf } from '@touchline/shared-i18n';
import { PageNotFound, type LoadContext, type SeoData } from '@touchline/shared-state';
import { initialBettingState } from '@touchline/betting-line-state';
import { listView, menuView } from '../views/list-views.ts';
import { readPlace } from '../place/read-place.ts';
import { multiView } from './MultiLivePage.tsx';

export const loadMulti = (context: LoadContext): Promise<void> => loadFeed(context, multiView(context.lang));

export const multiSeo = ({ store }: LoadContext): SeoData => ({
  title: intlOf(store).formatMessage({ id: 'betting.multi.title', defaultMessage: 'Multi-live' }),
});

/** @throws PageNotFound when the url names a championship that the line does not know. */
export async function loadChamps(context: LoadContext): Promise<void> {
  const place = readPlace(context.url.pathname, context.lang);
  if (place.isBroken) throw new PageNotFound('This url should name a championship by its id.');
  const menu = menuView(place);
  await loadFeed(context, menu);
  const state = context.store.getState();
  if (place.champId === null) return;
  const isKnown = selectMenu(state, menu)?.champs.some((champ) => champ.id === place.champId);
  if (selectFeed(state, menu)?.status === 'ready' && isKnown !== true) throw new PageNotFound('The line does not know this championship.');
  await loadFeed(context, listView(place, initialBettingState, true));
}

export const champsSeo = ({ store }: LoadContext): SeoData => ({
  title: intlOf(store).formatMessage({ id: 'betting.champs.title', defaultMessage: 'Competitions' }),
});
