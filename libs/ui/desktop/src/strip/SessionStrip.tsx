import { ClockIcon, cx } from '@touchline/ui-kit';
import type { ComponentProps, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styles from './SessionStrip.module.css';

/** One fact of the session, for example time played: words, and the figure in bold. */
export interface StripFact {
  /** Its own name among the facts. */
  key: string;
  /** What it is. */
  label?: ReactNode;
  /** The figure. */
  value: ReactNode;
  /** Behind the figure: a time zone. */
  after?: ReactNode;
}

export interface SessionStripProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Clock first; what matters least is last. */
  facts: readonly StripFact[];
  /** Odds format, view, limits. What carries `data-narrow` is there only where the coupon is a drawer, `data-wide` only where it is a column. */
  end?: ReactNode;
  /** A mark behind the facts: play money. */
  mark?: ReactNode;
}

/**
 * Clock, time played, result of the session: always in view, never red.
 *
 * Keyboard: what stands in `end`. The region's name is `This session`; the figures are read with their words.
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
            {after}
          </span>
        ))}
      </div>
      {mark}
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </div>
  );
}
