import { selectSections } from '@touchline/platform-state';
import { homePath, listPath, matchRoute, routePath, splitLanguage, type RouteMatch } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { useSelector } from 'react-redux';
import { useRoute } from '../app/use-route.ts';

const names = defineMessages({
  home: { id: 'shell.sports', defaultMessage: 'Sports' },
  line: { id: 'shell.line', defaultMessage: 'Pre-match' },
  live: { id: 'shell.live', defaultMessage: 'Live' },
  cyber: { id: 'shell.cyber', defaultMessage: 'Esports' },
  casino: { id: 'shell.casino', defaultMessage: 'Casino' },
  games: { id: 'shell.games', defaultMessage: 'Games' },
  toto: { id: 'shell.toto', defaultMessage: 'Toto' },
  results: { id: 'shell.results', defaultMessage: 'Results' },
  promo: { id: 'shell.promo', defaultMessage: 'Promotions' },
});

/** A section of the site, as header and menus show it. */
export interface SiteSection {
  key: string;
  name: string;
  href: string;
  isCurrent: boolean;
  isLive: boolean;
}

interface Place {
  key: keyof typeof names;
  section: string;
  href: (lang: string) => string;
}

const PLACES: readonly Place[] = [
  { key: 'home', section: 'betting', href: homePath },
  { key: 'line', section: 'betting', href: (lang) => listPath({ lang, section: 'line' }) },
  { key: 'live', section: 'betting', href: (lang) => listPath({ lang, section: 'live' }) },
  { key: 'cyber', section: 'cyber', href: (lang) => routePath('cyber', { type: 'real' }, { lang }) },
  { key: 'casino', section: 'casino', href: (lang) => routePath('casino', {}, { lang }) },
  { key: 'games', section: 'games', href: (lang) => routePath('games', {}, { lang }) },
  { key: 'toto', section: 'toto', href: (lang) => routePath('toto', {}, { lang }) },
  { key: 'results', section: 'results', href: (lang) => routePath('results', {}, { lang }) },
  { key: 'promo', section: 'promo', href: (lang) => routePath('promo', {}, { lang }) },
];

function isCurrent(key: Place['key'], { row, params }: RouteMatch, own: RouteMatch): boolean {
  if (key === 'line' || key === 'live') return row.section === 'betting' && params['section'] === key;
  if (key === 'home') return row.key === 'home';
  return row.section === own.row.section;
}

/** Sections that exist here, in their order. What is not there is not shown. @spec RM-07 */
export function useHeaderSections(): SiteSection[] {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const sections = useSelector(selectSections);
  const route = useRoute();
  return PLACES.filter(({ section }) => section === 'betting' || sections?.includes(section) === true).map(({ key, href }) => {
    const place = href(lang);
    const message: MessageDescriptor = names[key];
    return {
      key,
      name: intl.formatMessage(message),
      href: place,
      isCurrent: isCurrent(key, route, matchRoute(splitLanguage(place).path)),
      isLive: key === 'live',
    };
  });
}
