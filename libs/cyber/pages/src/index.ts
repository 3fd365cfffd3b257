import { routePath } from '@touchline/shared-routes';
import { VideoIcon } from '@touchline/ui-kit';
import { plansOf, sectionPages, type PageParams, type PlanPlace } from '@touchline/ui-pages';
import { titles, words } from './page-words.ts';

const { virtual, ...plans } = plansOf(titles, words);
const CHILDREN = ['cyber-disciplines', 'cyber-all', 'cyber-dashboard'] as const;

/** Matches between people and those that a computer plays, and the lists of the kind that is shown. */
function places({ type }: PageParams): PlanPlace[] {
  const shown = type === 'virtual' ? 'virtual' : 'real';
  return [
    { name: titles.cyber, href: (lang) => routePath('cyber', { type: 'real' }, { lang }) },
    { name: titles.virtual, href: (lang) => routePath('cyber', { type: 'virtual' }, { lang }) },
    ...CHILDREN.map((key) => ({ name: titles[key], href: (lang: string) => routePath(key, { type: shown }, { lang }) })),
  ];
}

/** Pages of esports by their route keys. @spec PL-02 RT-01 */
export const cyberRoutes = sectionPages({
  name: titles.cyber,
  Icon: VideoIcon,
  shape: 'rows',
  places,
  pages: { ...plans, cyber: ({ type }) => (type === 'virtual' ? virtual : plans.cyber) },
});
