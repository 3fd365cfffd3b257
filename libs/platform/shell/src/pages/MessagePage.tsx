import type { ReactNode } from 'react';
import { HelpLines } from './HelpLines.tsx';
import styles from './Pages.module.css';

export interface MessagePageProps {
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
}

/** A page that says one thing, and what can be done. @spec NT-05 */
export function MessagePage({ title, children, actions }: MessagePageProps) {
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      {children !== undefined && <p>{children}</p>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      <HelpLines />
    </div>
  );
}
