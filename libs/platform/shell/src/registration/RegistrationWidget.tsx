import { registrationPath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { LinkButton, Notice, UserIcon } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useLoginPath } from '../app/use-login-path.ts';

/** Offers an account to a visitor, once per page. Where it is on, registration has its own page. @spec ID-24 ID-07 */
export function RegistrationWidget({ onClose }: { onClose: () => void }) {
  const lang = useSelector(selectLanguage);
  const signIn = useLoginPath();
  return (
    <Notice
      data-notice="registration"
      icon={<UserIcon />}
      title={<FormattedMessage id="shell.widget.title" defaultMessage="New here?" />}
      onClose={onClose}
      actions={
        <>
          <LinkButton size="small" look="primary" href={registrationPath(lang)}>
            <FormattedMessage id="shell.register" defaultMessage="Register" />
          </LinkButton>
          <LinkButton size="small" look="quiet" href={signIn}>
            <FormattedMessage id="shell.signIn" defaultMessage="Sign in" />
          </LinkButton>
        </>
      }
    >
      <FormattedMessage id="shell.widget.words" defaultMessage="18+ only." />
    </Notice>
  );
}
