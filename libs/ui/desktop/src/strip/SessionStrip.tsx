import { ClockIcon, cx } from '@touchline/ui-kit';
import type { ComponentProps, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styles from './SessionStrip.module.css';

/** One fact of the session, for example time played: a label, and a bold figure. */
export interface StripFact {
  /** Unique among the facts. */
  key: string;
  /** Label of the fact. */
  label?: ReactNode;
  /** The figure. */
  value: ReactNode;
  /** Suffix of the figure, such as a time zone. */
  after?: ReactNode;
}

export interface SessionStripProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Clock first, the least important last. */
  facts: readonly StripFact[];
  /**
   * Odds format, view, limits. Elements with `data-narrow` are shown only where the coupon is a drawer, with `data-wide` only where it is a
   * column.
   */
  end?: ReactNode;
  /** Mark after the facts: play money. */
  mark?: ReactNode;
}

/**
 * Clock, time played, result of the session: always visible, never red.
 *
 * Keyboard: the controls in `end`. The region's name is `This session`; the figures are read with their labels.
 *
 * @spec LY-13
 */
export function SessionStrip({ facts, end, mark, className, ...rest }: SessionStripProps) {
  const intl = useIntl();
  return (
    <div
      {...rest}
      role="region"
      aria-label={intl.formatMessage({ id: 'ui.strip.session', defaultMessage: 'Session' })}
      className={cx(styles.strip, className)}
      data-print="hidden"
    >
      <ClockIcon />
      <div className={styles.facts}>
        {facts.map(({ key, label, value, after }) => (
          <span key={key} className={styles.fact}>
            {label !== undefined && (
              <span data-label="" title={typeof label === 'string' ? label : undefined}>
                {label}
              </span>
            )}
            <b>{value}</b>
            {after !== undefined && <span>{after}</span>}
          </span>
        ))}
      </div>
      {mark}
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </div>
  );
}
