import { passkeyApi, useCall } from '@touchline/identity-forms';
import { Button, TextField } from '@touchline/ui-kit';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Ask } from './Ask.tsx';
import { MethodCard } from './Card.tsx';
import { Day } from './Moment.tsx';
import styles from './Security.module.css';
import type { PartProps } from './part.ts';

/** The player's passkeys: add, name and remove. @spec ID-03 ID-31 */
export function Passkeys({ security, onChanged }: PartProps) {
  const intl = useIntl();
  const [isThere, setThere] = useState(false);
  // The server cannot know this, so it is set after hydration.
  useEffect(() => setThere(typeof window.PublicKeyCredential === 'function'), []);
  const [pending, setPending] = useState<'add' | { remove: string } | null>(null);
  const [name, setName] = useState('');
  const done = () => {
    setPending(null);
    setName('');
    onChanged();
  };
  const add = useCall(passkeyApi.add, done);
  const remove = useCall(passkeyApi.remove, done);
  const { passkeys } = security;
  const removed = pending !== null && pending !== 'add' ? pending.remove : null;
  return (
    <MethodCard title={<FormattedMessage id="security.passkeys" defaultMessage="Passkeys" />} isOn={passkeys.length > 0}>
      <p className={styles.fact}>
        <FormattedMessage
          id="security.passkeys.words"
          defaultMessage="Sign in with your fingerprint, face or device PIN instead of a password."
        />
      </p>
      {passkeys.length > 0 && (
        <ul className={styles.list}>
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <PasskeyName id={passkey.id} name={passkey.name} onChanged={onChanged} />
              <span className={styles.fact}>
                <FormattedMessage
                  id="security.passkey.added"
                  defaultMessage="Added {day}"
                  values={{ day: <Day seconds={passkey.createdAt} /> }}
                />
              </span>
              <Button size="small" onClick={() => setPending({ remove: passkey.id })}>
                <FormattedMessage id="security.remove" defaultMessage="Remove" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isThere ? (
        <div>
          <Button onClick={() => setPending('add')}>
            <FormattedMessage id="security.passkey.add" defaultMessage="Add a passkey" />
          </Button>
        </div>
      ) : (
        <p className={styles.fact}>
          <FormattedMessage id="security.passkey.none" defaultMessage="This browser has no passkeys." />
        </p>
      )}
      <Ask
        isOpen={pending !== null}
        onClose={() => setPending(null)}
        title={
          removed === null ? (
            <FormattedMessage id="security.passkey.add" defaultMessage="Add a passkey" />
          ) : (
            <FormattedMessage id="security.passkey.remove" defaultMessage="Remove this passkey?" />
          )
        }
        submit={
          removed === null ? (
            <FormattedMessage id="security.next" defaultMessage="Next" />
          ) : (
            <FormattedMessage id="security.remove" defaultMessage="Remove" />
          )
        }
        isRunning={add.isRunning || remove.isRunning}
        problem={removed === null ? add.problem : remove.problem}
        onPassword={(password) =>
          removed === null
            ? add.run({ password, name: name.trim() || intl.formatMessage({ id: 'security.passkey.unnamed', defaultMessage: 'Passkey' }) })
            : remove.run({ id: removed, password })
        }
      >
        {removed === null && (
          <TextField
            name="passkeyName"
            dir="auto"
            maxLength={60}
            value={name}
            onChange={(event) => setName(event.target.value)}
            label={<FormattedMessage id="security.passkey.name" defaultMessage="Name (optional), like “My phone”" />}
          />
        )}
      </Ask>
    </MethodCard>
  );
}

function PasskeyName({ id, name, onChanged }: { id: string; name: string; onChanged: () => void }) {
  const intl = useIntl();
  const [typed, setTyped] = useState<string | null>(null);
  const { run, isRunning } = useCall(passkeyApi.rename, () => {
    setTyped(null);
    onChanged();
  });
  if (typed === null)
    return (
      <button
        type="button"
        className={styles.rename}
        title={intl.formatMessage({ id: 'security.rename', defaultMessage: 'Rename' })}
        onClick={() => setTyped(name)}
      >
        <bdi>{name}</bdi>
      </button>
    );
  return (
    <form
      className={styles.inline}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') run({ id, name: typed.trim() });
      }}
    >
      <TextField
        isLabelHidden
        autoFocus
        dir="auto"
        maxLength={60}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        label={intl.formatMessage({ id: 'security.rename', defaultMessage: 'Rename' })}
      />
      <Button type="submit" size="small" isBusy={isRunning}>
        <FormattedMessage id="security.save" defaultMessage="Save" />
      </Button>
    </form>
  );
}
