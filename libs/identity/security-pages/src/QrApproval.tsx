import type { QrQuestion } from '@touchline/identity-contract';
import { ProblemNotice, qrApi, useCall } from '@touchline/identity-forms';
import { Button, Dialog, Spinner } from '@touchline/ui-kit';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import styles from './Security.module.css';

/** Approval of a QR code scanned with this phone; shows the device and place to sign in before the player decides. @spec ID-28 */
export function QrApproval() {
  const [query, setQuery] = useSearchParams();
  const guid = query.get('qr');
  const close = () => setQuery((now) => (now.delete('qr'), now), { replace: true });
  return (
    <Dialog
      isOpen={guid !== null}
      onClose={close}
      title={<FormattedMessage id="security.qr" defaultMessage="Sign in on another device?" />}
    >
      {guid !== null && <Question key={guid} guid={guid} onClose={close} />}
    </Dialog>
  );
}

function Question({ guid, onClose }: { guid: string; onClose: () => void }) {
  const intl = useIntl();
  const [question, setQuestion] = useState<QrQuestion | null>(null);
  const [decided, setDecided] = useState<boolean | null>(null);
  const look = useCall(qrApi.look, setQuestion);
  const decide = useCall(qrApi.decide, (_, { isApproved }) => setDecided(isApproved));
  const { run } = look;
  useEffect(() => run(guid), [run, guid]);
  if (decided !== null)
    return (
      <div className={styles.form}>
        <p role="status" className={styles.fact}>
          {decided ? (
            <FormattedMessage id="security.qr.approved" defaultMessage="Done. The other device is signed in." />
          ) : (
            <FormattedMessage id="security.qr.declined" defaultMessage="Declined. Nobody was signed in." />
          )}
        </p>
        <Button onClick={onClose}>
          <FormattedMessage id="security.qr.close" defaultMessage="Close" />
        </Button>
      </div>
    );
  if (question === null)
    return look.problem === null ? (
      <Spinner label={intl.formatMessage({ id: 'security.qr.loading', defaultMessage: 'Reading the code' })} />
    ) : (
      <ProblemNotice problem={look.problem} />
    );
  const place = question.country === null ? null : (intl.formatDisplayName(question.country, { type: 'region' }) ?? question.country);
  return (
    <div className={styles.form}>
      <ProblemNotice problem={decide.problem} />
      <p className={styles.fact}>
        <bdi>{question.device ?? <FormattedMessage tagName="span" id="security.device.unknown" defaultMessage="Unknown device" />}</bdi>
        {place !== null && <span>{` · ${place}`}</span>}
      </p>
      <p className={styles.fact}>
        <FormattedMessage
          id="security.qr.words"
          defaultMessage="Approve only if you see the number {number} on that device and you are there. Whoever is there gets your account."
          values={{ number: <b>{question.number}</b> }}
        />
      </p>
      <div className={styles.actions}>
        <Button look="primary" isBusy={decide.isRunning} onClick={() => decide.run({ guid, isApproved: true })}>
          <FormattedMessage id="security.qr.approve" defaultMessage="Approve" />
        </Button>
        <Button onClick={() => decide.run({ guid, isApproved: false })}>
          <FormattedMessage id="security.qr.decline" defaultMessage="Decline" />
        </Button>
      </div>
    </div>
  );
}
