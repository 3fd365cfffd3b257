import { loadFeed, type FeedView } from '@touchline/betting-line-state';
import { selectCompanyName } from '@touchline/shared-config';
import { intlOf } from '@touchline/shared-i18n';
import type { LoadContext, SeoData } from '@touchline/shared-state';
import { menuView } from '../views/list-views.ts';

/** Number of live games on the home page; all take bets and have time left. */
export const LIVE_CARDS = 6;
/** Number of highlights. */
export const HIGHLIGHTS = 16;

export const liveNowView = (lang: string): FeedView => ({ kind: 'games', section: 'live', lang, by: 'open', count: LIVE_CARDS });
export const highlightsView = (lang: string): FeedView => ({ kind: 'games', section: 'line', lang, top: true, count: HIGHLIGHTS });

/** Loads live games, highlights and the menu. @spec BT-01 */
export async function loadHome(context: LoadContext): Promise<void> {
  const { lang } = context;
  await Promise.all([liveNowView(lang), highlightsView(lang), menuView({ section: 'line', lang })].map((view) => loadFeed(context, view)));
}

/** @spec SE-02 */
export function homeSeo({ store, url }: LoadContext): SeoData {
  const intl = intlOf(store);
  const company = selectCompanyName(store.getState());
  return {
    title: intl.formatMessage(
      { id: 'betting.seo.home', defaultMessage: '{company}: sports betting odds, live and pre-match' },
      { company },
    ),
    description: intl.formatMessage({
      id: 'betting.seo.homeWords',
      defaultMessage: 'Live scores and odds for football, tennis, basketball and 20+ more sports. Play money.',
    }),
    structured: { '@context': 'https://schema.org', '@type': 'WebSite', name: company, url: url.origin },
  };
}
