import { intlOf } from '@touchline/shared-i18n';
import { matchRoute, splitLanguage } from '@touchline/shared-routes';
import type { LoadContext, SeoData } from '@touchline/shared-state';
import { emptyPageOf } from './empty-page-of.ts';
import { titles, words } from './other-words.ts';

export const emptySeo = ({ store, url }: LoadContext): SeoData => {
  const intl = intlOf(store);
  const page = emptyPageOf(matchRoute(splitLanguage(url.pathname).path).key);
  return { title: intl.formatMessage(titles[page]), description: intl.formatMessage(words[page]), robots: 'noindex' };
};
