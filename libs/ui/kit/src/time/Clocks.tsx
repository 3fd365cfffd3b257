import type { ComponentProps, ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { cx } from '../cx.ts';
import styles from './Clocks.module.css';
import { clockText, timeLeft } from './time-left.ts';
import { useServerSecond } from './use-server-second.ts';

export interface CountdownProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Accessible name, such as `Starts in`. */
  label: string;
  /** The end, in milliseconds since 1970, server time. */
  endsAtMs: number;
  /** The server's time in milliseconds. Must be a stable function. */
  serverNowMs: () => number;
  /** Shown after the end. */
  ended: ReactNode;
  /** Called once, when the end passes while it is shown. */
  onEnd?: () => void;
}

/**
 * Time left: days and hours, or a clock within the last day. Calm: it neither blinks nor changes colour, and is not announced.
 *
 * No keyboard. Its name is `label`; the time left is read on demand.
 */
export function Countdown({ label, endsAtMs, serverNowMs, ended, onEnd, className, ...rest }: CountdownProps) {
  const intl = useIntl();
  const nowMs = useServerSecond(serverNowMs, true);
  const isOver = nowMs >= endsAtMs;
  const wasOver = useRef(isOver);
  useEffect(() => {
    if (isOver && !wasOver.current) onEnd?.();
    wasOver.current = isOver;
  }, [isOver, onEnd]);
  const left = timeLeft(endsAtMs, nowMs);
  const unit = (value: number, name: 'day' | 'hour') => intl.formatNumber(value, { style: 'unit', unit: name, unitDisplay: 'narrow' });
  return (
    // The edge rendered an earlier second.
    <span {...rest} role="timer" aria-label={label} suppressHydrationWarning className={cx(styles.clock, className)}>
      {isOver ? (
        <span>{ended}</span>
      ) : left.days > 0 ? (
        <span>{`${unit(left.days, 'day')} ${unit(left.hours, 'hour')}`}</span>
      ) : (
        <bdi dir="ltr" suppressHydrationWarning>
          {clockText(left)}
        </bdi>
      )}
    </span>
  );
}

export interface ServerClockProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime'> {
  /** The server's time in milliseconds. Must be a stable function. */
  serverNowMs: () => number;
  /** A time zone, such as `Europe/Berlin`; default is the page's. */
  timeZone?: string;
  /** Shows seconds, for a session. */
  hasSeconds?: boolean;
}

/**
 * The server's time in the player's zone. Bets are accepted by it, so the device's clock is not used.
 *
 * No keyboard. It needs no name: it is read as the time.
 */
export function ServerClock({ serverNowMs, timeZone, hasSeconds = false, className, ...rest }: ServerClockProps) {
  const intl = useIntl();
  const nowMs = useServerSecond(serverNowMs);
  const text = intl.formatTime(nowMs, {
    ...(timeZone !== undefined && { timeZone }),
    hour: '2-digit',
    minute: '2-digit',
    second: hasSeconds ? '2-digit' : undefined,
    hourCycle: 'h23',
  });
  return (
    <time {...rest} dateTime={new Date(nowMs).toISOString()} suppressHydrationWarning className={cx(styles.clock, className)}>
      <bdi suppressHydrationWarning>{text}</bdi>
    </time>
  );
}
