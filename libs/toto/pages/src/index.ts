import { routePath } from '@touchline/shared-routes';
import { TicketIcon } from '@touchline/ui-kit';
import { plansOf, sectionPages, type PageParams, type PlanPlace } from '@touchline/ui-pages';
import { titles, words } from './page-words.ts';

const CHILDREN = ['toto-draw', 'toto-next', 'toto-coupons', 'toto-draws', 'toto-nominees'] as const;

/** The pages of the kind of toto that is shown, and lotto. */
function places({ section }: PageParams): PlanPlace[] {
  return [
    { name: titles.toto, href: (lang) => routePath('toto', { section }, { lang }) },
    ...CHILDREN.map((key) => ({ name: titles[key], href: (lang: string) => routePath(key, { section }, { lang }) })),
    { name: titles.lotto, href: (lang) => routePath('lotto', {}, { lang }) },
  ];
}

const plans = plansOf(titles, words);

/** Pages of toto and lotto by their route keys. @spec PL-02 RT-01 */
export const totoRoutes = sectionPages({
  name: titles.toto,
  Icon: TicketIcon,
  shape: 'rows',
  places,
  pages: { ...plans, 'toto-coupons': { ...plans['toto-coupons'], isForPlayer: true } },
});
