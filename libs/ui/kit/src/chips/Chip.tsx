import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import type { ChipWords } from './Chips.tsx';
import styles from './Chips.module.css';

export interface ChipProps extends Omit<ComponentProps<'button'>, 'children'>, ChipWords {
  /** Whether the filter is on. */
  isPicked?: boolean;
}

/**
 * A filter that is on or off.
 *
 * Keyboard: one tab stop; Enter and the space bar toggle it. Its name is its text and count; its state is exposed as pressed.
 */
export function Chip({ icon, children, count, isPicked, className, ...rest }: ChipProps) {
  return (
    <button type="button" {...rest} className={cx(styles.chip, className)} aria-pressed={isPicked ?? false}>
      {icon}
      <span>{children}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </button>
  );
}
