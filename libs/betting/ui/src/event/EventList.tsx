import { cx } from '@touchline/ui-kit';
import type { ComponentProps } from 'react';
import styles from './EventList.module.css';

/** Card for a championship's header and rows. */
export function EventList({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={cx(styles.list, className)} />;
}
