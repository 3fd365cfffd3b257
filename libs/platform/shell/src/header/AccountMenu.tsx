import { IconButton, UserIcon } from '@touchline/ui-kit';
import { useIntl } from 'react-intl';
import { PlayerMenu } from './PlayerMenu.tsx';
import type { PlayerMenuName } from './player-menu-items.tsx';

/** Links to the player's pages, and sign-out; on a phone the accounts too. */
export function AccountMenu({ of = 'account' }: { of?: PlayerMenuName }) {
  const label = useIntl().formatMessage({ id: 'shell.account', defaultMessage: 'Account' });
  return (
    <PlayerMenu
      of={of}
      label={label}
      trigger={
        <IconButton label={label}>
          <UserIcon />
        </IconButton>
      }
    />
  );
}
