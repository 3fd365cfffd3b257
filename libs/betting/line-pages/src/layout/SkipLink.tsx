import type { ReactNode } from 'react';
import styles from './SkipLink.module.css';

export interface SkipLinkProps {
  /** Id of the element that gets the focus. */
  to: string;
  children: ReactNode;
}

/** A short cut for keyboards, seen only while it has the focus. It moves the focus itself, so that the url stays. @spec A11Y-2 */
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
