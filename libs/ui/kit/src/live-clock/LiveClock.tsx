import type { ComponentProps, Ref } from 'react';
import { PulseDot } from '../badge/Badge.tsx';
import { cx } from '../cx.ts';
import styles from './LiveClock.module.css';

export interface LiveClockProps extends ComponentProps<'span'> {
  /** The time of play as text, for example `67′` or `08:12`. */
  time: string;
  /** Name of the period, for example `2nd half`. */
  period?: string;
  /** Reaches the text of the time, so that a ticking clock writes there without rendering. */
  timeRef?: Ref<HTMLSpanElement>;
}

/**
 * Time of play with the dot that marks a live game. It only shows: whoever owns the clock says what stands in it.
 *
 * No keyboard. It needs no name: time and period are read as text, and a tick is not announced.
 */
export function LiveClock({ time, period, timeRef, className, ...rest }: LiveClockProps) {
  return (
    <span {...rest} className={cx(styles.clock, className)}>
      <PulseDot />
      <span ref={timeRef}>{time}</span>
      {period !== undefined && <span className={styles.period}>{period}</span>}
    </span>
  );
}
