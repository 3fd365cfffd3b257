import { homePath, listPath, matchRoute, splitLanguage } from '@touchline/shared-routes';
import { Breadcrumb, EmptyState, LinkButton, SectionHeading, TableIcon } from '@touchline/ui-kit';
import { useTrail } from '@touchline/ui-pages';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { BettingLayout } from '../layout/BettingLayout.tsx';
import { usePlace } from '../place/use-place.ts';
import { emptyPageOf } from './empty-page-of.ts';
import { titles, words } from './other-words.ts';

/** A page of the line that has nothing to show on this site: a tournament that is not on, a team. It says what belongs there. */
export function EmptyPage() {
  const intl = useIntl();
  const place = usePlace();
  const page = emptyPageOf(matchRoute(splitLanguage(useLocation().pathname).path).key);
  const title = intl.formatMessage(titles[page]);
  const sports = { name: intl.formatMessage({ id: 'betting.list.line', defaultMessage: 'Sports' }), href: homePath(place.lang) };
  const trail = useTrail([sports, { name: title }]);
  return (
    <BettingLayout place={place}>
      <Breadcrumb steps={trail} />
      <SectionHeading level={1}>{title}</SectionHeading>
      <EmptyState
        isCard
        icon={<TableIcon />}
        title={<FormattedMessage id="betting.empty.title" defaultMessage="No events yet" />}
        actions={
          <>
            <LinkButton href={listPath({ lang: place.lang, section: 'live' })}>
              <FormattedMessage id="betting.empty.live" defaultMessage="Live events" />
            </LinkButton>
            <LinkButton look="outline" href={homePath(place.lang)}>
              <FormattedMessage id="betting.empty.home" defaultMessage="Home" />
            </LinkButton>
          </>
        }
      >
        <FormattedMessage {...words[page]} />
      </EmptyState>
    </BettingLayout>
  );
}
