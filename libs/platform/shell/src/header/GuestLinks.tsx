import { selectSiteConfig } from '@touchline/shared-config';
import { loginPath, registrationPath, matchRoute, splitLanguage } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { LinkButton } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';

const OVER = 'showRegistrationModal=1';

/** This page; undefined on one for visitors alone, which nobody comes back to. */
function usePlace(): string | undefined {
  const { pathname, search } = useLocation();
  return matchRoute(splitLanguage(pathname).path).row.access === 'guest' ? undefined : pathname + search;
}

/** The address of sign-in with the way back to this page; from a page for visitors there is none. @spec GD-17 */
export const useLoginPath = (): string => loginPath(useSelector(selectLanguage), usePlace());

/** Registration over this page; from a page for visitors its own. Guards lead to its own too where the site wants that. @spec ID-07 GD-14 */
function useRegistrationPath(): string {
  const lang = useSelector(selectLanguage);
  const place = usePlace();
  if (place === undefined) return registrationPath(lang);
  // Where registration is over the page already, its address leads to itself: a robot would follow longer and longer ones.
  return place.includes(OVER) ? place : `${place}${place.includes('?') ? '&' : '?'}${OVER}`;
}

/** Sign-in, with the way back to this page, and registration where it is allowed. @spec GD-17 RT-14 */
export function GuestLinks({ hasRegistration = true }: { hasRegistration?: boolean }) {
  const register = useRegistrationPath();
  const site = useSelector(selectSiteConfig);
  const signIn = useLoginPath();
  const isOpen = site === null || (site.isRegistrationAllowed && !site.isVipDomain);
  return (
    <>
      <LinkButton size="small" look="quiet" href={signIn}>
        <FormattedMessage id="shell.signIn" defaultMessage="Sign in" />
      </LinkButton>
      {hasRegistration && isOpen && (
        <LinkButton size="small" look="primary" href={register}>
          <FormattedMessage id="shell.register" defaultMessage="Register" />
        </LinkButton>
      )}
    </>
  );
}
