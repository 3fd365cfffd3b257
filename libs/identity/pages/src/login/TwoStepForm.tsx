import { accessApi, Outbox, ProblemNotice, ProblemText, useCall, useEnter, useStepFocus } from '@touchline/identity-forms';
import type { TwoStep } from '@touchline/identity-state';
import { Button, CodeField, TextField } from '@touchline/ui-kit';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from '../panel/Panel.module.css';

export interface TwoStepFormProps {
  twoStep: TwoStep;
  isSaved: boolean;
  onBack: () => void;
}

const LENGTH = 6;

/** The second step: a code of an authenticator or by e-mail, or a recovery code. @spec ID-01 ID-27 */
export function TwoStepForm({ twoStep: { guid, method, to, hasOutbox }, isSaved, onBack }: TwoStepFormProps) {
  const enter = useEnter();
  const [code, setCode] = useState('');
  const form = useStepFocus();
  const [isRecovery, setRecovery] = useState(false);
  const { run, isRunning, problem, forget } = useCall(accessApi.twoStepLogin, enter);
  const send = (typed: string) => run({ guid, code: typed.trim(), save: isSaved });
  const isOfCode = problem?.code === 'wrong_code' || problem?.code === 'time_up';
  const error = isOfCode && problem !== null && <ProblemText problem={problem} />;
  const type = (typed: string) => {
    forget();
    setCode(typed);
  };
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim().length >= LENGTH) send(code);
      }}
    >
      <p className={styles.text}>
        {isRecovery ? (
          <FormattedMessage
            tagName="span"
            id="identity.twoStep.recovery"
            defaultMessage="Enter one of the recovery codes that you saved. Each works once."
          />
        ) : method === 'totp' ? (
          <FormattedMessage tagName="span" id="identity.twoStep.totp" defaultMessage="Enter the code from your authenticator app." />
        ) : (
          <FormattedMessage
            tagName="span"
            id="identity.twoStep.email"
            defaultMessage="We sent a 6-digit code to {to}. It works for 10 minutes."
            values={{ to: <bdi>{to}</bdi> }}
          />
        )}
      </p>
      {!isOfCode && <ProblemNotice problem={problem} />}
      {isRecovery ? (
        <TextField
          name="recovery"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          maxLength={40}
          value={code}
          onChange={(event) => type(event.target.value)}
          label={<FormattedMessage id="identity.twoStep.recoveryCode" defaultMessage="Recovery code" />}
          error={error}
        />
      ) : (
        <CodeField
          name="code"
          value={code}
          onChange={type}
          onComplete={send}
          label={<FormattedMessage id="identity.code.label" defaultMessage="Code" />}
          error={error}
        />
      )}
      {hasOutbox && <Outbox guid={guid} onCode={setCode} />}
      <Button type="submit" look="primary" size="large" isBusy={isRunning} disabled={code.trim().length < LENGTH}>
        <FormattedMessage id="identity.login.submit" defaultMessage="Sign in" />
      </Button>
      <div className={styles.row}>
        {method === 'totp' && (
          <Button
            size="small"
            onClick={() => {
              type('');
              setRecovery(!isRecovery);
            }}
          >
            {isRecovery ? (
              <FormattedMessage id="identity.twoStep.useApp" defaultMessage="Use the app" />
            ) : (
              <FormattedMessage id="identity.twoStep.useRecovery" defaultMessage="Use a recovery code" />
            )}
          </Button>
        )}
        <Button size="small" onClick={onBack}>
          <FormattedMessage id="identity.twoStep.back" defaultMessage="Back" />
        </Button>
      </div>
    </form>
  );
}
