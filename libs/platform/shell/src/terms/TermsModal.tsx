import { logoutRequested } from '@touchline/identity-state';
import { AgreementName, AGREEMENTS, AgreementsSince, AgreementWords, type AgreementKey } from '@touchline/identity-ui';
import { selectView } from '@touchline/shared-state';
import { Button, ChevronLeftIcon, ChevronRightIcon, Dialog } from '@touchline/ui-kit';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { ModalProps } from '../modals/modal-bodies.ts';
import { confirmTermsWanted } from './confirm-terms.saga.ts';
import styles from './TermsModal.module.css';

/** Which agreements changed, what each is about, and the two ways on: confirm them, or sign out. @spec ID-18 */
export function TermsModal({ onClose, mustAnswer = false }: Pick<ModalProps, 'onClose'> & { mustAnswer?: boolean }) {
  const dispatch = useDispatch();
  const { userTermsChangedUpdatedAt } = useSelector(selectView);
  const [shown, setShown] = useState<AgreementKey | null>(null);
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
        title={<AgreementName of={shown} />}
        actions={
          <>
            {signOut}
            <Button data-autofocus="" onClick={() => setShown(null)}>
              <ChevronLeftIcon />
              <FormattedMessage id="shell.terms.back" defaultMessage="Back" />
            </Button>
          </>
        }
      >
        <p>
          <AgreementWords of={shown} />
        </p>
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen
      mustAnswer={mustAnswer}
      onClose={onClose}
      title={<FormattedMessage id="shell.notice.terms" defaultMessage="We've updated our terms" />}
      actions={
        <>
          {signOut}
          <Button look="primary" onClick={() => dispatch(confirmTermsWanted())}>
            <FormattedMessage id="shell.terms.confirm" defaultMessage="Accept" />
          </Button>
        </>
      }
    >
      {userTermsChangedUpdatedAt !== null && (
        <p>
          <AgreementsSince since={userTermsChangedUpdatedAt} />
        </p>
      )}
      <ul className={styles.list}>
        {AGREEMENTS.map((of) => (
          <li key={of}>
            <button type="button" className={styles.document} onClick={() => setShown(of)}>
              <AgreementName of={of} />
              <ChevronRightIcon />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
