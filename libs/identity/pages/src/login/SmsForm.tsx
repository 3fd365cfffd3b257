import type { CodeSent } from '@touchline/identity-contract';
import {
  accessApi,
  CodeStep,
  PhoneField,
  phoneBody,
  ProblemNotice,
  ProblemText,
  useCall,
  useDraft,
  useEnter,
} from '@touchline/identity-forms';
import { selectLanguage } from '@touchline/shared-state';
import { Button } from '@touchline/ui-kit';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import styles from '../panel/Panel.module.css';
import { useCountries } from '../ways/use-countries.ts';
import { NO_PHONE } from './PhonePasswordForm.tsx';

/** Sign-in by a code sent by SMS. @spec ID-01 ID-03 */
export function SmsForm() {
  const lang = useSelector(selectLanguage);
  const countries = useCountries();
  const enter = useEnter();
  const [phone, change] = useDraft('login-phone', NO_PHONE);
  const [sent, setSent] = useState<CodeSent | null>(null);
  const [isMissing, setMissing] = useState(false);
  const ask = useCall(accessApi.smsAsk, setSent);
  const finish = useCall(accessApi.smsLogin, enter);

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
  return (
    <form
      className={styles.form}
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(phone.digits === '');
        if (phone.digits === '') event.currentTarget.querySelector<HTMLInputElement>('[name=phone_number]')?.focus();
        else ask.run({ ...phoneBody(countries, phone), lng: lang });
      }}
    >
      {!isOfField && <ProblemNotice problem={ask.problem} />}
      <PhoneField
        countries={countries}
        value={phone}
        onChange={change}
        error={
          isOfField && ask.problem !== null ? (
            <ProblemText problem={ask.problem} />
          ) : (
            isMissing && <FormattedMessage tagName="span" id="identity.phone.missing" defaultMessage="Enter your phone number" />
          )
        }
      />
      <Button type="submit" look="primary" size="large" isBusy={ask.isRunning}>
        <FormattedMessage id="identity.reset.send" defaultMessage="Send code" />
      </Button>
    </form>
  );
}
