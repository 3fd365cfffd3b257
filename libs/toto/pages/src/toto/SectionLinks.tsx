import { routePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { TOTO_SECTIONS, type TotoSection } from '@touchline/toto-rules';
import { ChipLink, Chips } from '@touchline/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { SECTION_NAMES } from '../shared/section-words.ts';

export type TotoPageKey = 'toto-draw' | 'toto-next' | 'toto-coupons' | 'toto-draws' | 'toto-nominees';

/** Links to the same page of every section. */
export function SectionLinks({ page, current }: { page: TotoPageKey; current: TotoSection }) {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  return (
    <Chips aria-label={intl.formatMessage({ id: 'toto.sections', defaultMessage: 'Toto sections' })}>
      {TOTO_SECTIONS.map((section) => (
        <ChipLink key={section} href={routePath(page, { section }, { lang })} isCurrent={section === current}>
          <FormattedMessage {...SECTION_NAMES[section]} />
        </ChipLink>
      ))}
    </Chips>
  );
}
