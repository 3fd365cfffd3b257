import { CheckIcon, VisuallyHidden } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './Checklist.module.css';

export interface ChecklistItem {
  key: string;
  /** The condition. */
  words: ReactNode;
  /** What remains to be done. */
  left?: ReactNode;
  /** Undefined for a visitor, who has no progress. */
  isDone?: boolean;
}

export interface ChecklistProps {
  /** The conditions in reading order. */
  items: readonly ChecklistItem[];
}

/**
 * Conditions of a promotion as a checklist.
 *
 * No keyboard. Each line says in words whether it is done.
 *
 * @spec PI-01
 */
export function Checklist({ items }: ChecklistProps) {
  return (
    <ol className={styles.list}>
      {items.map(({ key, words, left, isDone }) => (
        <li key={key} className={styles.item} data-done={isDone === true ? '' : undefined}>
          <span className={styles.mark} aria-hidden="true">
            {isDone === true && <CheckIcon />}
          </span>
          <span>
            <span>{words}</span>
            {isDone !== undefined && (
              <VisuallyHidden>
                {isDone ? (
                  <FormattedMessage id="content.term.done" defaultMessage=" – done" />
                ) : (
                  <FormattedMessage id="content.term.open" defaultMessage=" – not done yet" />
                )}
              </VisuallyHidden>
            )}
            {left !== undefined && isDone === false && <span className={styles.left}>{left}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
