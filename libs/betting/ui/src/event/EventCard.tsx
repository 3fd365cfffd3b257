import { cx, Link, LiveClock, SportIcon, StatsIcon, VideoIcon } from '@touchline/ui-kit';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { drawOutcome, plainOutcome } from '../outcome/drawOutcome.tsx';
import styles from './EventCard.module.css';
import type { EventRowProps } from './EventRow.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';
import { Opponents } from './Opponents.tsx';

export type EventCardProps = Omit<EventRowProps, 'hasPeriodsAlways'>;

/** A game in a list on a phone: what a row says, in two lines and a row of touch-sized prices. @spec BT-01 */
export function EventCard({ event, renderOutcome = plainOutcome, onFavouriteToggle, timeRef, className, ...rest }: EventCardProps) {
  const intl = useIntl();
  const { time, opponents } = event;
  return (
    <article {...rest} className={cx(styles.card, className)} data-event={event.id}>
      <div className={styles.meta}>
        {time.kind === 'live' ? (
          <LiveClock className={styles.when} time={time.time} period={time.period} timeRef={timeRef} />
        ) : (
          <span className={styles.when}>
            <b>{time.time}</b> {time.day}
          </span>
        )}
        <span className={styles.signs}>
          {event.hasVideo && (
            <VideoIcon role="img" aria-label={intl.formatMessage({ id: 'betting.event.video', defaultMessage: 'Video' })} />
          )}
          {event.hasStatistic && (
            <StatsIcon role="img" aria-label={intl.formatMessage({ id: 'betting.event.statistics', defaultMessage: 'Statistics' })} />
          )}
          <FavouriteButton
            name={`${opponents[0].name} – ${opponents[1].name}`}
            isFavourite={event.isFavourite ?? false}
            onToggle={() => onFavouriteToggle?.(event.id)}
          />
          <Link
            href={event.href}
            dir="ltr"
            aria-label={intl.formatMessage(
              { id: 'betting.event.more', defaultMessage: 'About {count, plural, one {# more market} other {# more markets}}' },
              { count: event.moreCount },
            )}
          >
            +{event.moreCount}
          </Link>
        </span>
      </div>
      <Opponents href={event.href} opponents={opponents} periods="always" crestSize={18} className={styles.names} />
      <Prices event={event} render={renderOutcome} />
    </article>
  );
}

export interface LiveCardProps extends Omit<EventCardProps, 'onFavouriteToggle'> {
  /** Key of the sport, for its icon. */
  sport: string;
  championship: string;
}

/** A game in play on the first page: championship and clock, names and scores, the prices of the result. */
export function LiveCard({ event, sport, championship, renderOutcome = plainOutcome, timeRef, className, ...rest }: LiveCardProps) {
  const { time, opponents } = event;
  return (
    <article {...rest} className={cx(styles.live, className)} data-event={event.id}>
      <div className={styles.top}>
        <SportIcon sport={sport} size={14} />
        <span title={championship}>{championship}</span>
        {time.kind === 'live' ? (
          <LiveClock className={styles.clock} time={time.time} timeRef={timeRef} />
        ) : (
          <span className={styles.clock}>{time.time}</span>
        )}
      </div>
      <Opponents href={event.href} opponents={opponents} periods="always" className={styles.names} />
      <Prices event={event} render={renderOutcome} />
    </article>
  );
}

function Prices({ event, render }: { event: EventCardProps['event']; render: NonNullable<EventCardProps['renderOutcome']> }) {
  return (
    <div className={styles.prices}>
      {event.cells.result.map((outcome, at) => (
        <span key={outcome?.id ?? `none-${at}`}>{drawOutcome(outcome, 'named', render)}</span>
      ))}
    </div>
  );
}

/** A row of live cards that scrolls aside where they don't fit. */
export function LiveStrip({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.strip, className)} />;
}
