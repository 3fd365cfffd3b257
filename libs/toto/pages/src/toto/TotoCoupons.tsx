import { routePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { pageStyles, usePageParams, usePageQuery } from '@touchline/ui-pages';
import { useSelector } from 'react-redux';
import { FIRST_SECTION, sectionIn } from '../shared/addresses.ts';
import { pageIn } from '../shared/load.ts';
import { Tickets } from '../shared/Tickets.tsx';
import { SectionLinks } from './SectionLinks.tsx';

/** The player's toto tickets. @spec TL-01 */
export function TotoCoupons() {
  const lang = useSelector(selectLanguage);
  const section = sectionIn(usePageParams()) ?? FIRST_SECTION;
  const page = pageIn(usePageQuery());
  return (
    <div className={pageStyles.page}>
      <SectionLinks page="toto-coupons" current={section} />
      <Tickets kind="toto" of={section} page={page} hrefOf={(to) => `${routePath('toto-coupons', { section }, { lang })}?page=${to}`} />
    </div>
  );
}
