import type { FormGame } from '@touchline/betting-results-contract';
import { VisuallyHidden } from '@touchline/ui-kit';
import { defineMessages, FormattedMessage } from 'react-intl';
import styles from './Form.module.css';

const LETTERS = defineMessages({
  win: { id: 'results.form.win', defaultMessage: 'W' },
  draw: { id: 'results.form.draw', defaultMessage: 'D' },
  loss: { id: 'results.form.loss', defaultMessage: 'L' },
});
const WORDS = defineMessages({
  win: { id: 'results.form.winWord', defaultMessage: 'win' },
  draw: { id: 'results.form.drawWord', defaultMessage: 'draw' },
  loss: { id: 'results.form.lossWord', defaultMessage: 'loss' },
});

export interface FormLettersProps {
  /** Results, oldest first. */
  form: readonly FormGame['result'][];
}

/**
 * The last results of a team as letters, oldest first.
 *
 * No keyboard. Screen readers get words: win, draw, loss.
 *
 * @spec BT-04
 */
export function FormLetters({ form }: FormLettersProps) {
  return (
    <span className={styles.letters}>
      {form.map((result, at) => (
        <span key={at} className={styles.letter} data-result={result}>
          <span aria-hidden="true">
            <FormattedMessage {...LETTERS[result]} />
          </span>
          <VisuallyHidden>
            <FormattedMessage {...WORDS[result]} />{' '}
          </VisuallyHidden>
        </span>
      ))}
    </span>
  );
}
