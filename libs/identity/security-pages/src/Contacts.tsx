import { useCall } from '@touchline/identity-forms';
import { routePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { Button, LinkButton } from '@touchline/ui-kit';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { Ask } from './Ask.tsx';
import { MethodCard } from './Card.tsx';
import { securityApi } from './security-api.ts';
import styles from './Security.module.css';
import type { PartProps } from './part.ts';

type Change = 'phoneOff' | 'emailAuth';

/** E-mail and phone of the account, and the sign-in code by e-mail. @spec ID-22 ID-31 */
export function Contacts({ security, onChanged }: PartProps) {
  const lang = useSelector(selectLanguage);
  const [pending, setPending] = useState<Change | null>(null);
  const { email, isEmailConfirmed, phone, protection_methods: on } = security;
  const isMailOn = on.enable_email_auth;
  const { run, isRunning, problem } = useCall(
    async (to, password: string, signal) => {
      await (pending === 'phoneOff'
        ? securityApi.phoneOff(to, password, signal)
        : securityApi.emailAuth(to, { password, isOn: !isMailOn }, signal));
    },
    () => {
      setPending(null);
      onChanged();
    },
  );
  const none = <FormattedMessage id="security.contact.none" defaultMessage="Not added" />;
  return (
    <MethodCard
      title={<FormattedMessage id="security.contacts" defaultMessage="Email and phone" />}
      isOn={isEmailConfirmed || phone !== null}
    >
      <dl className={styles.pairs}>
        <dt>
          <FormattedMessage id="security.email" defaultMessage="Email" />
        </dt>
        <dd>{email === null ? <span>{none}</span> : <bdi>{email}</bdi>}</dd>
        <dt>
          <FormattedMessage id="security.phone" defaultMessage="Phone" />
        </dt>
        <dd>{phone === null ? <span>{none}</span> : <bdi dir="ltr">{security.phoneText ?? phone}</bdi>}</dd>
      </dl>
      <div className={styles.actions}>
        <LinkButton href={routePath('confirm', {}, { lang })}>
          <FormattedMessage id="security.contact.change" defaultMessage="Add or change" />
        </LinkButton>
        {phone !== null && (
          <Button onClick={() => setPending('phoneOff')}>
            <FormattedMessage id="security.phone.remove" defaultMessage="Remove phone" />
          </Button>
        )}
        {isEmailConfirmed && (
          <Button onClick={() => setPending('emailAuth')}>
            {isMailOn ? (
              <FormattedMessage id="security.emailAuth.off" defaultMessage="Stop sign-in codes by email" />
            ) : (
              <FormattedMessage id="security.emailAuth.on" defaultMessage="Ask for an email code at sign-in" />
            )}
          </Button>
        )}
      </div>
      <Ask
        isOpen={pending !== null}
        onClose={() => setPending(null)}
        title={<FormattedMessage id="security.confirm" defaultMessage="Confirm it's you" />}
        submit={<FormattedMessage id="security.confirm.submit" defaultMessage="Confirm" />}
        {...{ isRunning, problem }}
        onPassword={run}
      />
    </MethodCard>
  );
}
