import { ChevronDownIcon, cx, PulseDot } from '@touchline/ui-kit';
import type { ComponentProps, Ref } from 'react';
import { drawOutcome, plainOutcome } from '../outcome/drawOutcome.tsx';
import type { RenderOutcome } from '../outcome/outcome-view.ts';
import styles from './EventRow.module.css';
import { EventSigns, MoreMarkets } from './EventSigns.tsx';
import { LinesButton } from './LinesButton.tsx';
import { Opponents } from './Opponents.tsx';
import grid from './event-grid.module.css';
import type { EventView, LineCells } from './event-view.ts';

export interface EventRowProps extends ComponentProps<'div'> {
  /** The game. */
  event: EventView;
  /**
   * Shows the two latest period scores at any width, after the number of won sets, for tennis and volleyball; more would leave no room for
   * names.
   */
  hasPeriodsAlways?: boolean;
  /** The Asian view: a row has its lines beside the prices, a card shows handicap and total instead of the result. @spec LY-11 */
  isAsian?: boolean;
  /** Renders one price; by default prices are not interactive. */
  renderOutcome?: RenderOutcome;
  /** Called when the star is clicked, with the id of the game. */
  onFavouriteToggle?: (eventId: number) => void;
  /** Called to open the other lines of a market; without it a line is plain text. @spec BT-13 */
  onLines?: ((market: 'total' | 'handicap') => void) | undefined;
  /** Ref to the text of the clock, for updates without rendering. */
  timeRef?: Ref<HTMLSpanElement>;
}

/** Row of a game in a list: time, names, scores, and main prices below the heads of {@link ChampionshipHeader}. @spec BT-01 */
export function EventRow({
  event,
  hasPeriodsAlways,
  isAsian = false,
  renderOutcome = plainOutcome,
  onFavouriteToggle,
  onLines,
  timeRef,
  className,
  ...rest
}: EventRowProps) {
  const { time, cells, opponents } = event;
  return (
    <div {...rest} className={cx(grid.grid, styles.row, className)} data-ways={cells.result.length} data-event={event.id}>
      <div className={styles.time}>
        {time.kind === 'live' ? (
          <span className={styles.live}>
            <PulseDot />
            <span ref={timeRef}>{time.time}</span>
          </span>
        ) : (
          <span className={styles.start}>{time.time}</span>
        )}
        <span>{time.kind === 'live' ? time.period : time.day}</span>
      </div>
      <Opponents href={event.href} opponents={opponents} periods={hasPeriodsAlways ? 'latest' : 'wide'} />
      <div className={grid.result}>
        {cells.result.map((outcome, at) => (
          <span key={outcome?.id ?? `none-${at}`}>{drawOutcome(outcome, 'cell', renderOutcome)}</span>
        ))}
      </div>
      {cells.total && <LineTriple className={grid.total} cells={cells.total} render={renderOutcome} market="total" onLines={onLines} />}
      {cells.handicap && (
        <LineTriple
          className={grid.handicap}
          cells={cells.handicap}
          render={renderOutcome}
          market="handicap"
          look={isAsian ? 'cell' : 'lined'}
          onLines={onLines}
        />
      )}
      <EventMore event={event} onFavouriteToggle={onFavouriteToggle} />
    </div>
  );
}

interface LineTripleProps {
  className: string | undefined;
  cells: LineCells;
  render: RenderOutcome;
  market: 'total' | 'handicap';
  /** With `lined`, each price has its own line above it, instead of one line between both. */
  look?: 'cell' | 'lined';
  onLines: EventRowProps['onLines'];
}

function LineTriple({ className, cells, render, market, look = 'cell', onLines }: LineTripleProps) {
  const text = look === 'cell' ? cells.line : undefined;
  return (
    <div className={className}>
      {drawOutcome(cells.first, look, render)}
      {onLines === undefined || cells.line === '' ? (
        <span className={styles.line}>{text}</span>
      ) : (
        <LinesButton className={styles.line} market={market} line={cells.line} onLines={onLines}>
          {text ?? <ChevronDownIcon />}
        </LinesButton>
      )}
      {drawOutcome(cells.second, look, render)}
    </div>
  );
}

function EventMore({ event, onFavouriteToggle }: Pick<EventRowProps, 'event' | 'onFavouriteToggle'>) {
  return (
    <div className={cx(grid.more, styles.more)}>
      <MoreMarkets event={event} />
      <span className={styles.signs}>
        <EventSigns event={event} onFavouriteToggle={onFavouriteToggle} />
      </span>
    </div>
  );
}
