import { lotteryOf, totoSectionOf } from '@touchline/toto-rules';
import { routePath } from '@touchline/shared-routes';
import { TicketIcon } from '@touchline/ui-kit';
import { sectionPages, type PageParams, type PagePlan, type PlanPlace } from '@touchline/ui-pages';
import { LOTTERY_NAMES } from './shared/lottery-words.ts';
import { titles, words } from './page-words.ts';
import { SECTION_NAMES } from './shared/section-words.ts';

const CHILDREN = ['toto-draw', 'toto-next', 'toto-coupons', 'toto-draws', 'toto-nominees'] as const;

/** Links to the pages of the current section, and to lotto. */
function places({ section }: PageParams): PlanPlace[] {
  return [
    { name: titles.toto, href: (lang) => routePath('toto', { section }, { lang }) },
    ...CHILDREN.map((key) => ({ name: titles[key], href: (lang: string) => routePath(key, { section }, { lang }) })),
    { name: titles.lotto, href: (lang) => routePath('lotto', {}, { lang }) },
  ];
}

type Key = keyof typeof titles;

const planOf = (key: Key): PagePlan => ({
  title: titles[key],
  words: words[key],
  content: async () => (await import('./contents.ts')).CONTENTS[key],
});

/** Pages of toto and lotto by route key. @spec PL-02 RT-01 TL-01 TL-02 */
export const totoRoutes = sectionPages({
  name: titles.toto,
  Icon: TicketIcon,
  shape: 'rows',
  places,
  pages: {
    toto: ({ section }: PageParams) => {
      const known = totoSectionOf(section);
      return { ...planOf('toto'), ...(known !== undefined && { title: SECTION_NAMES[known] }) };
    },
    'toto-draw': planOf('toto-draw'),
    'toto-next': planOf('toto-next'),
    'toto-coupons': { ...planOf('toto-coupons'), isIndexed: false },
    'toto-draws': planOf('toto-draws'),
    'toto-nominees': planOf('toto-nominees'),
    lotto: ({ sectionName }: PageParams) => {
      const known = lotteryOf(sectionName);
      return { ...planOf('lotto'), ...(known !== undefined && { title: LOTTERY_NAMES[known] }) };
    },
  },
});
