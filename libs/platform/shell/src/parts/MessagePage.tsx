import type { ReactNode } from 'react';
import { HelpLines } from './HelpLines.tsx';
import styles from './Pages.module.css';
import { PitchArt, type BallPlace } from './PitchArt.tsx';

export interface MessagePageProps {
  title: ReactNode;
  /** The reason, and what it means for the person. */
  children?: ReactNode;
  /** Actions, the most likely first. */
  actions?: ReactNode;
  /** Short line above the title: the status code. */
  note?: ReactNode;
  /** More below the actions: a list, a date. */
  more?: ReactNode;
  ball?: BallPlace;
}

/** A page with one message, its reason and what can be done. @spec NT-05 LY-01 */
export function MessagePage({ title, children, actions, note, more, ball }: MessagePageProps) {
  return (
    <div className={styles.page}>
      <PitchArt {...(ball !== undefined && { ball })} />
      <div className={styles.words}>
        {note !== undefined && <p className={styles.note}>{note}</p>}
        <h1>{title}</h1>
        {children !== undefined && <p>{children}</p>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        {more}
        <HelpLines />
      </div>
    </div>
  );
}
