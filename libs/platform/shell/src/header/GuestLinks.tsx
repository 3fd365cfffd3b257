import { selectSiteConfig } from '@touchline/shared-config';
import { registrationPath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { LinkButton } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useLoginPath, useReturnPlace } from '../app/use-login-path.ts';

const OVER = 'showRegistrationModal=1';

/**
 * Registration over this page; on pages for visitors only, its own page. Guards redirect to the page as well if the site is configured so.
 *
 * @spec ID-07 GD-14
 */
function useRegistrationPath(): string {
  const lang = useSelector(selectLanguage);
  const place = useReturnPlace();
  if (place === undefined) return registrationPath(lang);
  // If registration is already open, the link keeps this url; appending again would give crawlers ever longer urls.
  return place.includes(OVER) ? place : `${place}${place.includes('?') ? '&' : '?'}${OVER}`;
}

/** Sign-in with a return url, and registration where it is allowed. @spec GD-17 RT-14 */
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
