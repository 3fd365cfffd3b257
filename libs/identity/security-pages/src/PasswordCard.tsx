import { NewPassword, ProblemText, useCall } from '@touchline/identity-forms';
import { selectLanguage } from '@touchline/shared-state';
import { Button } from '@touchline/ui-kit';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { Ask } from './Ask.tsx';
import { MethodCard } from './Card.tsx';
import { Day } from './Moment.tsx';
import { securityApi } from './security-api.ts';
import styles from './Security.module.css';
import type { PartProps } from './part.ts';

/** Changes the password, which ends all other sessions. @spec ID-31 AUTH-6 */
export function PasswordCard({ security, onChanged }: PartProps) {
  const lang = useSelector(selectLanguage);
  const [isOpen, setOpen] = useState(false);
  const [newPassword, setNewPassword] = useState('');
  const [isDone, setDone] = useState(false);
  const { run, isRunning, problem } = useCall(securityApi.changePassword, () => {
    setOpen(false);
    setNewPassword('');
    setDone(true);
    onChanged();
  });
  const isOfNew = problem !== null && ['weak-password', 'password-characters', 'bad-request'].includes(problem.code);
  const title = <FormattedMessage id="security.password.change" defaultMessage="Change password" />;
  return (
    <MethodCard title={<FormattedMessage id="security.password" defaultMessage="Password" />}>
      <p className={styles.fact}>
        {security.passwordChangedAt === null ? (
          <FormattedMessage tagName="span" id="security.password.never" defaultMessage="You haven't changed it yet." />
        ) : (
          <FormattedMessage
            tagName="span"
            id="security.password.changed"
            defaultMessage="Last changed {day}"
            values={{ day: <Day seconds={security.passwordChangedAt} /> }}
          />
        )}
      </p>
      {isDone && (
        <p role="status" className={styles.fact}>
          <FormattedMessage id="security.password.done" defaultMessage="Password changed. Other devices were signed out." />
        </p>
      )}
      <div>
        <Button onClick={() => setOpen(true)}>{title}</Button>
      </div>
      <Ask
        {...{ isOpen, isRunning, title }}
        onClose={() => setOpen(false)}
        submit={<FormattedMessage id="security.save" defaultMessage="Save" />}
        problem={isOfNew ? null : problem}
        onPassword={(password) => run({ password, newPassword, lng: lang })}
      >
        <NewPassword
          name="newPassword"
          value={newPassword}
          onChange={setNewPassword}
          known={[security.email ?? '', security.phone ?? '']}
          label={<FormattedMessage id="identity.newPassword" defaultMessage="New password" />}
          error={isOfNew && problem !== null && <ProblemText problem={problem} />}
        />
        <p className={styles.fact}>
          <FormattedMessage id="security.password.ends" defaultMessage="Other devices will be signed out." />
        </p>
      </Ask>
    </MethodCard>
  );
}
