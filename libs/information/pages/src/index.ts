import type { ComponentType } from 'react';
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

/** Chapters that exist; any other name shows them all, and search engines are asked to pass it by. */
const RULE_CHAPTERS = ['accepting', 'settling', 'returns', 'corrections'];

type Texts = typeof import('./texts/InformationText.tsx');
const texts = (pick: (all: Texts) => ComponentType) => (): Promise<ComponentType> => import('./texts/InformationText.tsx').then(pick);

/** Information pages by their route keys. @spec PL-02 RT-01 */
export const informationRoutes = sectionPages({
  name: information,
  Icon: InfoIcon,
  shape: 'cards',
  places: () => PLACES,
  pages: {
    information: ({ page }) => {
      const plan = isPage(page) ? plans[page] : plans.about;
      return page === 'betting-calculator' ? plan : { ...plan, body: texts(({ InformationText }) => InformationText) };
    },
    rules: ({ ruleGroup, chapter }) => ({
      ...rules,
      body: () => import('./texts/RulesText.tsx').then(({ RulesText }) => RulesText),
      isIndexed: ruleGroup === 'general' && (chapter === undefined || RULE_CHAPTERS.includes(chapter)),
    }),
    'betting-alphabet': { ...alphabet, body: texts(({ AlphabetText }) => AlphabetText) },
    news,
    'football-champions-rules': ({ chapter }) => ({
      ...football,
      body: texts(({ FootballText }) => FootballText),
      isIndexed: chapter === undefined,
    }),
  },
});
