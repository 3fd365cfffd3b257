import { accessApi, ProblemNotice, useCall, useEnter, useStepFocus } from '@touchline/identity-forms';
import { markText } from '@touchline/identity-rules';
import { selectLanguage } from '@touchline/shared-state';
import { Button, TextField } from '@touchline/ui-kit';
import { useEffect, useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import styles from '../panel/Panel.module.css';

/** The mark in groups of four letters. */
const grouped = (mark: string): string => mark.match(/.{4}/g)?.join('-') ?? mark;
/** Text of this window's secret: 256 random bits. */
const newSecret = (): string => [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** This window's secret, which never leaves it before the sign-in, and the mark that the player types into the other window. */
function useDevice(): { sign: string; mark: string } | null {
  const [device, setDevice] = useState<{ sign: string; mark: string } | null>(null);
  useEffect(() => {
    let isGone = false;
    const sign = newSecret();
    void crypto.subtle.digest('SHA-256', new TextEncoder().encode(sign)).then((digest) => {
      if (!isGone) setDevice({ sign, mark: markText(new Uint8Array(digest)) });
    });
    return () => {
      isGone = true;
    };
  }, []);
  return device;
}

/** Sign-in by a token from another window in which the player is signed in; it is made for this window's code. @spec ID-03 */
export function TokenForm({ onBack }: { onBack: () => void }) {
  const lang = useSelector(selectLanguage);
  const enter = useEnter();
  const device = useDevice();
  const form = useStepFocus();
  const [isMissing, setMissing] = useState(false);
  const { run, isRunning, problem } = useCall(accessApi.tokenLogin, enter);
  const isRefused = problem?.code === 'link-used';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const token = String(new FormData(event.currentTarget).get('token') ?? '').trim();
    setMissing(token === '');
    if (token === '') event.currentTarget.querySelector<HTMLInputElement>('[name=token]')?.focus();
    else if (device !== null) run({ token, sign: device.sign, lng: lang });
  };
  return (
    <form ref={form} className={styles.form} noValidate method="post" onSubmit={submit}>
      <p className={styles.text}>
        <FormattedMessage
          id="identity.token.words"
          defaultMessage="Where you're signed in, open Security, choose to sign in another window, and enter this code: {mark}"
          values={{ mark: <b dir="ltr">{device === null ? '…' : grouped(device.mark)}</b> }}
        />
      </p>
      {!isRefused && <ProblemNotice problem={problem} />}
      <TextField
        name="token"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        maxLength={200}
        data-autofocus=""
        label={<FormattedMessage id="identity.token.field" defaultMessage="Token from the other window" />}
        error={
          isRefused ? (
            <FormattedMessage
              tagName="span"
              id="identity.token.refused"
              defaultMessage="This token is no longer valid, or was made for another window. Make a new one."
            />
          ) : (
            isMissing && <FormattedMessage tagName="span" id="identity.token.missing" defaultMessage="Paste the token" />
          )
        }
      />
      <Button type="submit" look="primary" size="large" isBusy={isRunning} disabled={device === null}>
        <FormattedMessage id="identity.login.submit" defaultMessage="Sign in" />
      </Button>
      <Button onClick={onBack}>
        <FormattedMessage id="identity.qr.back" defaultMessage="Other ways to sign in" />
      </Button>
    </form>
  );
}
