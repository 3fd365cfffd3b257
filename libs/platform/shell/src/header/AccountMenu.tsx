import { logoutRequested } from '@touchline/identity-state';
import { officePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { HistoryIcon, IconButton, Menu, SignOutIcon, UserIcon, WalletIcon } from '@touchline/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';

/** Links to the player's pages, and sign-out. */
export function AccountMenu() {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const label = intl.formatMessage({ id: 'shell.account', defaultMessage: 'Account' });
  const choose = (key: string): void => {
    if (key === 'sign-out') dispatch(logoutRequested());
    else void navigate(officePath(lang, key === 'history' ? 'history' : 'account'));
  };
  return (
    <Menu
      label={label}
      trigger={
        <IconButton label={label}>
          <UserIcon />
        </IconButton>
      }
      items={[
        { key: 'account', icon: <WalletIcon />, label: <FormattedMessage id="shell.office" defaultMessage="My account" /> },
        { key: 'history', icon: <HistoryIcon />, label: <FormattedMessage id="shell.history" defaultMessage="Bet history" /> },
        { key: 'sign-out', icon: <SignOutIcon />, label: <FormattedMessage id="shell.signOut" defaultMessage="Sign out" /> },
      ]}
      onChoose={choose}
    />
  );
}
