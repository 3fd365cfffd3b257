import type { ReactNode } from 'react';
import styles from './SkipLink.module.css';

export interface SkipLinkProps {
  /** Id of the element to focus. */
  to: string;
  children: ReactNode;
}

/** Skip link for keyboards, visible only while focused. It moves the focus itself, so that the URL does not change. @spec A11Y-2 */
export function SkipLink({ to, children }: SkipLinkProps) {
  return (
    <a
      href={`#${to}`}
      className={styles.skip}
      onClick={(event) => {
        event.preventDefault();
        const place = document.getElementById(to);
        place?.focus();
        place?.scrollIntoView({ block: 'nearest' });
      }}
    >
      {children}
    </a>
  );
}
