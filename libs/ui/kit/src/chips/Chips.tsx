import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Link } from '../link/Link.tsx';
import styles from './Chips.module.css';

/**
 * A row of chips that scrolls aside.
 *
 * Keyboard: each chip is a tab stop, and the row scrolls with it. Its name is `aria-label`: what the chips choose between.
 */
export function Chips({ className, ...rest }: ComponentProps<'div'>) {
  return <div role="group" {...rest} className={cx(styles.chips, className)} />;
}

interface ChipWords {
  /** A picture before the words. */
  icon?: ReactNode;
  /** The words. */
  children: ReactNode;
  /** How many things are behind it. */
  count?: number;
}

export interface ChipProps extends Omit<ComponentProps<'button'>, 'children'>, ChipWords {
  /** The filter is on. */
  isPicked?: boolean;
}

/**
 * A filter that is on or off.
 *
 * Keyboard: one tab stop; Enter and the space bar turn it on and off. Its name is its words and count; on or off is told by its state.
 */
export function Chip({ icon, children, count, isPicked, className, ...rest }: ChipProps) {
  return (
    <button type="button" {...rest} className={cx(styles.chip, className)} aria-pressed={isPicked ?? false}>
      {icon}
      {children}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </button>
  );
}

export interface ChipLinkProps extends Omit<ComponentProps<'a'>, 'children'>, ChipWords {
  /** It leads to where the player is. */
  isCurrent?: boolean;
}

/**
 * A chip that goes somewhere: a sport.
 *
 * Keyboard: one tab stop; Enter follows it. Its name is its words and count; where the player is, is told by its state.
 */
export function ChipLink({ icon, children, count, isCurrent, className, ...rest }: ChipLinkProps) {
  return (
    <Link {...rest} className={cx(styles.chip, className)} aria-current={isCurrent ? 'page' : undefined}>
      {icon}
      {children}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </Link>
  );
}
