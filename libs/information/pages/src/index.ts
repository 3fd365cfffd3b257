import { routePath } from '@touchline/shared-routes';
import { InfoIcon } from '@touchline/ui-kit';
import { placesOf, plansOf, sectionPages, type PlanPlace } from '@touchline/ui-pages';
import { titles, words } from './page-words.ts';

const { information, ...named } = titles;
const { 'betting-alphabet': alphabet, news, rules, 'football-champions-rules': football, ...plans } = plansOf(named, words);

type Page = keyof typeof plans;
const isPage = (page: string | undefined): page is Page => page !== undefined && Object.hasOwn(plans, page);
const ofInformation = (page: Page): PlanPlace => ({ name: titles[page], href: (lang) => routePath('information', { page }, { lang }) });

const PLACES: PlanPlace[] = [
  ofInformation('about'),
  ofInformation('howbet'),
  ...placesOf(titles, ['betting-alphabet']),
  { name: titles.rules, href: (lang) => routePath('rules', { ruleGroup: 'general' }, { lang }) },
  ...placesOf(titles, ['football-champions-rules']),
  ofInformation('responsiblegaming'),
  ofInformation('betting-calculator'),
  ...placesOf(titles, ['news']),
  ofInformation('contacts'),
  ofInformation('licenses'),
  ofInformation('cookies'),
  ofInformation('consent'),
  ofInformation('disputeresolution'),
  ofInformation('taxation'),
  ofInformation('kycpolicy'),
  ofInformation('simpleidentification'),
  ofInformation('amlpolicy'),
  ofInformation('amlkyc'),
  ofInformation('smsbets'),
  ofInformation('cash_terminals'),
];

/** Information pages by route key. @spec PL-02 RT-01 PI-03 */
export const informationRoutes = sectionPages({
  name: information,
  Icon: InfoIcon,
  shape: 'cards',
  places: () => PLACES,
  pages: {
    information: ({ page }) => ({
      ...(isPage(page) ? plans[page] : plans.about),
      content: async () => (await import('./documents/information-content.ts')).informationContent,
    }),
    rules: { ...rules, content: async () => (await import('./rule-pages/rules-content.ts')).rulesContent },
    'betting-alphabet': { ...alphabet, content: async () => (await import('./glossary/glossary-content.tsx')).glossaryContent },
    news: { ...news, hasOwnHeading: true, content: async () => (await import('./news/news-content.tsx')).newsContent },
    'football-champions-rules': { ...football, content: async () => (await import('./rule-pages/football-content.tsx')).footballContent },
  },
});
