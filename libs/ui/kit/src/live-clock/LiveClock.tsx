import type { ComponentProps, Ref } from 'react';
import { PulseDot } from '../badge/Badge.tsx';
import { cx } from '../cx.ts';
import styles from './LiveClock.module.css';

export interface LiveClockProps extends ComponentProps<'span'> {
  /** Playing time as text, for example `67′` or `08:12`. */
  time: string;
  /** Name of the period, for example `2nd half`. */
  period?: string;
  /** Ref to the text of the time, so that a ticking clock can write it without a render. */
  timeRef?: Ref<HTMLSpanElement>;
}

/**
 * Playing time with the dot of a live game. It only displays text; the caller keeps the time.
 *
 * No keyboard. It needs no name: time and period are read as text, and ticks are not announced.
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
