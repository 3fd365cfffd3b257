import { FormattedMessage } from 'react-intl';
import styles from './Form.module.css';
import { wordsOf, type Problem } from './problem.ts';

/** Why a call failed, as text for a field error. */
export const ProblemText = ({ problem }: { problem: Problem }) => <FormattedMessage tagName="span" {...wordsOf(problem)} />;

/** Why a call failed, as a notice above a form; announced when it appears. */
export function ProblemNotice({ problem }: { problem: Problem | null }) {
  if (problem === null) return null;
  return (
    <p role="alert" className={styles.problem}>
      <ProblemText problem={problem} />
    </p>
  );
}
