import { logoutRequested } from '@touchline/identity-state';
import { selectView } from '@touchline/shared-state';
import { Button, ChevronLeftIcon, ChevronRightIcon, Dialog } from '@touchline/ui-kit';
import { useState } from 'react';
import { defineMessages, FormattedDate, FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { ModalProps } from '../modals/modal-bodies.ts';
import { confirmTermsWanted } from './confirm-terms.saga.ts';
import styles from './TermsModal.module.css';

const DOCUMENTS = ['terms', 'privacy'] as const;
type DocumentName = (typeof DOCUMENTS)[number];

const names = defineMessages({
  terms: { id: 'shell.terms.terms', defaultMessage: 'Terms of use' },
  privacy: { id: 'shell.terms.privacy', defaultMessage: 'Privacy' },
});
const summaries = defineMessages({
  terms: {
    id: 'shell.terms.terms.words',
    defaultMessage: 'What you may expect of us and we of you: how bets are accepted, settled and voided, and how an account is closed.',
  },
  privacy: {
    id: 'shell.terms.privacy.words',
    defaultMessage: 'What is kept about you, for how long and why, who sees it, and how to have it corrected or deleted.',
  },
});

/** Which agreements changed, what each is about, and the two ways on: confirm them, or sign out. @spec ID-18 */
export function TermsModal({ onClose, mustAnswer = false }: Pick<ModalProps, 'onClose'> & { mustAnswer?: boolean }) {
  const dispatch = useDispatch();
  const { userTermsChangedUpdatedAt } = useSelector(selectView);
  const [shown, setShown] = useState<DocumentName | null>(null);
  const signOut = (
    <Button onClick={() => dispatch(logoutRequested())}>
      <FormattedMessage id="shell.signOut" defaultMessage="Sign out" />
    </Button>
  );
  if (shown !== null) {
    return (
      <Dialog
        isOpen
        mustAnswer={mustAnswer}
        onClose={onClose}
        title={<FormattedMessage {...names[shown]} />}
        actions={
          <>
            {signOut}
            <Button data-autofocus="" onClick={() => setShown(null)}>
              <ChevronLeftIcon />
              <FormattedMessage id="shell.terms.back" defaultMessage="Back to the list" />
            </Button>
          </>
        }
      >
        <p>
          <FormattedMessage {...summaries[shown]} />
        </p>
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen
      mustAnswer={mustAnswer}
      onClose={onClose}
      title={<FormattedMessage id="shell.notice.terms" defaultMessage="Our terms have changed" />}
      actions={
        <>
          {signOut}
          <Button look="primary" onClick={() => dispatch(confirmTermsWanted())}>
            <FormattedMessage id="shell.terms.confirm" defaultMessage="Confirm" />
          </Button>
        </>
      }
    >
      {userTermsChangedUpdatedAt !== null && (
        <p>
          <FormattedMessage
            id="shell.terms.since"
            defaultMessage="They hold since {date}."
            values={{ date: <FormattedDate value={userTermsChangedUpdatedAt * 1_000} dateStyle="medium" /> }}
          />
        </p>
      )}
      <ul className={styles.list}>
        {DOCUMENTS.map((name) => (
          <li key={name}>
            <button type="button" className={styles.document} onClick={() => setShown(name)}>
              <FormattedMessage {...names[name]} />
              <ChevronRightIcon />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
