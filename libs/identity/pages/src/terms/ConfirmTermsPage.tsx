import { selectView } from '@touchline/shared-state';
import { Card } from '@touchline/ui-kit';
import { defineMessages, FormattedDate, FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import styles from './ConfirmTermsPage.module.css';

const names = defineMessages({
  terms: { id: 'identity.terms.terms', defaultMessage: 'Terms of use' },
  privacy: { id: 'identity.terms.privacy', defaultMessage: 'Privacy' },
});
const words = defineMessages({
  terms: {
    id: 'identity.terms.terms.words',
    defaultMessage: 'What you may expect of us and we of you: how bets are accepted, settled and voided, and how an account is closed.',
  },
  privacy: {
    id: 'identity.terms.privacy.words',
    defaultMessage: 'What is kept about you, for how long and why, who sees it, and how to have it corrected or deleted.',
  },
});
const DOCUMENTS = ['terms', 'privacy'] as const;

/** What the shell's question about changed terms lies over: which agreements they are, and since when they hold. @spec ID-18 GD-15 */
export function ConfirmTermsPage() {
  const { userTermsChangedUpdatedAt: since } = useSelector(selectView);
  return (
    <div className={styles.page}>
      <p>
        <FormattedMessage
          id="identity.terms.lead"
          defaultMessage="These agreements between you and this site have changed. Read them, then confirm them or sign out."
        />{' '}
        {since !== null && (
          <FormattedMessage
            id="identity.terms.since"
            defaultMessage="They hold since {date}."
            values={{ date: <FormattedDate value={since * 1_000} dateStyle="medium" /> }}
          />
        )}
      </p>
      <ul className={styles.documents}>
        {DOCUMENTS.map((name) => (
          <li key={name}>
            <Card hasPadding>
              <h2>
                <FormattedMessage {...names[name]} />
              </h2>
              <p>
                <FormattedMessage {...words[name]} />
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}
