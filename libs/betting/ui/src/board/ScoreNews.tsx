import { VisuallyHidden } from '@touchline/ui-kit';
import type { ComponentProps } from 'react';
import styles from './ScoreNews.module.css';

export interface ScoreNewsProps extends Omit<ComponentProps<'div'>, 'children' | 'className' | 'role'> {
  /** What has just happened, for screen readers: `Goal: Harwick Rovers 2, Dunmere Athletic 1`; empty if nothing. */
  text: string;
}

/** Polite live region before a list of games; its stylesheet moves the scores that `flipScore` marks in the list. @spec BT-01 */
export function ScoreNews({ text, ...rest }: ScoreNewsProps) {
  return (
    <div {...rest} role="status" className={styles.news}>
      <VisuallyHidden>{text}</VisuallyHidden>
    </div>
  );
}
