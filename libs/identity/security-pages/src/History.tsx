import type { SignInsAnswer } from '@touchline/identity-contract';
import { ProblemNotice, useCall } from '@touchline/identity-forms';
import { useEffect, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Moment } from './Moment.tsx';
import { securityApi } from './security-api.ts';
import styles from './Security.module.css';

const methods = defineMessages({
  password: { id: 'security.by.password', defaultMessage: 'Password' },
  'two-step': { id: 'security.by.twoStep', defaultMessage: 'Two-step sign-in' },
  sms: { id: 'security.by.sms', defaultMessage: 'SMS code' },
  email: { id: 'security.by.email', defaultMessage: 'Link by email' },
  qr: { id: 'security.by.qr', defaultMessage: 'QR code' },
  token: { id: 'security.by.token', defaultMessage: 'Another window' },
  social: { id: 'security.by.social', defaultMessage: 'Account of another site' },
  passkey: { id: 'security.by.passkey', defaultMessage: 'Passkey' },
  registration: { id: 'security.by.registration', defaultMessage: 'Registration' },
});

/** Recent sign-ins: time, method and device. */
export function History() {
  const intl = useIntl();
  const [signIns, setSignIns] = useState<SignInsAnswer['signIns'] | null>(null);
  const { run, problem } = useCall((to, _: null, signal) => securityApi.signIns(to, signal), setSignIns);
  useEffect(() => run(null), [run]);
  return (
    <section className={styles.card}>
      <h2 className={styles.name}>
        <FormattedMessage id="security.history" defaultMessage="Sign-in history" />
      </h2>
      <ProblemNotice problem={problem} />
      {signIns?.length === 0 && (
        <p className={styles.fact}>
          <FormattedMessage id="security.history.none" defaultMessage="Sign-ins from now on are listed here." />
        </p>
      )}
      <ul className={styles.list}>
        {signIns?.map(({ at, method, device, country }, row) => (
          <li key={`${at}-${row}`}>
            <Moment seconds={at} />
            <span>{intl.formatMessage(methods[method] ?? methods.password)}</span>
            <span className={styles.fact}>
              <bdi>{device ?? <FormattedMessage tagName="span" id="security.device.unknown" defaultMessage="Unknown device" />}</bdi>
              {country !== null && <span>{` · ${intl.formatDisplayName(country, { type: 'region' }) ?? country}`}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
