import { loadFeed } from '@touchline/betting-line-state';
import { filterOfUrl, loadResults, selectAnswer } from '@touchline/betting-results-state';
import { selectZone, type LoadContext, type SeoData } from '@touchline/shared-state';
import type { PageContent } from '@touchline/ui-pages';
import { dayQuestion, liveMenu, liveView } from '../questions.ts';
import { ResultsPage } from './ResultsPage.tsx';

const isLive = (section: string | undefined): boolean => section === 'live' || section === 'zone';

async function load(context: LoadContext): Promise<void> {
  const { params, url, lang, store } = context;
  if (!isLive(params['section'])) return loadResults(context, dayQuestion(url.searchParams, { lang, zone: selectZone(store.getState()) }));
  const { sport } = filterOfUrl(url.searchParams);
  await Promise.all([loadFeed(context, liveView(lang, sport, true)), loadFeed(context, liveMenu(lang))]);
}

/** A day without results and search results are not indexed. */
function seo({ store, params, url, lang }: LoadContext): Partial<SeoData> {
  if (isLive(params['section'])) return {};
  const question = dayQuestion(url.searchParams, { lang, zone: selectZone(store.getState()) });
  const view = selectAnswer(store.getState(), question);
  const isEmpty = view.status !== 'ready' || view.answer.total === 0;
  return isEmpty || question.filter.search !== '' ? { robots: 'noindex' } : {};
}

/** Results of a day, and live games. @spec BT-04 */
export const resultsContent: PageContent = { Body: ResultsPage, load, seo };
