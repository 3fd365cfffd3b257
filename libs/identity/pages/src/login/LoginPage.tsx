import { failureDismissed, loginRequested, selectIsPlayer, selectSignIn } from '@touchline/identity-state';
import { homePath, registrationPath, routePath, safeReturnUrl } from '@touchline/shared-routes';
import { selectLanguage, type SectionModalProps } from '@touchline/shared-state';
import { Button, Checkbox, Link, PasswordField, TextField } from '@touchline/ui-kit';
import { useEffect, useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router';
import { Failure } from '../panel/Failure.tsx';
import { Panel, PanelInModal } from '../panel/Panel.tsx';
import styles from '../panel/Panel.module.css';

/** The page of sign-in: whoever is signed in goes back to where they were. @spec ID-01 GD-17 */
export function LoginPage() {
  const lang = useSelector(selectLanguage);
  const isPlayer = useSelector(selectIsPlayer);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  // A return url that leaves the site is refused.
  const returnUrl = query.get('returnUrl');
  useEffect(() => {
    if (isPlayer) navigate(safeReturnUrl(returnUrl, window.location.origin, lang) ?? homePath(lang), { replace: true });
  }, [isPlayer, lang, navigate, returnUrl]);
  return <SignInPanel />;
}

/** Sign-in over another page: it stays. @spec GD-13 */
export function LoginModal({ onDone }: SectionModalProps) {
  const isPlayer = useSelector(selectIsPlayer);
  useEffect(() => {
    if (isPlayer) onDone();
  }, [isPlayer, onDone]);
  return (
    <PanelInModal value>
      <SignInPanel />
    </PanelInModal>
  );
}

/** Sign-in by e-mail (or the login that was made at registration) and password. @spec ID-01 ID-02 */
function SignInPanel() {
  const dispatch = useDispatch();
  const signIn = useSelector(selectSignIn);
  const lang = useSelector(selectLanguage);
  const [query] = useSearchParams();
  const [missing, setMissing] = useState<{ login?: boolean; password?: boolean }>({});

  useEffect(() => {
    dispatch(failureDismissed());
  }, [dispatch]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const uLogin = String(form.get('uLogin') ?? '').trim();
    const uPassword = String(form.get('uPassword') ?? '');
    setMissing({ login: uLogin === '', password: uPassword === '' });
    if (uLogin === '' || uPassword === '') {
      event.currentTarget.querySelector<HTMLInputElement>(uLogin === '' ? '[name=uLogin]' : '[name=uPassword]')?.focus();
      return;
    }
    dispatch(loginRequested({ uLogin, uPassword, save: form.get('save') === 'on' }));
  };

  return (
    <Panel title={<FormattedMessage id="identity.login.title" defaultMessage="Sign in" />}>
      {signIn.status === 'failed' && <Failure messageKey={signIn.messageKey} />}
      <form className={styles.form} onSubmit={submit} noValidate method="post">
        <TextField
          name="uLogin"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          dir="auto"
          label={<FormattedMessage id="identity.login.login" defaultMessage="Email or username" />}
          error={missing.login && <FormattedMessage id="identity.login.loginMissing" defaultMessage="Enter your email or username" />}
        />
        <PasswordField
          name="uPassword"
          autoComplete="current-password"
          dir="auto"
          label={<FormattedMessage id="identity.password" defaultMessage="Password" />}
          error={missing.password && <FormattedMessage id="identity.login.passwordMissing" defaultMessage="Enter your password" />}
        />
        <Link className={styles.forgot} href={routePath('forgotpassword', {}, { lang })}>
          <FormattedMessage id="identity.login.forgot" defaultMessage="Forgot password?" />
        </Link>
        <Checkbox name="save" label={<FormattedMessage id="identity.login.save" defaultMessage="Keep me signed in" />} />
        <Button type="submit" look="primary" size="large" isBusy={signIn.status === 'running'}>
          <FormattedMessage id="identity.login.submit" defaultMessage="Sign in" />
        </Button>
      </form>
      <p className={styles.aside}>
        <FormattedMessage id="identity.login.noAccount" defaultMessage="New here?" />
        <Link href={registrationPath(lang, query.get('returnUrl') ?? undefined)}>
          <FormattedMessage id="identity.login.register" defaultMessage="Create an account" />
        </Link>
      </p>
    </Panel>
  );
}
