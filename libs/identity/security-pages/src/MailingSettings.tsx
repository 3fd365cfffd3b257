import type { Mailing } from '@touchline/identity-contract';
import { ProblemNotice, useCall } from '@touchline/identity-forms';
import { Button, RadioGroup, Switch } from '@touchline/ui-kit';
import { useEffect, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { securityApi } from './security-api.ts';
import styles from './Security.module.css';

const switches = defineMessages({
  enable_mail_news: { id: 'security.mailing.news', defaultMessage: 'News and offers by email' },
  enable_mail_deposit: { id: 'security.mailing.deposit', defaultMessage: 'Deposits and withdrawals by email' },
  enable_mail_bets: { id: 'security.mailing.bets', defaultMessage: 'Settled bets by email' },
  enable_sms_news: { id: 'security.mailing.sms', defaultMessage: 'News and offers by SMS' },
});
const SWITCHES = ['enable_mail_news', 'enable_mail_deposit', 'enable_mail_bets', 'enable_sms_news'] as const;

/** Subscriptions by e-mail and SMS, all off by default. Each change is saved at once. @spec ID-12 */
export function MailingSettings() {
  const intl = useIntl();
  const [mailing, setMailing] = useState<Mailing | null>(null);
  const load = useCall((to, _: null, signal) => securityApi.mailing(to, signal), setMailing);
  const save = useCall(securityApi.setMailing, setMailing);
  const { run } = load;
  useEffect(() => run(null), [run]);
  const change = (more: Partial<Mailing>) => {
    if (mailing !== null) save.run({ ...mailing, ...more });
  };
  const bonuses = [
    { value: '0', label: intl.formatMessage({ id: 'security.mailing.bonus.none', defaultMessage: 'No bonus' }) },
    { value: '1', label: intl.formatMessage({ id: 'security.mailing.bonus.sports', defaultMessage: 'Sports' }) },
    { value: '2', label: intl.formatMessage({ id: 'security.mailing.bonus.casino', defaultMessage: 'Casino' }) },
  ];
  return (
    <section className={styles.card} aria-busy={(mailing === null && load.problem === null) || undefined}>
      <h2 className={styles.name}>
        <FormattedMessage id="security.mailing" defaultMessage="Messages and bonuses" />
      </h2>
      <ProblemNotice problem={load.problem ?? save.problem} />
      {load.problem !== null && (
        <div>
          <Button onClick={() => run(null)}>
            <FormattedMessage id="security.again" defaultMessage="Try again" />
          </Button>
        </div>
      )}
      {mailing !== null && (
        <>
          <div className={styles.switches}>
            {SWITCHES.map((name) => (
              <Switch
                key={name}
                name={name}
                checked={mailing[name]}
                disabled={save.isRunning}
                onChange={(event) => change({ [name]: event.target.checked })}
                label={intl.formatMessage(switches[name])}
              />
            ))}
          </div>
          <RadioGroup
            label={intl.formatMessage({ id: 'security.mailing.first', defaultMessage: 'First deposit bonus' })}
            value={String(mailing.first_deposit_bonus_type)}
            onChange={(value) => change({ first_deposit_bonus_type: Number(value) })}
            options={bonuses}
            isInline
          />
          <RadioGroup
            label={intl.formatMessage({ id: 'security.mailing.bonus', defaultMessage: 'Later bonuses' })}
            value={String(mailing.bonus_type)}
            onChange={(value) => change({ bonus_type: Number(value) })}
            options={bonuses}
            isInline
          />
        </>
      )}
    </section>
  );
}
