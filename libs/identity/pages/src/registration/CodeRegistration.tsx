import type { CodeSent, RegistrationBody, RegistrationField } from '@touchline/identity-contract';
import {
  accessApi,
  CodeStep,
  NewPassword,
  PhoneField,
  phoneBody,
  ProblemNotice,
  ProblemText,
  useCall,
  useEnter,
} from '@touchline/identity-forms';
import { registrationSubmitted } from '@touchline/identity-state';
import { selectLanguage } from '@touchline/shared-state';
import { Button, TextField } from '@touchline/ui-kit';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import styles from '../panel/Panel.module.css';
import { offerBody, OfferFields, PlaceFields, TermsField, type FieldsProps } from './CommonFields.tsx';
import { PersonFields } from './PersonFields.tsx';
import { chosenOf } from './registration-draft.ts';

export interface CodeRegistrationProps extends FieldsProps {
  type: 'phone_reg' | 'full_reg';
  isOld: boolean;
  onDone: () => void;
}

const ADULT = 18;
const EVERYTHING: readonly RegistrationField[] = ['name', 'surname', 'date_birthday'];

/** Registration by phone or e-mail: the form, then the code that was sent. @spec ID-06 */
export function CodeRegistration({ type, isOld, options, draft, change, onDone }: CodeRegistrationProps) {
  const lang = useSelector(selectLanguage);
  const dispatch = useDispatch();
  const enter = useEnter();
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<string | null>(null);
  const ask = useCall(accessApi.registerAsk, (sent: CodeSent) => change({ sent }));
  const finish = useCall(accessApi.registerDone, (answer) => {
    enter(answer);
    onDone();
  });
  const { country, currency } = chosenOf(options, draft, lang);
  const fields = isOld ? EVERYTHING : type === 'phone_reg' ? (['date_birthday'] as const) : (country?.fields ?? ['date_birthday']);
  const { sent } = draft;

  if (sent !== null)
    return (
      <CodeStep
        sent={sent}
        onSent={(next) => change({ sent: next })}
        onCode={(code) => finish.run({ guid: sent.guid, code })}
        isRunning={finish.isRunning}
        problem={finish.problem}
        onBack={() => change({ sent: null })}
      />
    );

  const typed: Record<string, string> = {
    ...(type === 'phone_reg' ? { phone_number: draft.digits } : { email: /[@＠]/.test(draft.email) ? draft.email : '' }),
    password,
    ...Object.fromEntries(
      fields.map((field) => [field, { name: draft.name, surname: draft.surname, date_birthday: draft.birthDate }[field]]),
    ),
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const isAccepted = new FormData(form).get('terms') === 'on';
    const lacking = Object.keys(typed).find((name) => typed[name]?.trim() === '') ?? (isAccepted ? null : 'terms');
    setMissing(lacking);
    if (lacking !== null) return form.querySelector<HTMLInputElement>(`[name=${lacking}]`)?.focus();
    if (!country || !currency) return undefined;
    const common = {
      ...{ country_id: country.id, currency_id: currency.id, password, isTermsAccepted: true as const, lng: lang },
      ...offerBody(draft),
      ...(fields.includes('name') && { name: draft.name.trim(), surname: draft.surname.trim() }),
      date_birthday: draft.birthDate,
    } as const;
    const body: RegistrationBody =
      type === 'phone_reg'
        ? { type, ...phoneBody(options?.countries ?? [], { ...draft, countryId: draft.countryId ?? country.id }), ...common }
        : { type, email: draft.email.trim(), ...common };
    dispatch(registrationSubmitted({ type, bonus: draft.bonus }));
    return ask.run(body);
  };
  const { problem } = ask;
  const errorOf = (name: string, words: ReactNode): ReactNode =>
    problem?.field === name ? <ProblemText problem={problem} /> : missing === name && words;
  const isOfField = problem?.field !== undefined && [...Object.keys(typed), 'date_birthday'].includes(problem.field);

  return (
    <form className={styles.form} onSubmit={submit} noValidate method="post" aria-busy={options === undefined || undefined}>
      {!isOfField && <ProblemNotice problem={problem} />}
      <PlaceFields {...{ options, draft, change }} />
      {type === 'phone_reg' ? (
        <PhoneField
          countries={options?.countries ?? []}
          value={{ countryId: draft.countryId ?? country?.id ?? null, digits: draft.digits }}
          onChange={change}
          error={errorOf('phone_number', <FormattedMessage id="identity.phone.missing" defaultMessage="Enter your phone number" />)}
        />
      ) : (
        <TextField
          name="email"
          type="email"
          autoComplete="email"
          dir="ltr"
          maxLength={254}
          value={draft.email}
          onChange={(event) => change({ email: event.target.value })}
          label={<FormattedMessage id="identity.by.email" defaultMessage="Email" />}
          error={errorOf(
            'email',
            <FormattedMessage id="identity.email.missing" defaultMessage="Enter your email, like name@example.com" />,
          )}
        />
      )}
      <NewPassword
        value={password}
        onChange={setPassword}
        known={[draft.email, draft.digits, draft.name, draft.surname, draft.birthDate]}
        label={<FormattedMessage id="identity.password" defaultMessage="Password" />}
        error={errorOf('password', <FormattedMessage id="identity.newPassword.missing" defaultMessage="Choose a password" />)}
      />
      <PersonFields fields={fields} draft={draft} change={change} errorOf={errorOf} />
      <OfferFields {...{ options, draft, change }} />
      <TermsField minAge={country?.minAge ?? ADULT} isMissing={missing === 'terms'} />
      <Button type="submit" look="primary" size="large" isBusy={ask.isRunning} disabled={!options}>
        <FormattedMessage id="identity.registration.submit" defaultMessage="Create account" />
      </Button>
    </form>
  );
}
