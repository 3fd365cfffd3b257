import { DocumentBody, documentPage } from '@touchline/content-pages';
import { routePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { ChipLink, Chips } from '@touchline/ui-kit';
import { usePageParams, useAppSelector } from '@touchline/ui-pages';
import { selectCards } from '@touchline/content-state';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';

const FIRST = 'overview';

function PartnersPage() {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const { section = FIRST } = usePageParams();
  const sections = useAppSelector((state) => selectCards(state, 'partner'));
  return (
    <>
      {sections.status === 'ready' && (
        <Chips role="navigation" aria-label={intl.formatMessage({ id: 'promo.partners.sections', defaultMessage: 'Kinds of partners' })}>
          {sections.value.map(({ slug, title }) => (
            <ChipLink
              key={slug}
              href={routePath('ourpartners', slug === FIRST ? {} : { section: slug }, { lang })}
              isCurrent={slug === section}
            >
              {title}
            </ChipLink>
          ))}
        </Chips>
      )}
      <DocumentBody key={section} of={{ kind: 'partner', slug: section }} />
    </>
  );
}

/** Partners of the site, grouped by section. @spec PI-02 */
export const partnersContent = documentPage({
  needs: ({ section = FIRST }) => ({ document: { kind: 'partner', slug: section }, lists: ['partner'] }),
  Body: PartnersPage,
});
