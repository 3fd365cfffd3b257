import { DocumentBody, documentPage } from '@touchline/content-pages';
import { selectCards } from '@touchline/content-state';
import { routePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { ChipLink, Chips } from '@touchline/ui-kit';
import { usePageParams, useAppSelector } from '@touchline/ui-pages';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';

const FIRST = 'regular-time';

function FootballRulesPage() {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const { chapter = FIRST } = usePageParams();
  const list = useAppSelector((state) => selectCards(state, 'football'));
  return (
    <>
      <Chips role="navigation" aria-label={intl.formatMessage({ id: 'information.rules.chapters', defaultMessage: 'Chapters' })}>
        {(list.status === 'ready' ? list.value : []).map(({ slug, title }) => (
          <ChipLink
            key={slug}
            href={routePath('football-champions-rules', slug === FIRST ? {} : { chapter: slug }, { lang })}
            isCurrent={slug === chapter}
          >
            {title}
          </ChipLink>
        ))}
      </Chips>
      <DocumentBody key={chapter} of={{ kind: 'football', slug: chapter }} />
    </>
  );
}

/** Rules of football bets by chapter. @spec PI-03 */
export const footballContent = documentPage({
  needs: ({ chapter = FIRST }) => ({ document: { kind: 'football', slug: chapter }, lists: ['football'] }),
  Body: FootballRulesPage,
  seo: ({ title }, { params }) => (params['chapter'] === undefined ? {} : { title }),
});
