import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './SectionHeading.module.css';

export interface SectionHeadingProps extends ComponentProps<'div'> {
  /** The title. */
  children: ReactNode;
  /** Heading level; default 2. */
  level?: 1 | 2 | 3;
  /** Note beside the title, for example a count. */
  note?: ReactNode;
  /** Controls on the same line. */
  controls?: ReactNode;
}

/**
 * A title with a chalk line that runs to the edge and turns the corner.
 *
 * Keyboard: the controls. The heading's name is its text; the note is read after it.
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
