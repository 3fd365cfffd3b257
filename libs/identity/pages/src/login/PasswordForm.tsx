import { loginRequested, selectSignIn } from '@touchline/identity-state';
import { selectLanguage } from '@touchline/shared-state';
import { TextField } from '@touchline/ui-kit';
import { useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Failure } from '../panel/Failure.tsx';
import styles from '../panel/Panel.module.css';
import { PasswordAndSubmit } from './PasswordAndSubmit.tsx';

/** Sign-in by e-mail (or the generated login) and password. @spec ID-01 ID-02 */
export function PasswordForm({ onSave }: { onSave: (isSaved: boolean) => void }) {
  const dispatch = useDispatch();
  const signIn = useSelector(selectSignIn);
  const lang = useSelector(selectLanguage);
  const [missing, setMissing] = useState<{ login?: boolean; password?: boolean }>({});

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
    const save = form.get('save') === 'on';
    onSave(save);
    dispatch(loginRequested({ uLogin, uPassword, save, lng: lang }));
  };

  return (
    <>
      {signIn.status === 'failed' && <Failure messageKey={signIn.messageKey} />}
      <form className={styles.form} onSubmit={submit} noValidate method="post">
        <TextField
          name="uLogin"
          autoComplete="username webauthn"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          dir="auto"
          maxLength={254}
          label={<FormattedMessage id="identity.login.login" defaultMessage="Email or username" />}
          error={missing.login && <FormattedMessage id="identity.login.loginMissing" defaultMessage="Enter your email or username" />}
        />
        <PasswordAndSubmit isMissing={missing.password === true} isRunning={signIn.status === 'running'} />
      </form>
    </>
  );
}
