import { AgreementName, AGREEMENTS, AgreementsSince, AgreementWords } from '@touchline/identity-ui';
import { selectView } from '@touchline/shared-state';
import { Card } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import styles from './ConfirmTermsPage.module.css';

/** Page behind the shell's dialog of changed terms: lists the agreements and their effective date. @spec ID-18 GD-15 */
export function ConfirmTermsPage() {
  const { userTermsChangedUpdatedAt: since } = useSelector(selectView);
  return (
    <div className={styles.page}>
      <p>
        <FormattedMessage
          id="identity.terms.lead"
          defaultMessage="We've updated these documents. Please review and accept them to continue, or sign out."
        />{' '}
        <AgreementsSince since={since} />
      </p>
      <ul className={styles.documents}>
        {AGREEMENTS.map((of) => (
          <li key={of}>
            <Card hasPadding>
              <h2>
                <AgreementName of={of} />
              </h2>
              <p>
                <AgreementWords of={of} />
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}
