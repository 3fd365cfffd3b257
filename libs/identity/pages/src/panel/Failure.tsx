import type { FailureKey } from '@touchline/identity-state';
import { FormattedMessage } from 'react-intl';
import { FAILURE_MESSAGES } from './failure-messages.ts';
import styles from './Panel.module.css';

/** Why the last attempt failed; announced to screen readers when it appears. */
export function Failure({ messageKey }: { messageKey: FailureKey }) {
  return (
    <p role="alert" className={styles.failure}>
      <FormattedMessage {...FAILURE_MESSAGES[messageKey]} />
    </p>
  );
}
