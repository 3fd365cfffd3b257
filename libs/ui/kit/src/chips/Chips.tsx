import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Link } from '../link/Link.tsx';
import styles from './Chips.module.css';

/**
 * A row of chips that scrolls sideways.
 *
 * Keyboard: each chip is a tab stop, and the row scrolls with it. Its name is `aria-label`: what the chips choose between.
 */
export function Chips({ className, ...rest }: ComponentProps<'div'>) {
  return <div role="group" {...rest} className={cx(styles.chips, className)} />;
}

export interface ChipWords {
  /** Icon before the text. */
  icon?: ReactNode;
  /** Text of the chip. */
  children: ReactNode;
  /** Number of matching things. */
  count?: number;
}

export interface ChipLinkProps extends Omit<ComponentProps<'a'>, 'children'>, ChipWords {
  /** Whether it links to the current page. */
  isCurrent?: boolean;
}

/**
 * A chip that is a link, such as a sport.
 *
 * Keyboard: one tab stop; Enter follows it. Its name is its text and count; the current page is exposed as state.
 */
export function ChipLink({ icon, children, count, isCurrent, className, ...rest }: ChipLinkProps) {
  return (
    <Link {...rest} className={cx(styles.chip, className)} aria-current={isCurrent ? 'page' : undefined}>
      {icon}
      <span>{children}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </Link>
  );
}
