import type { CodeSent } from '@touchline/identity-contract';
import { portsOf } from '@touchline/shared-state';
import { Button, CodeField, useServerSecond } from '@touchline/ui-kit';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useStore } from 'react-redux';
import { accessApi } from './access-api.ts';
import styles from './Form.module.css';
import { Outbox } from './Outbox.tsx';
import type { Problem } from './problem.ts';
import { ProblemNotice, ProblemText } from './ProblemText.tsx';
import { useCall } from './use-call.ts';
import { useStepFocus } from './use-step-focus.ts';

export interface CodeStepProps {
  sent: CodeSent;
  /** Called when another code has been sent. */
  onSent: (sent: CodeSent) => void;
  onCode: (code: string) => void;
  isRunning: boolean;
  problem: Problem | null;
  /** Goes back to the form, with its contents intact, to correct the address. */
  onBack?: (() => void) | undefined;
}

const LENGTH = 6;

/**
 * Field for a code by e-mail or SMS: typed, pasted or autofilled; another code can be requested after a minute.
 *
 * @spec ID-09 ID-27 AUTH-11
 */
export function CodeStep({ sent, onSent, onCode, isRunning, problem, onBack }: CodeStepProps) {
  const [code, setCode] = useState('');
  const form = useStepFocus();
  const again = useCall(accessApi.codeAgain, (next: CodeSent) => {
    setCode('');
    onSent(next);
  });
  const isOfCode = problem !== null && (problem.code === 'wrong_code' || problem.code === 'time_up');
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code.length === LENGTH) onCode(code);
      }}
    >
      <p className={styles.text}>
        {sent.kind === 'email' ? (
          <FormattedMessage
            tagName="span"
            id="identity.code.sentEmail"
            defaultMessage="We sent a 6-digit code to {to}. It works for 10 minutes. Check your spam folder too."
            values={{ to: <bdi>{sent.to}</bdi> }}
          />
        ) : (
          <FormattedMessage
            tagName="span"
            id="identity.code.sentSms"
            defaultMessage="We sent a 6-digit code to {to}. It works for 10 minutes."
            values={{ to: <bdi>{sent.to}</bdi> }}
          />
        )}
      </p>
      {!isOfCode && <ProblemNotice problem={problem} />}
      <CodeField
        name="code"
        data-autofocus=""
        value={code}
        onChange={setCode}
        onComplete={onCode}
        label={<FormattedMessage id="identity.code.label" defaultMessage="Code" />}
        error={isOfCode && <ProblemText problem={problem} />}
      />
      {sent.hasOutbox && <Outbox guid={sent.guid} onCode={setCode} />}
      <Button type="submit" look="primary" size="large" isBusy={isRunning} disabled={code.length !== LENGTH}>
        <FormattedMessage id="identity.code.submit" defaultMessage="Continue" />
      </Button>
      <div className={styles.row}>
        <Again sent={sent} isRunning={again.isRunning} onAgain={() => again.run(sent.guid)} />
        {onBack !== undefined && (
          <button type="button" className={styles.textButton} onClick={onBack}>
            <FormattedMessage id="identity.code.back" defaultMessage="Change address or number" />
          </button>
        )}
      </div>
      <ProblemNotice problem={again.problem} />
    </form>
  );
}

const SECOND_MS = 1000;

/** Requests another code, once the server's clock has reached the time for it. */
function Again({ sent, isRunning, onAgain }: { sent: CodeSent; isRunning: boolean; onAgain: () => void }) {
  const { now } = portsOf(useStore());
  const left = Math.max(0, sent.againAt - Math.floor(useServerSecond(now) / SECOND_MS));
  if (left > 0)
    return (
      <span className={styles.quiet}>
        <FormattedMessage id="identity.code.againIn" defaultMessage="New code in {seconds} s" values={{ seconds: left }} />
      </span>
    );
  return (
    <button type="button" className={styles.textButton} disabled={isRunning} onClick={onAgain}>
      <FormattedMessage id="identity.code.again" defaultMessage="Send a new code" />
    </button>
  );
}
