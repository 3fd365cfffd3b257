import { ChevronDownIcon, cx, HistoryIcon, InfoIcon, PinIcon, TableIcon } from '@touchline/ui-kit';
import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { RenderOutcome } from '../outcome/outcome-view.ts';
import styles from './MarketGroup.module.css';
import { MarketTableView } from './MarketTableView.tsx';
import type { MarketView } from './market-view.ts';

export interface MarketGroupProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The market's name and prices. */
  market: MarketView;
  /** Whether its prices are shown; true by default. */
  isOpen?: boolean;
  /** Called when the fold is clicked; without it the market can't be folded. */
  onFold?: (marketId: string) => void;
  /** Whether the player has pinned it to the top. */
  isPinned?: boolean;
  /** Toggles the pin; without it the market can't be pinned. */
  onPin?: (marketId: string) => void;
  /** Margin and fair odds, shown below the prices; absent or null if they are hidden. */
  margin?: ReactNode;
  /** Called to show or hide margin and fair odds; without it there is no such button. */
  onMargin?: (marketId: string) => void;
  /** Called to show how it settles; without it there is no such button. */
  onRules?: (marketId: string) => void;
  /** Called to show the history of its odds; without it there is no such button. */
  onHistory?: ((marketId: string) => void) | undefined;
  /** Renders one price; by default prices are not interactive. */
  renderOutcome?: RenderOutcome;
}

/** A market of a game page: name, pin, fold, price table, and margin, rules and price history on demand. @spec BT-01 */
export function MarketGroup({
  market,
  isOpen = true,
  onFold,
  isPinned = false,
  onPin,
  margin,
  onMargin,
  onRules,
  onHistory,
  renderOutcome,
  className,
  ...rest
}: MarketGroupProps) {
  const intl = useIntl();
  const id = useId();
  const { title, note } = market;
  return (
    <section {...rest} className={cx(styles.market, className)} aria-labelledby={id} data-market={market.id}>
      <div className={styles.head}>
        <h3 id={id}>
          <span className={styles.title}>{title}</span>
          {note !== undefined && <span className={styles.note}>{note}</span>}
        </h3>
        {onMargin && isOpen && (
          <button
            type="button"
            className={styles.tool}
            aria-pressed={margin != null}
            aria-label={intl.formatMessage({ id: 'betting.market.margin', defaultMessage: 'Margin of {title}' }, { title })}
            onClick={() => onMargin(market.id)}
          >
            <TableIcon />
          </button>
        )}
        {onRules && isOpen && (
          <button
            type="button"
            className={styles.tool}
            aria-haspopup="dialog"
            aria-label={intl.formatMessage({ id: 'betting.market.rules', defaultMessage: 'Rules of {title}' }, { title })}
            onClick={() => onRules(market.id)}
          >
            <InfoIcon />
          </button>
        )}
        {onHistory && isOpen && (
          <button
            type="button"
            className={styles.tool}
            aria-haspopup="dialog"
            aria-label={intl.formatMessage({ id: 'betting.market.history', defaultMessage: 'Odds history of {title}' }, { title })}
            onClick={() => onHistory(market.id)}
          >
            <HistoryIcon />
          </button>
        )}
        {onPin && (
          <button
            type="button"
            className={cx(styles.tool, styles.pin)}
            aria-pressed={isPinned}
            aria-label={intl.formatMessage({ id: 'betting.market.pin', defaultMessage: 'Pin {title}' }, { title })}
            onClick={() => onPin(market.id)}
          >
            <PinIcon />
          </button>
        )}
        {onFold && (
          <button
            type="button"
            className={styles.tool}
            aria-expanded={isOpen}
            aria-label={intl.formatMessage({ id: 'betting.market.fold', defaultMessage: '{title}: show or hide' }, { title })}
            onClick={() => onFold(market.id)}
          >
            <ChevronDownIcon />
          </button>
        )}
      </div>
      {isOpen && <MarketTableView table={market.table} renderOutcome={renderOutcome} />}
      {isOpen && margin}
    </section>
  );
}

/** Two columns of markets on a wide page, one on a narrow page. */
export function MarketColumns({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.columns, className)} />;
}
