import {
  accessApi,
  CodeStep,
  NewPassword,
  PhoneField,
  phoneBody,
  ProblemNotice,
  ProblemText,
  useCall,
  useDraft,
  useStepFocus,
  type PhoneValue,
} from '@touchline/identity-forms';
import type { CodeSent } from '@touchline/identity-contract';
import { loginPath } from '@touchline/shared-routes';
import { selectLanguage, type SectionModalProps } from '@touchline/shared-state';
import { Button, Link, LinkButton, SegmentedControl, TextField } from '@touchline/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import { Panel, PanelInModal } from '../panel/Panel.tsx';
import styles from '../panel/Panel.module.css';
import { useCountries } from './use-countries.ts';

type By = 'email' | 'phone';
interface Draft extends PhoneValue {
  by: By;
  email: string;
}
const START: Draft = { by: 'email', email: '', countryId: null, digits: '' };

/** Password recovery in a modal, above the current page. @spec ID-09 RT-09 */
export function ForgotPasswordModal(_: SectionModalProps) {
  return (
    <PanelInModal value>
      <ForgotPassword />
    </PanelInModal>
  );
}

/** Target of the link in a recovery e-mail: uses the code from the URL and asks for the new password. @spec ID-09 ID-10 */
export function PasswordResetPage() {
  return <ForgotPassword />;
}

/** Steps of password recovery: address, code, new password. @spec ID-09 */
function ForgotPassword() {
  const [query] = useSearchParams();
  const [guid, code] = [query.get('guid'), query.get('code')];
  const [sent, setSent] = useState<CodeSent | null>(null);
  const [approved, setApproved] = useState<{ guid: string; approval: string } | null>(null);
  const [isDone, setDone] = useState(false);
  const check = useCall(accessApi.passwordCode, (approval, of) => setApproved({ guid: of.guid, approval }));
  const { run } = check;
  useEffect(() => {
    if (guid !== null && code !== null) run({ guid, code });
  }, [run, guid, code]);

  return (
    <Panel title={<FormattedMessage id="identity.reset.title" defaultMessage="Choose a new password" />}>
      {isDone ? (
        <Done />
      ) : approved !== null ? (
        <ChoosePassword {...approved} onDone={() => setDone(true)} onOver={() => setApproved(null)} />
      ) : sent !== null ? (
        <CodeStep
          key={sent.guid}
          sent={sent}
          onSent={setSent}
          onCode={(typed) => run({ guid: sent.guid, code: typed })}
          isRunning={check.isRunning}
          problem={check.problem}
          onBack={() => setSent(null)}
        />
      ) : (
        <>
          <ProblemNotice problem={check.problem} />
          <AskForCode onSent={setSent} />
        </>
      )}
    </Panel>
  );
}

function AskForCode({ onSent }: { onSent: (sent: CodeSent) => void }) {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const countries = useCountries();
  const [draft, change] = useDraft('forgot', START);
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const ask = useCall(accessApi.passwordAsk, onSent);
  const { by, email } = draft;
  const submit = () => {
    const isEmpty = by === 'email' ? !/[@＠]/.test(email) : draft.digits === '';
    setMissing(isEmpty);
    if (isEmpty) return form.current?.querySelector('input')?.focus();
    ask.run(by === 'email' ? { email: email.trim(), lng: lang } : { ...phoneBody(countries, draft), lng: lang });
  };
  const error =
    ask.problem?.code === 'bad-request' ? (
      <ProblemText problem={ask.problem} />
    ) : (
      isMissing &&
      (by === 'email' ? (
        <FormattedMessage id="identity.email.missing" defaultMessage="Enter your email, like name@example.com" />
      ) : (
        <FormattedMessage id="identity.phone.missing" defaultMessage="Enter your phone number" />
      ))
    );
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className={styles.text}>
        <FormattedMessage id="identity.reset.lead" defaultMessage="Tell us the email or phone of your account. We'll send a code to it." />
      </p>
      <SegmentedControl
        label={intl.formatMessage({ id: 'identity.reset.by', defaultMessage: 'Send the code by' })}
        value={by}
        onChange={(value) => {
          setMissing(false);
          change({ by: value as By });
        }}
        options={[
          { value: 'email', label: <FormattedMessage id="identity.by.email" defaultMessage="Email" /> },
          { value: 'phone', label: <FormattedMessage id="identity.by.phone" defaultMessage="Phone" /> },
        ]}
      />
      {ask.problem?.code !== 'bad-request' && <ProblemNotice problem={ask.problem} />}
      {by === 'email' ? (
        <TextField
          name="email"
          type="email"
          autoComplete="email"
          dir="ltr"
          value={email}
          onChange={(event) => change({ email: event.target.value })}
          label={<FormattedMessage id="identity.by.email" defaultMessage="Email" />}
          error={error}
        />
      ) : (
        <PhoneField countries={countries} value={draft} onChange={change} error={error} />
      )}
      <Button type="submit" look="primary" size="large" isBusy={ask.isRunning}>
        <FormattedMessage id="identity.reset.send" defaultMessage="Send code" />
      </Button>
      <Link className={styles.forgot} href={loginPath(lang)}>
        <FormattedMessage id="identity.reset.signIn" defaultMessage="Back to sign-in" />
      </Link>
    </form>
  );
}

interface ChoosePasswordProps {
  guid: string;
  approval: string;
  onDone: () => void;
  /** Called when the approval has expired and a new code is needed. */
  onOver: () => void;
}

function ChoosePassword({ guid, approval, onDone, onOver }: ChoosePasswordProps) {
  const [password, setPassword] = useState('');
  const form = useStepFocus();
  const save = useCall(accessApi.passwordSave, onDone);
  const isWeak = save.problem?.code === 'weak-password' || save.problem?.code === 'password-characters';
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (password !== '') save.run({ guid, approval, password });
      }}
    >
      <p className={styles.text}>
        <FormattedMessage id="identity.reset.ends" defaultMessage="You'll be signed out on every device." />
      </p>
      {!isWeak && <ProblemNotice problem={save.problem} />}
      <NewPassword
        value={password}
        onChange={(value) => {
          save.forget();
          setPassword(value);
        }}
        label={<FormattedMessage id="identity.newPassword" defaultMessage="New password" />}
        error={isWeak && save.problem !== null && <ProblemText problem={save.problem} />}
      />
      <Button type="submit" look="primary" size="large" isBusy={save.isRunning} disabled={password === ''}>
        <FormattedMessage id="identity.reset.save" defaultMessage="Save password" />
      </Button>
      {save.problem?.code === 'time_up' && (
        <Button onClick={onOver}>
          <FormattedMessage id="identity.code.again" defaultMessage="Send a new code" />
        </Button>
      )}
    </form>
  );
}

function Done() {
  const lang = useSelector(selectLanguage);
  return (
    <>
      <p role="status" className={styles.text}>
        <FormattedMessage id="identity.reset.done" defaultMessage="Your password was changed. Sign in with the new one." />
      </p>
      <LinkButton look="primary" size="large" href={loginPath(lang)}>
        <FormattedMessage id="identity.login.submit" defaultMessage="Sign in" />
      </LinkButton>
    </>
  );
}
