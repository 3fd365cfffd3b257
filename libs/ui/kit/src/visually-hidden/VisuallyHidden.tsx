import type { ComponentProps } from 'react';
import styles from './VisuallyHidden.module.css';

export interface VisuallyHiddenProps extends Omit<ComponentProps<'span'>, 'className' | 'ref'> {
  /** `div` around a heading or a paragraph, which may not stand inside a `span`. */
  as?: 'span' | 'div';
}

/**
 * Words for those who listen to the page.
 *
 * No keyboard. Its words are part of the name of what holds them.
 */
export function VisuallyHidden({ as: Tag = 'span', ...props }: VisuallyHiddenProps) {
  return <Tag {...props} className={styles.hidden} />;
}
