import type { ComponentProps } from 'react';
import styles from './VisuallyHidden.module.css';

/**
 * Words for those who listen to the page.
 *
 * No keyboard. Its words are part of the name of what holds them.
 */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className={styles.hidden} />;
}
