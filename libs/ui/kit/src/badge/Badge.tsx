import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import styles from './Badge.module.css';

export type BadgeTone = 'live' | 'won' | 'lost' | 'returned' | 'warn' | 'accent';

export interface BadgeProps extends ComponentProps<'span'> {
  /** What the colour means; without it the badge is grey. The words must say it too. */
  tone?: BadgeTone;
}

/**
 * A word about the state of the thing beside it.
 *
 * No keyboard. It needs no name: it is read as its words, after the thing beside it.
 */
export function Badge({ tone, className, ...rest }: BadgeProps) {
  return <span {...rest} data-tone={tone} className={cx(styles.badge, className)} />;
}

/**
 * A number over an icon, for example how many bets the coupon holds.
 *
 * No keyboard. Its number is part of the name of the button that it stands on.
 */
export function CountBadge({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={cx(styles.count, className)} />;
}

/**
 * The breathing dot that marks what is in play. A word or a clock stands beside it.
 *
 * No keyboard and no name.
 */
export function PulseDot({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} aria-hidden="true" className={cx(styles.pulse, className)} />;
}
