import type { ComponentProps } from 'react';
import styles from './VisuallyHidden.module.css';

/** Words for those who listen to the page. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className={styles.hidden} />;
}
