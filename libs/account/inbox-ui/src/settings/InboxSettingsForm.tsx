import { type InboxSettings, INBOX_TOPICS, type InboxTopic } from '@touchline/account-inbox-contract';
import { UTC, zoneName } from '@touchline/shared-primitives/calendar';
import { Button, Notice, Switch, TextField } from '@touchline/ui-kit';
import { type FormEvent, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { topicWords } from '../items/item-words.ts';
import styles from './InboxSettingsForm.module.css';

const w = defineMessages({
  topics: { id: 'account.inbox.topics', defaultMessage: 'Notify me about' },
  quiet: { id: 'account.inbox.quiet', defaultMessage: 'Quiet hours' },
  hint: {
    id: 'account.inbox.quiet.hint',
    defaultMessage: 'Notifications still arrive in quiet hours, but the bell is not marked until they end.',
  },
  from: { id: 'account.inbox.quiet.from', defaultMessage: 'From' },
  to: { id: 'account.inbox.quiet.to', defaultMessage: 'To' },
  save: { id: 'account.inbox.save', defaultMessage: 'Save' },
  saved: { id: 'account.inbox.saved', defaultMessage: 'Saved' },
  refused: { id: 'account.inbox.refused', defaultMessage: 'Your settings were not saved. Please try again.' },
});

/** Default quiet hours, 22:00 to 8:00. */
const NIGHT = { from: 1320, to: 480 };
const HOUR = 60;

const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / HOUR)).padStart(2, '0')}:${String(minutes % HOUR).padStart(2, '0')}`;
/** Minutes since midnight; null for an incomplete time. */
function minutesOf(clock: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(clock) ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * HOUR + Number(minutes);
}

export interface InboxSettingsFormProps {
  settings: InboxSettings;
  /** State of the last change. */
  status: 'none' | 'busy' | 'done' | 'refused';
  onSave: (wanted: { off: InboxTopic[]; quiet: { from: number; to: number } | null }) => void;
}

/** Form for the topics of notifications and the quiet hours. @spec AC-06 */
export function InboxSettingsForm({ settings, status, onSave }: InboxSettingsFormProps) {
  const intl = useIntl();
  const [off, setOff] = useState<readonly InboxTopic[]>(() => settings.topics.flatMap(({ topic, isOn }) => (isOn ? [] : [topic])));
  const [isQuiet, setIsQuiet] = useState(settings.quiet !== null);
  // Kept as text, because a partly typed time has no value yet.
  const [hours, setHours] = useState(() => {
    const { from, to } = settings.quiet ?? NIGHT;
    return { from: clockOf(from), to: clockOf(to) };
  });
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const [from, to] = [minutesOf(hours.from), minutesOf(hours.to)];
    if (from === null || to === null) return;
    onSave({ off: [...off], quiet: isQuiet ? { from, to } : null });
  };
  return (
    <form className={styles.form} onSubmit={save} data-testid="inbox-settings">
      <fieldset className={styles.group}>
        <legend className={styles.legend}>
          <FormattedMessage {...w.topics} />
        </legend>
        {INBOX_TOPICS.map((topic) => (
          <Switch
            key={topic}
            label={intl.formatMessage(topicWords[topic])}
            checked={!off.includes(topic)}
            onChange={({ target }) => setOff(target.checked ? off.filter((each) => each !== topic) : [...off, topic])}
          />
        ))}
      </fieldset>
      <div className={styles.group}>
        <Switch label={intl.formatMessage(w.quiet)} checked={isQuiet} onChange={({ target }) => setIsQuiet(target.checked)} />
        <p className={styles.hint}>
          <FormattedMessage {...w.hint} />
        </p>
        {isQuiet && (
          <div className={styles.hours}>
            {(['from', 'to'] as const).map((name) => (
              <TextField
                key={name}
                type="time"
                required
                label={intl.formatMessage(w[name])}
                hint={zoneName(intl.timeZone ?? UTC)}
                value={hours[name]}
                onChange={({ target }) => setHours({ ...hours, [name]: target.value })}
              />
            ))}
          </div>
        )}
      </div>
      <div>
        <Button type="submit" look="primary" isBusy={status === 'busy'}>
          <FormattedMessage {...w.save} />
        </Button>
      </div>
      {status === 'done' && (
        <Notice tone="ok">
          <FormattedMessage {...w.saved} />
        </Notice>
      )}
      {status === 'refused' && (
        <Notice tone="error">
          <FormattedMessage {...w.refused} />
        </Notice>
      )}
    </form>
  );
}
