import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Link } from '../link/Link.tsx';
import styles from './Chips.module.css';

/** A row of chips that scrolls aside. */
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

/** A filter that is on or off. */
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

/** A chip that goes somewhere: a sport. */
export function ChipLink({ icon, children, count, isCurrent, className, ...rest }: ChipLinkProps) {
  return (
    <Link {...rest} className={cx(styles.chip, className)} aria-current={isCurrent ? 'page' : undefined}>
      {icon}
      {children}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </Link>
  );
}
