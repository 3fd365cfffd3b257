import { AgreementName, AGREEMENTS, AgreementsSince, AgreementWords, type AgreementKey } from '../agreements/Agreement.tsx';
import { Button, ChevronLeftIcon, ChevronRightIcon, Dialog } from '@touchline/ui-kit';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './TermsDialog.module.css';

export interface TermsDialogProps {
  /** Effective date of the new terms, in seconds; null if unknown. */
  since: number | null;
  /** Whether the dialog cannot be dismissed without an answer. */
  mustAnswer?: boolean;
  onClose: () => void;
  onConfirm: () => void;
  onSignOut: () => void;
}

/** Lists the changed agreements; the player confirms them or signs out. @spec ID-18 */
export function TermsDialog({ since, mustAnswer = false, onClose, onConfirm, onSignOut }: TermsDialogProps) {
  const [shown, setShown] = useState<AgreementKey | null>(null);
  const signOut = (
    <Button onClick={onSignOut}>
      <FormattedMessage id="identity.signOut" defaultMessage="Sign out" />
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
              <FormattedMessage id="identity.terms.back" defaultMessage="Back" />
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
      title={<FormattedMessage id="identity.terms.title" defaultMessage="We've updated our terms" />}
      actions={
        <>
          {signOut}
          <Button look="primary" onClick={onConfirm}>
            <FormattedMessage id="identity.terms.confirm" defaultMessage="Accept" />
          </Button>
        </>
      }
    >
      {since !== null && (
        <p>
          <AgreementsSince since={since} />
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
