import { homePath, listPath } from '@touchline/shared-routes';
import { EmptyState, LinkButton, SectionHeading, TableIcon } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';
import { BettingLayout } from '../layout/BettingLayout.tsx';
import { usePlace } from '../place/use-place.ts';

/** A page of the line that has nothing to show on this site: a tournament that is not on, a team without games. */
export function EmptyPage() {
  const place = usePlace();
  return (
    <BettingLayout place={place}>
      <SectionHeading level={1}>
        <FormattedMessage id="betting.empty.heading" defaultMessage="Nothing on at the moment" />
      </SectionHeading>
      <EmptyState
        isCard
        icon={<TableIcon />}
        title={<FormattedMessage id="betting.empty.title" defaultMessage="No games here yet" />}
        actions={
          <>
            <LinkButton href={listPath({ lang: place.lang, section: 'live' })}>
              <FormattedMessage id="betting.empty.live" defaultMessage="Live games" />
            </LinkButton>
            <LinkButton look="outline" href={homePath(place.lang)}>
              <FormattedMessage id="betting.empty.home" defaultMessage="To the first page" />
            </LinkButton>
          </>
        }
      >
        <FormattedMessage id="betting.empty.words" defaultMessage="Games appear on this page once they are announced." />
      </EmptyState>
    </BettingLayout>
  );
}
