import { PROFILE_FIELDS, type ProfileAnswer } from '@touchline/account-office-contract';
import { Badge, Button, LinkButton, ProgressBar, TextField } from '@touchline/ui-kit';
import { pageStyles } from '@touchline/ui-pages';
import { type FormEvent, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styles from '../parts/Office.module.css';
import { ChangeNote, Loaded } from '../parts/Parts.tsx';
import { refusalWords } from '../parts/refusal-words.ts';
import { useChange } from '../parts/use-office.ts';
import { usePath } from '../parts/use-path.ts';
import { Words } from '../parts/Words.tsx';

type Key = (typeof PROFILE_FIELDS)[number];

const w = defineMessages({
  title: { id: 'account.profile.title', defaultMessage: 'Personal details' },
  filled: { id: 'account.profile.filled', defaultMessage: 'Profile completed: {filled} of {all}' },
  complete: { id: 'account.profile.complete', defaultMessage: 'Your profile is complete.' },
  why: { id: 'account.profile.why', defaultMessage: 'Complete it to verify your account. We keep these details encrypted.' },
  once: { id: 'account.profile.once', defaultMessage: 'Check it: once saved, only support can change it.' },
  support: { id: 'account.profile.support', defaultMessage: 'Only support can change it.' },
  save: { id: 'account.save', defaultMessage: 'Save' },
  verify: { id: 'account.profile.verify', defaultMessage: 'Verify account' },
  verified: { id: 'account.profile.verified', defaultMessage: 'Verified' },
  login: { id: 'account.profile.login', defaultMessage: 'Login: {login}' },
});
const names = defineMessages({
  surname: { id: 'account.profile.surname', defaultMessage: 'Last name' },
  name: { id: 'account.profile.name', defaultMessage: 'First name' },
  birth_date: { id: 'account.profile.birthDate', defaultMessage: 'Date of birth' },
  passport: { id: 'account.profile.passport', defaultMessage: 'Passport number' },
  passport_date: { id: 'account.profile.passportDate', defaultMessage: 'Passport issue date' },
  address: { id: 'account.profile.address', defaultMessage: 'Registered address' },
});
const INPUTS: Readonly<Record<Key, { type?: string; autoComplete: string; maxLength: number }>> = {
  surname: { autoComplete: 'family-name', maxLength: 60 },
  name: { autoComplete: 'given-name', maxLength: 60 },
  birth_date: { type: 'date', autoComplete: 'bday', maxLength: 10 },
  passport: { autoComplete: 'off', maxLength: 20 },
  passport_date: { type: 'date', autoComplete: 'off', maxLength: 10 },
  address: { autoComplete: 'street-address', maxLength: 200 },
};

/**
 * Personal data and how complete it is: editable fields, fields that only support changes, and errors at their fields.
 *
 * @spec AC-07 ID-20
 */
export function Profile() {
  return <Loaded of="profile">{(profile) => <ProfileForm key={profile.filled} profile={profile} />}</Loaded>;
}

function ProfileForm({ profile }: { profile: ProfileAnswer }) {
  const path = usePath();
  const { send, result, isBusy } = useChange('profileSave');
  const [typed, setTyped] = useState<Partial<Record<Key, string>>>({});
  const { fields, filled, isComplete, isVerified, login } = profile;
  const save = (event: FormEvent) => {
    event.preventDefault();
    send(typed);
  };
  const refused = result?.status === 'refused' ? result : null;
  const canSave = fields.some(({ change }) => change !== 'support');
  return (
    <section className={pageStyles.card}>
      <div className={styles.top}>
        <h2 className={pageStyles.name}>
          <Words of={w.title} />
        </h2>
        {isVerified && (
          <Badge tone="won">
            <Words of={w.verified} />
          </Badge>
        )}
      </div>
      <p className={styles.note}>
        <Words of={w.login} values={{ login: <bdi>{login}</bdi> }} />
      </p>
      <ProgressBar
        label={<Words of={w.filled} values={{ filled, all: PROFILE_FIELDS.length }} />}
        value={filled}
        max={PROFILE_FIELDS.length}
      />
      <p className={styles.note}>{isComplete ? <Words of={w.complete} /> : <Words of={w.why} />}</p>
      <form className={styles.form} onSubmit={save} noValidate>
        {fields.map((field) => (
          <ProfileField
            key={field.key}
            field={field}
            typed={typed[field.key]}
            refusal={refused?.field === field.key ? refused.code : null}
            onType={(value) => setTyped({ ...typed, [field.key]: value })}
          />
        ))}
        <div className={pageStyles.actions}>
          {canSave && (
            <Button type="submit" isBusy={isBusy}>
              <Words of={w.save} />
            </Button>
          )}
          {isComplete && !isVerified && (
            <LinkButton look="primary" href={path('office-verification')}>
              <Words of={w.verify} />
            </LinkButton>
          )}
        </div>
      </form>
      {(refused === null || refused.field === null) && <ChangeNote result={result} />}
    </section>
  );
}

interface ProfileFieldProps {
  field: ProfileAnswer['fields'][number];
  typed: string | undefined;
  refusal: string | null;
  onType: (value: string) => void;
}

function ProfileField({ field: { key, value, change }, typed, refusal, onType }: ProfileFieldProps) {
  const intl = useIntl();
  const isFixed = change === 'support';
  return (
    <TextField
      {...INPUTS[key]}
      {...(isFixed && { type: 'text' })}
      label={intl.formatMessage(names[key])}
      hint={isFixed ? <Words of={w.support} /> : change === 'once' ? <Words of={w.once} /> : undefined}
      error={refusal !== null && <Words of={refusalWords(refusal)} />}
      value={typed ?? value}
      readOnly={isFixed}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
