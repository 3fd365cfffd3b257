import { selectLanguage } from '@touchline/shared-state';
import { routePath } from '@touchline/shared-routes';
import { Button, Checkbox, Link, PasswordField } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import styles from '../panel/Panel.module.css';

/** Password field and submit button, shared by both password forms. */
export function PasswordAndSubmit({ isMissing, isRunning }: { isMissing: boolean; isRunning: boolean }) {
  const lang = useSelector(selectLanguage);
  return (
    <>
      <PasswordField
        name="uPassword"
        autoComplete="current-password"
        dir="auto"
        maxLength={256}
        label={<FormattedMessage id="identity.password" defaultMessage="Password" />}
        error={isMissing && <FormattedMessage id="identity.login.passwordMissing" defaultMessage="Enter your password" />}
      />
      <Link className={styles.forgot} href={routePath('forgotpassword', {}, { lang })}>
        <FormattedMessage id="identity.login.forgot" defaultMessage="Forgot password?" />
      </Link>
      <Checkbox name="save" label={<FormattedMessage id="identity.login.save" defaultMessage="Keep me signed in" />} />
      <Button type="submit" look="primary" size="large" isBusy={isRunning}>
        <FormattedMessage id="identity.login.submit" defaultMessage="Sign in" />
      </Button>
    </>
  );
}
