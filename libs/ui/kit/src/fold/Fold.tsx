import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { ChevronDownIcon } from '../icons/icons.ts';
import styles from './Fold.module.css';

export interface FoldProps extends Omit<ComponentProps<'details'>, 'title'> {
  /** What is under it. */
  title: ReactNode;
}

/**
 * A part that opens under its title. Native: it works before any script, and a search in the page finds what is folded.
 *
 * Keyboard: the title is a tab stop; Enter and the space bar open and close. Its name is the title.
 */
export function Fold({ title, className, children, ...rest }: FoldProps) {
  return (
    <details {...rest} className={cx(styles.fold, className)}>
      <summary className={styles.head}>
        {title}
        <ChevronDownIcon />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
