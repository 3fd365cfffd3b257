import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './SectionHeading.module.css';

export interface SectionHeadingProps extends ComponentProps<'div'> {
  /** Title of what follows. */
  children: ReactNode;
  /** Level in the outline of the page; 2 unless told. */
  level?: 1 | 2 | 3;
  /** A few words beside the title, for example a count. */
  note?: ReactNode;
  /** Controls that stand on the line. */
  controls?: ReactNode;
}

/**
 * A title whose chalk line runs to the edge and turns the corner.
 *
 * Keyboard: only what stands in `controls`. The heading's name is its words; the note is read after it.
 */
export function SectionHeading({ children, level = 2, note, controls, className, ...rest }: SectionHeadingProps) {
  const Title = `h${level}` as const;
  return (
    <div {...rest} className={cx(styles.turn, className)} data-wraps={controls ? '' : undefined}>
      <Title className={styles.title}>{children}</Title>
      {note ? <span className={styles.note}>{note}</span> : null}
      {controls}
      <span className={styles.line} aria-hidden="true" />
    </div>
  );
}
