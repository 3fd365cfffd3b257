import { routePath } from '@touchline/shared-routes';
import { VideoIcon } from '@touchline/ui-kit';
import { plansOf, sectionPages, type PageParams, type PagePlan, type PlanPlace } from '@touchline/ui-pages';
import { titles, words } from './page-words.ts';

const { virtual, ...plans } = plansOf(titles, words);
const CHILDREN = ['cyber-disciplines', 'cyber-all', 'cyber-dashboard'] as const;

/** Links to real and virtual esports, and to the lists of the current type. */
function places({ type }: PageParams): PlanPlace[] {
  const shown = type === 'virtual' ? 'virtual' : 'real';
  return [
    { name: titles.cyber, href: (lang) => routePath('cyber', { type: 'real' }, { lang }) },
    { name: titles.virtual, href: (lang) => routePath('cyber', { type: 'virtual' }, { lang }) },
    ...CHILDREN.map((key) => ({ name: titles[key], href: (lang: string) => routePath(key, { type: shown }, { lang }) })),
  ];
}

const overview = async () => (await import('./list/list-content.ts')).overviewContent;
const disciplines = async () => (await import('./list/list-content.ts')).disciplinesContent;
const list = async () => (await import('./list/list-content.ts')).listContent;
const champs = async () => (await import('./list/list-content.ts')).champsContent;
const dashboard = async () => (await import('./match/match-content.ts')).dashboardContent;
const match = async () => (await import('./match/match-content.ts')).matchContent;
const named = (plan: PagePlan, content: NonNullable<PagePlan['content']>): PagePlan => ({ ...plan, content, hasOwnHeading: true });

/** Pages of esports by route key. @spec PL-02 RT-01 BT-06 */
export const cyberRoutes = sectionPages({
  name: titles.cyber,
  Icon: VideoIcon,
  shape: 'rows',
  places,
  pages: {
    cyber: ({ type }) => ({ ...(type === 'virtual' ? virtual : plans.cyber), content: overview }),
    'cyber-disciplines': { ...plans['cyber-disciplines'], content: disciplines },
    'cyber-all': { ...plans['cyber-all'], content: list },
    'cyber-dashboard': { ...plans['cyber-dashboard'], content: dashboard },
    'cyber-discipline': named(plans['cyber-discipline'], list),
    'cyber-discipline-champs': named(plans['cyber-discipline-champs'], champs),
    'cyber-champ': named(plans['cyber-champ'], list),
    'cyber-game': named(plans['cyber-game'], match),
  },
});
