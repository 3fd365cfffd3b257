import { PhoneField, phoneBody, useDraft, type PhoneValue } from '@touchline/identity-forms';
import { loginRequested, selectSignIn } from '@touchline/identity-state';
import { selectLanguage } from '@touchline/shared-state';
import { useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Failure } from '../panel/Failure.tsx';
import styles from '../panel/Panel.module.css';
import { useCountries } from '../ways/use-countries.ts';
import { PasswordAndSubmit } from './PasswordAndSubmit.tsx';

export const NO_PHONE: PhoneValue = { countryId: null, digits: '' };

/** Sign-in by phone and password. @spec ID-01 ID-02 ID-08 */
export function PhonePasswordForm({ onSave }: { onSave: (isSaved: boolean) => void }) {
  const dispatch = useDispatch();
  const signIn = useSelector(selectSignIn);
  const lang = useSelector(selectLanguage);
  const countries = useCountries();
  const [phone, change] = useDraft('login-phone', NO_PHONE);
  const [missing, setMissing] = useState<'phone_number' | 'uPassword' | null>(null);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const uPassword = String(form.get('uPassword') ?? '');
    const lacking = phone.digits === '' ? 'phone_number' : uPassword === '' ? 'uPassword' : null;
    setMissing(lacking);
    if (lacking !== null) return event.currentTarget.querySelector<HTMLInputElement>(`[name=${lacking}]`)?.focus();
    const save = form.get('save') === 'on';
    onSave(save);
    dispatch(loginRequested({ ...phoneBody(countries, phone), uPassword, save, lng: lang }));
    return undefined;
  };

  return (
    <>
      {signIn.status === 'failed' && <Failure messageKey={signIn.messageKey} />}
      <form className={styles.form} onSubmit={submit} noValidate method="post">
        <PhoneField
          countries={countries}
          value={phone}
          onChange={change}
          error={missing === 'phone_number' && <FormattedMessage id="identity.phone.missing" defaultMessage="Enter your phone number" />}
        />
        <PasswordAndSubmit isMissing={missing === 'uPassword'} isRunning={signIn.status === 'running'} />
      </form>
    </>
  );
}
