import { selectSiteConfig } from '@touchline/shared-config';
import { loginPath, registrationPath, matchRoute, splitLanguage } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { LinkButton } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';

/** The address of sign-in with the way back to this page; from a page for visitors there is none. @spec GD-17 */
export function useLoginPath(): string {
  const lang = useSelector(selectLanguage);
  const { pathname, search } = useLocation();
  const isGuestPage = matchRoute(splitLanguage(pathname).path).row.access === 'guest';
  return loginPath(lang, isGuestPage ? undefined : pathname + search);
}

/** Sign-in, with the way back to this page, and registration where it is allowed. @spec GD-17 RT-14 */
export function GuestLinks({ hasRegistration = true }: { hasRegistration?: boolean }) {
  const lang = useSelector(selectLanguage);
  const site = useSelector(selectSiteConfig);
  const signIn = useLoginPath();
  const isOpen = site === null || (site.isRegistrationAllowed && !site.isVipDomain);
  return (
    <>
      <LinkButton size="small" look="quiet" href={signIn}>
        <FormattedMessage id="shell.signIn" defaultMessage="Sign in" />
      </LinkButton>
      {hasRegistration && isOpen && (
        <LinkButton size="small" look="primary" href={registrationPath(lang)}>
          <FormattedMessage id="shell.register" defaultMessage="Register" />
        </LinkButton>
      )}
    </>
  );
}
