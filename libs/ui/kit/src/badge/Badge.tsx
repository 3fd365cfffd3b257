import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import styles from './Badge.module.css';

export type BadgeTone = 'live' | 'won' | 'lost' | 'returned' | 'warn' | 'accent';

export interface BadgeProps extends ComponentProps<'span'> {
  /** Colour of the badge; grey without it. The text must express the same meaning. */
  tone?: BadgeTone;
}

/**
 * A short status of the thing beside it.
 *
 * No keyboard. It needs no name: its text is read after the thing beside it.
 */
export function Badge({ tone, className, ...rest }: BadgeProps) {
  return <span {...rest} data-tone={tone} className={cx(styles.badge, className)} />;
}

/**
 * A number over an icon, for example how many bets the coupon holds.
 *
 * No keyboard. Its number is part of the name of the button that contains it.
 */
export function CountBadge({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={cx(styles.count, className)} />;
}

/**
 * The pulsing dot of games in play, always beside a text or a clock.
 *
 * No keyboard and no name.
 */
export function PulseDot({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} aria-hidden="true" className={cx(styles.pulse, className)} />;
}
