import type { RouteKey } from '@touchline/shared-routes';
import type { SeoData } from '@touchline/shared-state';
import { defineMessages, type IntlShape } from 'react-intl';

const titles = defineMessages({
  site: { id: 'shell.seo.site', defaultMessage: 'Play-money sports betting' },
  notFound: { id: 'shell.seo.notFound', defaultMessage: 'Page not found' },
});

/** Head of a page without a section. @param company - name of the site. */
export function shellSeo(key: RouteKey, intl: Pick<IntlShape, 'formatMessage'>, company: string): SeoData {
  if (key === 'home') return { title: `${company} · ${intl.formatMessage(titles.site)}` };
  return { title: key === 'not-found' ? `${intl.formatMessage(titles.notFound)} · ${company}` : company, robots: 'noindex' };
}
