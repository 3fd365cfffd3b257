import { ProblemText, useCall } from '@touchline/identity-forms';
import { selectLanguage } from '@touchline/shared-state';
import { Button, CodeField, Dialog, QrCode, TextField } from '@touchline/ui-kit';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Ask } from './Ask.tsx';
import { MethodCard } from './Card.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { securityApi } from './security-api.ts';
import styles from './Security.module.css';
import type { PartProps } from './part.ts';

/** Two-step sign-in: an authenticator, and recovery codes in case it is lost. @spec ID-31 */
export function TwoStep({ security, onChanged }: PartProps) {
  const lang = useSelector(selectLanguage);
  const [isConfirming, setIsConfirming] = useState(false);
  const [secret, setSecret] = useState<{ secret: string; uri: string } | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [code, setCode] = useState('');
  const isOn = security.protection_methods.enable_two_factor_auth;
  const begin = useCall(securityApi.twoStepBegin, (made) => {
    setIsConfirming(false);
    setSecret(made);
  });
  const off = useCall(securityApi.twoStepOff, () => {
    setIsConfirming(false);
    setCode('');
    onChanged();
  });
  const isOfCode = off.problem?.code === 'wrong_code';
  const close = () => {
    setCodes(null);
    setSecret(null);
    onChanged();
  };
  return (
    <MethodCard title={<FormattedMessage id="security.twoStep" defaultMessage="Two-step sign-in" />} isOn={isOn}>
      <p className={styles.fact}>
        {isOn ? (
          <FormattedMessage
            id="security.twoStep.left"
            defaultMessage="{count, plural, one {# recovery code left} other {# recovery codes left}}"
            values={{ count: security.recoveryCodesLeft }}
          />
        ) : (
          <FormattedMessage
            id="security.twoStep.words"
            defaultMessage="A code from an app on your phone, besides the password. Nobody gets in with the password alone."
          />
        )}
      </p>
      <div>
        <Button onClick={() => setIsConfirming(true)}>
          {isOn ? (
            <FormattedMessage id="security.turnOff" defaultMessage="Turn off" />
          ) : (
            <FormattedMessage id="security.turnOn" defaultMessage="Turn on" />
          )}
        </Button>
      </div>
      <Ask
        isOpen={isConfirming}
        onClose={() => setIsConfirming(false)}
        title={<FormattedMessage id="security.twoStep" defaultMessage="Two-step sign-in" />}
        submit={
          isOn ? (
            <FormattedMessage id="security.turnOff" defaultMessage="Turn off" />
          ) : (
            <FormattedMessage id="security.next" defaultMessage="Next" />
          )
        }
        isRunning={begin.isRunning || off.isRunning}
        problem={isOn ? (isOfCode ? null : off.problem) : begin.problem}
        onPassword={(password) => (isOn ? off.run({ password, code: code.trim(), lng: lang }) : begin.run(password))}
      >
        {isOn && (
          <TextField
            name="code"
            autoComplete="one-time-code"
            dir="ltr"
            maxLength={40}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            label={<FormattedMessage id="security.twoStep.anyCode" defaultMessage="Code from the app, or a recovery code" />}
            error={isOfCode && off.problem !== null && <ProblemText problem={off.problem} />}
          />
        )}
      </Ask>
      <Dialog
        isOpen={secret !== null}
        onClose={close}
        mustAnswer={codes !== null}
        title={
          codes === null ? (
            <FormattedMessage id="security.twoStep.scan" defaultMessage="Scan with your authenticator app" />
          ) : (
            <FormattedMessage id="security.recovery" defaultMessage="Save your recovery codes" />
          )
        }
      >
        {codes === null && secret !== null && <Scan {...secret} onCodes={setCodes} />}
        {codes !== null && <RecoveryCodes codes={codes} onDone={close} />}
      </Dialog>
    </MethodCard>
  );
}

function Scan({ secret, uri, onCodes }: { secret: string; uri: string; onCodes: (codes: readonly string[]) => void }) {
  const intl = useIntl();
  const [code, setCode] = useState('');
  const { run, isRunning, problem } = useCall(securityApi.twoStepOn, onCodes);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code.length === 6) run(code);
      }}
    >
      <QrCode value={uri} label={intl.formatMessage({ id: 'security.twoStep.qr', defaultMessage: 'QR code for your authenticator app' })} />
      <p className={styles.fact}>
        <FormattedMessage
          id="security.twoStep.byHand"
          defaultMessage="Can't scan it? Enter this key: {secret}"
          values={{
            secret: (
              <code dir="ltr" className={styles.secret}>
                {secret.replace(/(.{4})(?=.)/g, '$1 ')}
              </code>
            ),
          }}
        />
      </p>
      <CodeField
        name="code"
        data-autofocus=""
        value={code}
        onChange={setCode}
        onComplete={run}
        label={<FormattedMessage id="security.twoStep.code" defaultMessage="Code from the app" />}
        error={problem !== null && <ProblemText problem={problem} />}
      />
      <Button type="submit" look="primary" isBusy={isRunning} disabled={code.length !== 6}>
        <FormattedMessage id="security.turnOn" defaultMessage="Turn on" />
      </Button>
    </form>
  );
}
