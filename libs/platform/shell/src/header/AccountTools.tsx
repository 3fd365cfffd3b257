import { selectActiveAccount } from '@touchline/account-state';
import { selectSession } from '@touchline/identity-state';
import { loginPath, officePath, registrationPath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { LinkButton, Money, UserIcon } from '@touchline/ui-kit';
import type { ComponentType, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';

export interface AccountToolsProps {
  /** How this build shows the balance. */
  Balance: ComponentType<{ children: ReactNode }>;
  /** Narrow: sign-in alone, the rest is in the navigation. */
  isNarrow?: boolean;
}

/** Balance and office for a player; sign-in and registration for a visitor. Nothing while nobody knows. */
export function AccountTools({ Balance, isNarrow = false }: AccountToolsProps) {
  const intl = useIntl();
  const session = useSelector(selectSession);
  const account = useSelector(selectActiveAccount);
  const lang = useSelector(selectLanguage);
  const { pathname, search } = useLocation();
  if (session.status === 'player') {
    return (
      <>
        <Balance>{account ? <Money amount={account.money} exponent={account.exponent} iso={account.iso} /> : '…'}</Balance>
        {!isNarrow && (
          <LinkButton
            href={officePath(lang, 'account')}
            aria-label={intl.formatMessage({ id: 'shell.account', defaultMessage: 'Account' })}
          >
            <UserIcon aria-hidden="true" />
          </LinkButton>
        )}
      </>
    );
  }
  if (session.status === 'unknown') return null;
  const isGuestPage = pathname.includes('/user/login') || pathname.includes('/registration');
  return (
    <>
      <LinkButton href={loginPath(lang, isGuestPage ? undefined : `${pathname}${search}`)}>
        <FormattedMessage id="shell.signIn" defaultMessage="Sign in" />
      </LinkButton>
      {!isNarrow && (
        <LinkButton look="primary" href={registrationPath(lang)}>
          <FormattedMessage id="shell.register" defaultMessage="Register" />
        </LinkButton>
      )}
    </>
  );
}
