import { routePath, withLanguage } from '@touchline/shared-routes';
import { StatsIcon } from '@touchline/ui-kit';
import { plansOf, sectionPages, type PlanPlace } from '@touchline/ui-pages';
import { titles, words } from './page-words.ts';

const plans = plansOf(titles, words);
const PLACES: PlanPlace[] = [
  { name: titles.results, href: (lang) => routePath('results', {}, { lang }) },
  { name: titles.live, href: (lang) => routePath('results', { section: 'live' }, { lang }) },
  { name: titles.zone, href: (lang) => routePath('results', { section: 'zone' }, { lang }) },
  { name: titles.express, href: (lang) => withLanguage('/express', lang) },
  { name: titles.statistic, href: (lang) => routePath('statistic', {}, { lang }) },
  { name: titles.receipts, href: (lang) => withLanguage('/receipts', lang) },
];
const results = async () => (await import('./results/results-content.ts')).resultsContent;
const express = async () => (await import('./express/express-content.ts')).expressContent;
const receipts = async () => (await import('./receipts/receipts-content.ts')).receiptsContent;
const statistic = async () => (await import('./statistic/statistic-content.ts')).statisticContent;

export { resultsBands } from './bands/results-bands.ts';

/** Pages of results and statistics by route key. @spec PL-02 RT-01 BT-04 BT-09 */
export const resultsRoutes = sectionPages({
  name: titles.results,
  Icon: StatsIcon,
  shape: 'rows',
  places: () => PLACES,
  pages: {
    results: ({ section }) => ({ ...plans[section === 'live' || section === 'zone' ? section : 'results'], content: results }),
    express: { ...plans.express, content: express },
    receipts: { ...plans.receipts, content: receipts },
    statistic: { ...plans.statistic, content: statistic },
    // A duplicate of the statistics page, in a popup window.
    statisticpopup: { ...plans.statisticpopup, content: statistic, isIndexed: false },
  },
});
