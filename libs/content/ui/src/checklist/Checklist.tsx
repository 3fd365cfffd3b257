import { CheckIcon, VisuallyHidden } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './Checklist.module.css';

export interface ChecklistItem {
  key: string;
  /** What is asked for. */
  words: ReactNode;
  /** What is still missing, in words. */
  left?: ReactNode;
  /** Undefined where nobody knows: a visitor reads the terms only. */
  isDone?: boolean;
}

export interface ChecklistProps {
  /** The terms, in reading order. */
  items: readonly ChecklistItem[];
}

/**
 * Terms of a promotion as a list of what is done and what is left.
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
            {words}
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
