import { FormattedMessage } from 'react-intl';
import styles from './Form.module.css';
import { wordsOf, type Problem } from './problem.ts';

/** Why something failed, in a line; for the error of a field. */
export const ProblemText = ({ problem }: { problem: Problem }) => <FormattedMessage {...wordsOf(problem)} />;

/** The same over a form; announced when it appears. */
export function ProblemNotice({ problem }: { problem: Problem | null }) {
  if (problem === null) return null;
  return (
    <p role="alert" className={styles.problem}>
      <ProblemText problem={problem} />
    </p>
  );
}
