import {
  accessApi,
  CodeStep,
  PhoneField,
  phoneBody,
  ProblemNotice,
  ProblemText,
  useCall,
  useDraft,
  type PhoneValue,
} from '@touchline/identity-forms';
import type { CodeSent } from '@touchline/identity-contract';
import { officePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { Button, LinkButton, PasswordField, SegmentedControl, TextField } from '@touchline/ui-kit';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Panel } from '../panel/Panel.tsx';
import styles from '../panel/Panel.module.css';
import { useCountries } from './use-countries.ts';

type Kind = 'email' | 'phone';
interface Draft extends PhoneValue {
  kind: Kind;
  email: string;
  sent: CodeSent | null;
}
const START: Draft = { kind: 'email', email: '', countryId: null, digits: '', sent: null };

/** Adds or changes an e-mail or a phone: the password, then the code that was sent. @spec ID-10 ID-22 */
export function ConfirmPage() {
  const lang = useSelector(selectLanguage);
  const [draft, change, forget] = useDraft('confirm', START);
  const [done, setDone] = useState<Kind | null>(null);
  const finish = useCall(accessApi.activate, ({ kind }) => {
    forget();
    setDone(kind);
  });
  const { sent } = draft;
  return (
    <Panel title={<FormattedMessage id="identity.confirm.title" defaultMessage="Email and phone" />}>
      {done !== null ? (
        <>
          <p role="status" className={styles.text}>
            {done === 'phone' ? (
              <FormattedMessage id="identity.activate.phone" defaultMessage="Your phone number is confirmed." />
            ) : (
              <FormattedMessage id="identity.activate.email" defaultMessage="Your email is confirmed." />
            )}
          </p>
          <LinkButton look="primary" size="large" href={officePath(lang, 'security')}>
            <FormattedMessage id="identity.activate.security" defaultMessage="Account protection" />
          </LinkButton>
        </>
      ) : sent !== null ? (
        <CodeStep
          sent={sent}
          onSent={(next) => change({ sent: next })}
          onCode={(code) => finish.run({ guid: sent.guid, code })}
          isRunning={finish.isRunning}
          problem={finish.problem}
          onBack={() => change({ sent: null })}
        />
      ) : (
        <AskForm draft={draft} change={change} />
      )}
    </Panel>
  );
}

function AskForm({ draft, change }: { draft: Draft; change: (more: Partial<Draft>) => void }) {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const countries = useCountries();
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<string | null>(null);
  const ask = useCall(accessApi.contactAsk, (sent: CodeSent) => change({ sent }));
  const { kind, email } = draft;
  const address = kind === 'email' ? 'email' : 'phone_number';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isLacking = kind === 'email' ? !/[@＠]/.test(email) : draft.digits === '';
    const lacking = isLacking ? address : password === '' ? 'password' : null;
    setMissing(lacking);
    if (lacking !== null) return event.currentTarget.querySelector<HTMLInputElement>(`[name=${lacking}]`)?.focus();
    return ask.run({ ...(kind === 'email' ? { email: email.trim() } : phoneBody(countries, draft)), password, lng: lang });
  };
  const { problem } = ask;
  const fieldOf = problem?.code === 'wrong-password' ? 'password' : problem?.code === 'bad-request' ? address : null;
  const ofField = problem !== null && <ProblemText problem={problem} />;
  return (
    <form className={styles.form} onSubmit={submit} noValidate method="post">
      <p className={styles.text}>
        <FormattedMessage
          id="identity.confirm.lead"
          defaultMessage="A confirmed email or phone gets you back in if you forget your password. We'll send a code to it."
        />
      </p>
      <SegmentedControl
        label={intl.formatMessage({ id: 'identity.confirm.kind', defaultMessage: 'Add or change' })}
        value={kind}
        onChange={(value) => change({ kind: value as Kind })}
        options={[
          { value: 'email', label: <FormattedMessage id="identity.by.email" defaultMessage="Email" /> },
          { value: 'phone', label: <FormattedMessage id="identity.by.phone" defaultMessage="Phone" /> },
        ]}
      />
      {fieldOf === null && <ProblemNotice problem={problem} />}
      {kind === 'email' ? (
        <TextField
          name="email"
          type="email"
          autoComplete="email"
          dir="ltr"
          maxLength={254}
          value={email}
          onChange={(event) => change({ email: event.target.value })}
          label={<FormattedMessage id="identity.by.email" defaultMessage="Email" />}
          error={
            fieldOf === 'email'
              ? ofField
              : missing === 'email' && (
                  <FormattedMessage tagName="span" id="identity.email.missing" defaultMessage="Enter your email, like name@example.com" />
                )
          }
        />
      ) : (
        <PhoneField
          countries={countries}
          value={draft}
          onChange={change}
          error={
            fieldOf === 'phone_number'
              ? ofField
              : missing === 'phone_number' && (
                  <FormattedMessage tagName="span" id="identity.phone.missing" defaultMessage="Enter your phone number" />
                )
          }
        />
      )}
      <PasswordField
        name="password"
        dir="auto"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        label={<FormattedMessage id="identity.currentPassword" defaultMessage="Current password" />}
        error={
          fieldOf === 'password'
            ? ofField
            : missing === 'password' && (
                <FormattedMessage tagName="span" id="identity.login.passwordMissing" defaultMessage="Enter your password" />
              )
        }
      />
      <Button type="submit" look="primary" size="large" isBusy={ask.isRunning}>
        <FormattedMessage id="identity.reset.send" defaultMessage="Send code" />
      </Button>
    </form>
  );
}
