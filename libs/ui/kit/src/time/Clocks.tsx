import type { ComponentProps, ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { cx } from '../cx.ts';
import styles from './Clocks.module.css';
import { clockText, timeLeft } from './time-left.ts';
import { useServerSecond } from './use-server-second.ts';

export interface CountdownProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What it counts down to, for those who don't see what stands beside it: `Starts in`. */
  label: string;
  /** The moment, in milliseconds since 1970 of the server's clock. */
  endsAtMs: number;
  /** The server's time in milliseconds; the same function at every drawing. */
  serverNowMs: () => number;
  /** What stands there once the moment has come. */
  ended: ReactNode;
  /** The moment came while it was shown; called once. */
  onEnd?: () => void;
}

/**
 * Time until a moment: days and hours from afar, a clock within the last day. Calm: it neither blinks nor changes its colour, and is not
 * announced.
 *
 * No keyboard. Its name is `label`; the time left is read when somebody goes there.
 */
export function Countdown({ label, endsAtMs, serverNowMs, ended, onEnd, className, ...rest }: CountdownProps) {
  const intl = useIntl();
  const nowMs = useServerSecond(serverNowMs, true);
  const isOver = nowMs >= endsAtMs;
  const told = useRef(isOver);
  useEffect(() => {
    if (isOver && !told.current) onEnd?.();
    told.current = isOver;
  }, [isOver, onEnd]);
  const left = timeLeft(endsAtMs, nowMs);
  const unit = (value: number, name: 'day' | 'hour') => intl.formatNumber(value, { style: 'unit', unit: name, unitDisplay: 'narrow' });
  return (
    // The edge drew its own second.
    <span {...rest} role="timer" aria-label={label} suppressHydrationWarning className={cx(styles.clock, className)}>
      {isOver ? (
        ended
      ) : left.days > 0 ? (
        `${unit(left.days, 'day')} ${unit(left.hours, 'hour')}`
      ) : (
        <bdi dir="ltr" suppressHydrationWarning>
          {clockText(left)}
        </bdi>
      )}
    </span>
  );
}

export interface ServerClockProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime'> {
  /** The server's time in milliseconds; the same function at every drawing. */
  serverNowMs: () => number;
  /** Time zone of the player, as `Europe/Berlin`; the system's unless told. */
  timeZone?: string;
  /** With seconds: for a session. */
  hasSeconds?: boolean;
}

/**
 * The time of the server in the player's time zone. It is what bets are accepted by, so the device's clock has no say.
 *
 * No keyboard. It needs no name: it is read as the time that it shows.
 */
export function ServerClock({ serverNowMs, timeZone, hasSeconds = false, className, ...rest }: ServerClockProps) {
  const intl = useIntl();
  const nowMs = useServerSecond(serverNowMs);
  const text = intl.formatTime(nowMs, {
    timeZone,
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
