import { Button, Dialog } from '@touchline/ui-kit';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

export interface AgeDialogProps {
  onConfirm: () => void;
  /** Link to help, shown to visitors who are too young. */
  help?: ReactNode;
}

/** Asks visitors to confirm their age; cannot be dismissed without an answer. @spec ID-16 */
export function AgeDialog({ onConfirm, help }: AgeDialogProps) {
  const [isUnderAge, setIsUnderAge] = useState(false);
  if (isUnderAge) {
    return (
      <Dialog
        isOpen
        mustAnswer
        onClose={() => undefined}
        title={<FormattedMessage id="identity.age.sorry" defaultMessage="This site is for adults only" />}
        actions={
          <Button onClick={() => setIsUnderAge(false)}>
            <FormattedMessage id="identity.back" defaultMessage="Back" />
          </Button>
        }
      >
        <p>
          <FormattedMessage id="identity.age.sorry.words" defaultMessage="You must be 18 or over to use this site." />
        </p>
        {help}
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen
      mustAnswer
      onClose={() => undefined}
      title={<FormattedMessage id="identity.age.title" defaultMessage="Are you 18 or older?" />}
      actions={
        <>
          <Button onClick={() => setIsUnderAge(true)}>
            <FormattedMessage id="identity.age.no" defaultMessage="No, I'm under 18" />
          </Button>
          <Button look="primary" data-autofocus="" onClick={onConfirm}>
            <FormattedMessage id="identity.age.yes" defaultMessage="Yes, I'm 18 or over" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id="identity.age.words" defaultMessage="You must be 18 or over to bet, even with play money." />
      </p>
    </Dialog>
  );
}
