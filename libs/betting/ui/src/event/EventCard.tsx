import { crestDesign } from '@touchline/ui-art';
import { ChevronDownIcon, cx, LiveClock, SportIcon } from '@touchline/ui-kit';
import type { ComponentProps, CSSProperties } from 'react';
import { FormattedMessage } from 'react-intl';
import { drawOutcome, plainOutcome } from '../outcome/drawOutcome.tsx';
import type { OutcomeLook } from '../outcome/outcome-view.ts';
import styles from './EventCard.module.css';
import type { EventRowProps } from './EventRow.tsx';
import { EventSigns, MoreMarkets } from './EventSigns.tsx';
import { LinesButton } from './LinesButton.tsx';
import { Opponents } from './Opponents.tsx';

/** Market whose prices a card shows. */
export type CardMarket = 'result' | 'total' | 'handicap' | 'both';

export interface EventCardProps extends EventRowProps {
  /** The winner market by default, and for a game without the given market. */
  market?: CardMarket;
}

/** Card of a game in a list on phones, 58 pixels high: time and names, with the prices of one market beside them. @spec BT-01 */
export function EventCard({
  event,
  renderOutcome = plainOutcome,
  onFavouriteToggle,
  onLines,
  timeRef,
  isAsian = false,
  market = 'result',
  hasPeriodsAlways = false,
  className,
  ...rest
}: EventCardProps) {
  const { time, opponents } = event;
  return (
    <article {...rest} className={cx(styles.card, className)} data-event={event.id}>
      <div className={styles.meta}>
        {time.kind === 'live' ? (
          <LiveClock className={styles.when} time={time.time} period={time.period} timeRef={timeRef} />
        ) : (
          <span className={styles.when}>
            <b>{time.time}</b> <span>{time.day}</span>
          </span>
        )}
        <span className={styles.signs}>
          <EventSigns event={event} onFavouriteToggle={onFavouriteToggle} />
          <MoreMarkets event={event} />
        </span>
      </div>
      <Opponents href={event.href} opponents={opponents} periods={hasPeriodsAlways ? 'latest' : 'wide'} className={styles.names} />
      <Prices event={event} render={renderOutcome} isAsian={isAsian} market={market} look="stacked" onLines={onLines} />
    </article>
  );
}

export interface LiveCardProps extends Omit<EventCardProps, 'onFavouriteToggle' | 'isAsian' | 'market' | 'hasPeriodsAlways'> {
  /** Key of the sport, for its icon. */
  sport: string;
  /** Name of the championship; truncated if too long. */
  championship: string;
}

/** Card of a live game on the home page: championship, clock, names, scores and result prices, in the colours of both sides. */
export function LiveCard({ event, sport, championship, renderOutcome = plainOutcome, timeRef, className, ...rest }: LiveCardProps) {
  const { time, opponents } = event;
  const [first, second] = opponents.map(({ name }) => crestDesign(name).field);
  const light = { '--first': first, '--second': second } as CSSProperties;
  return (
    <article {...rest} className={cx(styles.live, className)} style={light} data-event={event.id}>
      <div className={styles.top}>
        <SportIcon sport={sport} size={14} />
        <span title={championship}>{championship}</span>
        {time.kind === 'live' ? (
          <LiveClock className={styles.clock} time={time.time} timeRef={timeRef} />
        ) : (
          <span className={styles.clock}>{time.time}</span>
        )}
      </div>
      <Opponents href={event.href} opponents={opponents} periods="latest" className={styles.names} />
      <Prices event={event} render={renderOutcome} />
    </article>
  );
}

interface PricesProps {
  event: EventCardProps['event'];
  render: NonNullable<EventCardProps['renderOutcome']>;
  isAsian?: boolean;
  market?: CardMarket;
  look?: OutcomeLook;
  onLines?: EventRowProps['onLines'];
}

function Prices({ event, render, isAsian = false, market = 'result', look = 'named', onLines }: PricesProps) {
  const { result, total, handicap } = event.cells;
  const pair = market === 'result' ? null : event.cells[market];
  const isByLines = isAsian && handicap != null && total != null;
  // In row order, so that both handicaps are in the same column.
  const outcomes = isByLines ? [handicap.first, total.first, handicap.second, total.second] : pair ? [pair.first, pair.second] : result;
  // Without any price, show the reason instead of dashes.
  if (outcomes.every((outcome) => outcome === null)) {
    return (
      <p className={styles.none}>
        {event.paused ?? <FormattedMessage tagName="span" id="betting.event.noPrices" defaultMessage="Match result suspended" />}
      </p>
    );
  }
  const hasLines = onLines !== undefined && pair != null && pair.line !== '' && (market === 'total' || market === 'handicap') && !isByLines;
  return (
    <div className={styles.prices} data-lines={isByLines ? '' : undefined} data-other={hasLines ? '' : undefined}>
      {outcomes.map((outcome, at) => (
        <span key={outcome?.id ?? `none-${at}`}>{drawOutcome(outcome, look, render)}</span>
      ))}
      {hasLines && (
        <LinesButton className={styles.other} market={market} line={pair.line} onLines={onLines}>
          <ChevronDownIcon />
        </LinesButton>
      )}
    </div>
  );
}

/** Row of live cards that scrolls sideways if they do not fit. */
export function LiveStrip({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.strip, className)} />;
}
