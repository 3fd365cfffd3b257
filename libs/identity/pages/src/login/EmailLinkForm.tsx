import type { CodeSent } from '@touchline/identity-contract';
import { accessApi, CodeStep, ProblemNotice, ProblemText, useCall, useDraft, useEnter, useStepFocus } from '@touchline/identity-forms';
import { selectLanguage } from '@touchline/shared-state';
import { Button, TextField } from '@touchline/ui-kit';
import { useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import styles from '../panel/Panel.module.css';

/** Sign-in by e-mail: the link opens the account on any device, the code on this one. @spec ID-03 */
export function EmailLinkForm({ onBack }: { onBack: () => void }) {
  const lang = useSelector(selectLanguage);
  const enter = useEnter();
  const [{ email }, change] = useDraft('login-link', { email: '' });
  const [sent, setSent] = useState<CodeSent | null>(null);
  const [isMissing, setMissing] = useState(false);
  const form = useStepFocus();
  const ask = useCall(accessApi.emailAsk, setSent);
  const finish = useCall(accessApi.emailLogin, enter);

  if (sent !== null)
    return (
      <CodeStep
        sent={sent}
        onSent={setSent}
        onCode={(code) => finish.run({ guid: sent.guid, code })}
        isRunning={finish.isRunning}
        problem={finish.problem}
        onBack={() => setSent(null)}
      />
    );
  const isOfField = ask.problem?.code === 'bad-request';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isLacking = !/[@＠]/.test(email);
    setMissing(isLacking);
    if (isLacking) event.currentTarget.querySelector<HTMLInputElement>('[name=email]')?.focus();
    else ask.run({ email: email.trim(), lng: lang });
  };
  return (
    <form ref={form} className={styles.form} noValidate method="post" onSubmit={submit}>
      <p className={styles.text}>
        <FormattedMessage id="identity.link.lead" defaultMessage="We'll send you a link and a code. You won't need your password." />
      </p>
      {!isOfField && <ProblemNotice problem={ask.problem} />}
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        dir="ltr"
        maxLength={254}
        data-autofocus=""
        value={email}
        onChange={(event) => change({ email: event.target.value })}
        label={<FormattedMessage id="identity.by.email" defaultMessage="Email" />}
        error={
          isOfField && ask.problem !== null ? (
            <ProblemText problem={ask.problem} />
          ) : (
            isMissing && (
              <FormattedMessage tagName="span" id="identity.email.missing" defaultMessage="Enter your email, like name@example.com" />
            )
          )
        }
      />
      <Button type="submit" look="primary" size="large" isBusy={ask.isRunning}>
        <FormattedMessage id="identity.link.send" defaultMessage="Send link" />
      </Button>
      <Button onClick={onBack}>
        <FormattedMessage id="identity.qr.back" defaultMessage="Other ways to sign in" />
      </Button>
    </form>
  );
}

/**
 * Target of the link in the e-mail. It asks for a click, because programs that scan links in e-mails open the page and would otherwise use
 * up the link.
 *
 * @spec ID-03 AUTH-11
 */
export function EmailLinkEntry({ guid, code, onAgain }: { guid: string; code: string; onAgain: () => void }) {
  const enter = useEnter();
  const { run, isRunning, problem } = useCall(accessApi.emailLogin, enter);
  const isOver = problem !== null && problem.code !== 'network' && problem.code !== 'unavailable';
  return (
    <>
      <p className={styles.text}>
        <FormattedMessage id="identity.link.open" defaultMessage="This link opens your account on this device. It works once." />
      </p>
      <ProblemNotice problem={problem} />
      {isOver ? (
        <Button look="primary" size="large" onClick={onAgain}>
          <FormattedMessage id="identity.link.again" defaultMessage="Request a new link" />
        </Button>
      ) : (
        <Button look="primary" size="large" isBusy={isRunning} onClick={() => run({ guid, code })}>
          <FormattedMessage id="identity.login.submit" defaultMessage="Sign in" />
        </Button>
      )}
    </>
  );
}
