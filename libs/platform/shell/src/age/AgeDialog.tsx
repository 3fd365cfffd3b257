import { Button, Dialog } from '@touchline/ui-kit';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { HelpLines } from '../pages/HelpLines.tsx';

/** Asks whether a visitor is of age; there is no way around an answer. @spec ID-16 */
export function AgeDialog({ onConfirm }: { onConfirm: () => void }) {
  const [isUnderAge, setIsUnderAge] = useState(false);
  if (isUnderAge) {
    return (
      <Dialog
        isOpen
        mustAnswer
        onClose={() => undefined}
        title={<FormattedMessage id="shell.age.sorry" defaultMessage="This site is for adults only" />}
        actions={
          <Button onClick={() => setIsUnderAge(false)}>
            <FormattedMessage id="shell.back" defaultMessage="Back" />
          </Button>
        }
      >
        <p>
          <FormattedMessage id="shell.age.sorry.words" defaultMessage="You must be 18 or over to use this site." />
        </p>
        <HelpLines />
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen
      mustAnswer
      onClose={() => undefined}
      title={<FormattedMessage id="shell.age.title" defaultMessage="Are you 18 or older?" />}
      actions={
        <>
          <Button onClick={() => setIsUnderAge(true)}>
            <FormattedMessage id="shell.age.no" defaultMessage="No, I'm under 18" />
          </Button>
          <Button look="primary" data-autofocus="" onClick={onConfirm}>
            <FormattedMessage id="shell.age.yes" defaultMessage="Yes, I'm 18 or over" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id="shell.age.words" defaultMessage="You must be 18 or over to bet, even with play money." />
      </p>
    </Dialog>
  );
}
