import { cx, Link, LiveClock, SportIcon } from '@touchline/ui-kit';
import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { EventRowProps } from '../event/EventRow.tsx';
import { FavouriteButton } from '../event/FavouriteButton.tsx';
import { Opponents } from '../event/Opponents.tsx';
import type { LineCells } from '../event/event-view.ts';
import { drawOutcome, plainOutcome } from '../outcome/drawOutcome.tsx';
import type { RenderOutcome } from '../outcome/outcome-view.ts';
import styles from './MultiLiveTile.module.css';

export interface MultiLiveTileProps extends Omit<ComponentProps<'article'>, 'children'>, Pick<EventRowProps, 'event' | 'timeRef'> {
  /** Key of the sport, for its icon. */
  sport: string;
  /** Name of the championship; truncated if too long. */
  championship: string;
  /** Renders one price; by default prices are not interactive. */
  renderOutcome?: RenderOutcome;
  /** Called when the star is clicked, with the id of the game. */
  onFavouriteToggle?: (eventId: number) => void;
}

/** Tile of a game on the multi-live page: period scores, result, total and handicap, with a fixed height. @spec BT-01 BT-02 */
export function MultiLiveTile({
  event,
  sport,
  championship,
  renderOutcome = plainOutcome,
  onFavouriteToggle,
  timeRef,
  className,
  ...rest
}: MultiLiveTileProps) {
  const intl = useIntl();
  const { time, opponents, cells } = event;
  return (
    <article {...rest} className={cx(styles.tile, className)} data-event={event.id}>
      <div className={styles.top}>
        <SportIcon sport={sport} size={14} />
        <span className={styles.champ} title={championship} dir="auto">
          {championship}
        </span>
        {time.kind === 'live' ? (
          <LiveClock className={styles.clock} time={time.time} period={time.period} timeRef={timeRef} />
        ) : (
          <span className={styles.clock}>{time.time}</span>
        )}
        <FavouriteButton
          name={`${opponents[0].name} – ${opponents[1].name}`}
          isFavourite={event.isFavourite ?? false}
          onToggle={() => onFavouriteToggle?.(event.id)}
        />
      </div>
      <Opponents href={event.href} opponents={opponents} periods="always" crestSize={20} className={styles.names} />
      <div className={styles.result}>
        {cells.result.map((outcome, at) => (
          <span key={outcome?.id ?? `none-${at}`}>{drawOutcome(outcome, 'named', renderOutcome)}</span>
        ))}
      </div>
      {cells.total && (
        <Line
          name={<FormattedMessage id="betting.multi.total" defaultMessage="Total" />}
          cells={cells.total}
          heads={[
            intl.formatMessage({ id: 'betting.head.over', defaultMessage: 'Over' }),
            intl.formatMessage({ id: 'betting.head.under', defaultMessage: 'Under' }),
          ]}
          render={renderOutcome}
        />
      )}
      {cells.handicap && (
        <Line
          name={<FormattedMessage id="betting.multi.handicap" defaultMessage="Handicap" />}
          cells={cells.handicap}
          heads={['1', '2']}
          render={renderOutcome}
        />
      )}
      <Link href={event.href} className={styles.more}>
        <FormattedMessage id="betting.event.more" defaultMessage="+{count, number} markets" values={{ count: event.moreCount }} />
      </Link>
    </article>
  );
}

interface LineProps {
  name: ReactNode;
  cells: LineCells;
  /** Short names of the two prices. */
  heads: readonly [string, string];
  render: RenderOutcome;
}

/** A pair of prices with their line between them; names that do not fit the tile are for screen readers only. */
function Line({ name, cells, heads, render }: LineProps) {
  const short = (outcome: LineCells['first'], head: string) => outcome && { ...outcome, name: head };
  return (
    <div className={styles.line}>
      <span className={styles.head}>{name}</span>
      {drawOutcome(short(cells.first, heads[0]), 'named', render)}
      <span className={styles.figure}>{cells.line}</span>
      {drawOutcome(short(cells.second, heads[1]), 'named', render)}
    </div>
  );
}

/** As many tiles side by side as fit, with equal heights in a row. */
export function MultiLiveGrid({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.grid, className)} />;
}
