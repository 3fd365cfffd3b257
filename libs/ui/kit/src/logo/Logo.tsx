import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import styles from './Logo.module.css';

export interface LogoProps extends ComponentProps<'span'> {
  /** Name of the site, the accessible name of the picture. */
  label?: string;
}

/**
 * The word above the chalk line, with the ball outside the arc.
 *
 * No keyboard; the surrounding link is focusable. Its name is `label`.
 */
export function Logo({ label = 'Touchline', className, ...rest }: LogoProps) {
  return (
    <span {...rest} role="img" aria-label={label} className={cx(styles.logo, className)}>
      <span className={styles.word} />
      <span className={styles.line} />
      <span className={styles.ball} />
    </span>
  );
}
