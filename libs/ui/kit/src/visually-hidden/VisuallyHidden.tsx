import type { ComponentProps } from 'react';
import styles from './VisuallyHidden.module.css';

export interface VisuallyHiddenProps extends Omit<ComponentProps<'span'>, 'className' | 'ref'> {
  /** `div` around a heading or paragraph, which must not be inside a `span`. */
  as?: 'span' | 'div';
}

/**
 * Text for screen readers only.
 *
 * No keyboard. Its text is part of the name of its container.
 */
export function VisuallyHidden({ as: Tag = 'span', ...props }: VisuallyHiddenProps) {
  return <Tag {...props} className={styles.hidden} />;
}
