import { routePath } from '@touchline/shared-routes';
import { StatsIcon } from '@touchline/ui-kit';
import { plansOf, sectionPages, type PlanPlace } from '@touchline/ui-pages';
import { titles, words } from './page-words.ts';

const { live, zone, ...plans } = plansOf(titles, words);
const PLACES: PlanPlace[] = [
  { name: titles.results, href: (lang) => routePath('results', {}, { lang }) },
  { name: titles.live, href: (lang) => routePath('results', { section: 'live' }, { lang }) },
  { name: titles.zone, href: (lang) => routePath('results', { section: 'zone' }, { lang }) },
  { name: titles.statistic, href: (lang) => routePath('statistic', {}, { lang }) },
];

/** Pages of results and statistics by their route keys. @spec PL-02 RT-01 */
export const resultsRoutes = sectionPages({
  name: titles.results,
  Icon: StatsIcon,
  shape: 'rows',
  places: () => PLACES,
  pages: { ...plans, results: ({ section }) => (section === 'live' ? live : section === 'zone' ? zone : plans.results) },
});
