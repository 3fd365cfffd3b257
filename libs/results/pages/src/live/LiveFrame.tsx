import { DelayNotice, StaleNotice } from '@touchline/betting-event-list';
import { filterOfUrl } from '@touchline/betting-results-state';
import { routePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { ChipLink, Chips, EmptyState, ErrorState, EventListSkeleton, SportIcon, StatsIcon } from '@touchline/ui-kit';
import { usePageQuery } from '@touchline/ui-pages';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import styles from '../Pages.module.css';
import { useLiveList } from './use-live-list.ts';

type LiveList = ReturnType<typeof useLiveList>;

export interface LiveFrameProps {
  section: 'live' | 'zone';
  children: (live: LiveList & { list: NonNullable<LiveList['list']> }) => ReactNode;
}

/** Shared frame of both pages of live games: sport filter, notices, and the empty state. @spec BT-04 */
export function LiveFrame({ section, children }: LiveFrameProps) {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const { sport } = filterOfUrl(usePageQuery());
  const live = useLiveList(lang, sport);
  const { list, menu, isStale, hasFailed } = live;
  const pathOf = (id: number | null): string => routePath('results', { section }, { lang, query: { sport: id ?? undefined } });
  return (
    <div className={styles.page}>
      {menu !== undefined && (
        <Chips aria-label={intl.formatMessage({ id: 'results.sports', defaultMessage: 'Sports' })}>
          <ChipLink href={pathOf(null)} isCurrent={sport === null}>
            <FormattedMessage id="results.allSports" defaultMessage="All sports" />
          </ChipLink>
          {menu.sports.map(({ id, key, name, count }) => (
            <ChipLink key={id} href={pathOf(id)} isCurrent={sport === id} count={count} icon={<SportIcon sport={key} />}>
              {name}
            </ChipLink>
          ))}
        </Chips>
      )}
      <DelayNotice />
      {isStale && <StaleNotice />}
      {list === undefined && !hasFailed && <EventListSkeleton count={12} />}
      {hasFailed && (
        <ErrorState isCard title={<FormattedMessage id="results.live.failed" defaultMessage="Couldn't load live scores" />}>
          <FormattedMessage id="results.live.failedWords" defaultMessage="Retrying automatically…" />
        </ErrorState>
      )}
      {list?.order.length === 0 && (
        <EmptyState
          isCard
          icon={<StatsIcon />}
          title={<FormattedMessage id="results.live.none" defaultMessage="No live matches right now" />}
        />
      )}
      {list !== undefined && list.order.length > 0 && children({ ...live, list })}
    </div>
  );
}
