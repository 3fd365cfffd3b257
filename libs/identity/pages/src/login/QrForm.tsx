import type { QrCode as Code } from '@touchline/identity-contract';
import { ProblemNotice, qrApi, useCall, useEnter } from '@touchline/identity-forms';
import { routePath } from '@touchline/shared-routes';
import { portsOf, selectLanguage } from '@touchline/shared-state';
import { useRepeated } from '@touchline/ui-pages';
import { Button, QrCode, Spinner, useServerSecond } from '@touchline/ui-kit';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector, useStore } from 'react-redux';
import styles from '../panel/Panel.module.css';

const ASK_EVERY_MS = 2_000;
const SECOND_MS = 1000;

/** Shows a QR code for a phone with an open session; once it is approved there, this page is signed in. @spec ID-28 */
export function QrForm({ onBack, onToken }: { onBack: () => void; onToken: () => void }) {
  const intl = useIntl();
  const [code, setCode] = useState<Code | null>(null);
  const begin = useCall((to, _: null, signal) => qrApi.begin(to, signal), setCode);
  const { run } = begin;
  useEffect(() => run(null), [run]);
  return (
    <div className={styles.form}>
      <ProblemNotice problem={begin.problem} />
      {code === null && begin.problem === null && (
        <Spinner label={intl.formatMessage({ id: 'identity.qr.loading', defaultMessage: 'Making a code' })} />
      )}
      {code !== null && <Shown key={code.guid} code={code} onAgain={() => run(null)} />}
      {code === null && begin.problem !== null && (
        <Button onClick={() => run(null)}>
          <FormattedMessage id="identity.registration.again" defaultMessage="Try again" />
        </Button>
      )}
      <Button onClick={onToken}>
        <FormattedMessage id="identity.qr.token" defaultMessage="No phone at hand? Use another window" />
      </Button>
      <Button onClick={onBack}>
        <FormattedMessage id="identity.qr.back" defaultMessage="Other ways to sign in" />
      </Button>
    </div>
  );
}

function Shown({ code, onAgain }: { code: Code; onAgain: () => void }) {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const enter = useEnter();
  const { now } = portsOf(useStore());
  const [isDeclined, setDeclined] = useState(false);
  const left = Math.max(0, code.expiresAt - Math.floor(useServerSecond(now) / SECOND_MS));
  const ask = useCall(qrApi.enter, (answer) => {
    if ('user_id' in answer) enter(answer);
    else setDeclined(answer.state === 'declined');
  });
  const { run } = ask;
  const isOver = left === 0 || isDeclined;
  useRepeated(() => run(code), isOver ? null : ASK_EVERY_MS);
  if (isOver)
    return (
      <>
        <p role="alert" className={styles.failure}>
          {isDeclined ? (
            <FormattedMessage id="identity.qr.declined" defaultMessage="The phone declined this sign-in." />
          ) : (
            <FormattedMessage id="identity.qr.over" defaultMessage="The code has expired." />
          )}
        </p>
        <Button look="primary" onClick={onAgain}>
          <FormattedMessage id="identity.qr.again" defaultMessage="Make a new code" />
        </Button>
      </>
    );
  const address = `${window.location.origin}${routePath('office-security', {}, { lang })}?qr=${code.guid}`;
  return (
    <>
      <p className={styles.text}>
        <FormattedMessage
          id="identity.qr.words"
          defaultMessage="Scan this with a phone on which you're signed in, and approve there. The phone shows the same number: {number}."
          values={{ number: <b>{code.number}</b> }}
        />
      </p>
      <QrCode value={address} label={intl.formatMessage({ id: 'identity.qr.label', defaultMessage: 'Code to sign in with your phone' })} />
      <p className={styles.text}>
        <FormattedMessage id="identity.qr.left" defaultMessage="Valid for {seconds} s" values={{ seconds: left }} />
      </p>
    </>
  );
}
