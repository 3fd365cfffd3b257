import { selectCompanyName } from '@touchline/shared-config';
import { Button, Dialog, InfoIcon } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';

/** Shows visitors of the old site what has changed. @spec LY-14 */
export function NewSiteModal({ onClose }: { onClose: () => void }) {
  const company = useSelector(selectCompanyName);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      icon={<InfoIcon />}
      title={<FormattedMessage id="shell.newSite.title" defaultMessage="Welcome to the new {company}" values={{ company }} />}
      actions={
        <Button look="primary" onClick={onClose}>
          <FormattedMessage id="shell.newSite.close" defaultMessage="Got it" />
        </Button>
      }
    >
      <p>
        <FormattedMessage id="shell.newSite.words" defaultMessage="Your account, balance and bets are unchanged." />
      </p>
    </Dialog>
  );
}
