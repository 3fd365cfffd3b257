import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { ChevronDownIcon } from '../icons/icons.ts';
import styles from './Fold.module.css';

export interface FoldProps extends Omit<ComponentProps<'details'>, 'title'> {
  /** Title of the collapsible part. */
  title: ReactNode;
}

/**
 * A collapsible part. Native: it works before scripts load, and find-in-page reaches collapsed content.
 *
 * Keyboard: the title is a tab stop; Enter and the space bar open and close. Its name is the title.
 */
export function Fold({ title, className, children, ...rest }: FoldProps) {
  return (
    <details {...rest} className={cx(styles.fold, className)}>
      <summary className={styles.head}>
        <span>{title}</span>
        <ChevronDownIcon />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
