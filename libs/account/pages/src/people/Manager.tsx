import { DATE_STYLES } from '@touchline/shared-primitives';
import { instantOf, UTC, utcDay, zoneName } from '@touchline/shared-primitives/calendar';
import type { ManagerAnswer } from '@touchline/account-office-contract';
import { Avatar, Badge, Button, Select } from '@touchline/ui-kit';
import { pageStyles } from '@touchline/ui-pages';
import { type FormEvent, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styles from '../parts/Office.module.css';
import { ChangeNote, Loaded, Moment, TextArea } from '../parts/Parts.tsx';
import { useChange } from '../parts/use-office.ts';
import { Lines } from './Lines.tsx';
import { Words } from '../parts/Words.tsx';

const MS = 1000;
const MINUTES = 60;

const w = defineMessages({
  role: { id: 'account.manager.role', defaultMessage: 'Your account manager' },
  online: { id: 'account.manager.online', defaultMessage: 'At work now' },
  offline: { id: 'account.manager.offline', defaultMessage: 'Back during working hours' },
  hours: { id: 'account.manager.hours', defaultMessage: 'Working hours: {from} to {to} ({zone})' },
  call: { id: 'account.manager.call', defaultMessage: 'Request a call' },
  time: { id: 'account.manager.time', defaultMessage: 'Time' },
  book: { id: 'account.manager.book', defaultMessage: 'Book call' },
  booked: { id: 'account.manager.booked', defaultMessage: 'A call is booked for {moment}.' },
  cancel: { id: 'account.manager.cancel', defaultMessage: 'Cancel call' },
  talk: { id: 'account.manager.talk', defaultMessage: 'Messages' },
  write: { id: 'account.manager.write', defaultMessage: 'Your message' },
  send: { id: 'account.manager.send', defaultMessage: 'Send' },
});

/** The account manager: a conversation and times for a call. @spec AC-12 */
export function Manager() {
  return <Loaded of="manager">{(manager) => <ManagerPage manager={manager} />}</Loaded>;
}

function ManagerPage({ manager: { name, isOnline, hours, messages, slots, call } }: { manager: ManagerAnswer }) {
  const [text, setText] = useState('');
  const change = useChange('managerSay');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    change.send({ text });
    setText('');
  };
  return (
    <div className={pageStyles.page}>
      <section className={pageStyles.card}>
        <div className={pageStyles.actions}>
          <Avatar name={name} />
          <div>
            <h2 className={pageStyles.name}>{name}</h2>
            <p className={styles.note}>
              <Words of={w.role} />
            </p>
          </div>
        </div>
        <div>
          <Badge tone={isOnline ? 'won' : 'returned'}>
            <Words of={isOnline ? w.online : w.offline} />
          </Badge>
        </div>
        <p className={styles.note}>
          <Hours hours={hours} on={slots[0] ?? 0} />
        </p>
      </section>
      <Call slots={slots} call={call} />
      <section className={pageStyles.card}>
        <h2 className={pageStyles.name}>
          <Words of={w.talk} />
        </h2>
        <Lines lines={messages} />
        <form className={styles.form} onSubmit={send}>
          <TextArea label={<Words of={w.write} />} value={text} onChange={setText} most={2000} />
          <div>
            <Button type="submit" isBusy={change.isBusy}>
              <Words of={w.send} />
            </Button>
          </div>
        </form>
        {change.result?.status === 'refused' && <ChangeNote result={change.result} />}
      </section>
    </div>
  );
}

/** Working hours, which are by UTC, by the clocks of the page. @param on - seconds of the day whose clocks count. */
function Hours({ hours: { from, to }, on }: { hours: ManagerAnswer['hours']; on: number }) {
  const intl = useIntl();
  const time = (hour: number) => intl.formatTime(instantOf(utcDay(on * MS), hour * MINUTES, UTC), DATE_STYLES.time);
  return <Words of={w.hours} values={{ from: time(from), to: time(to), zone: <bdi>{zoneName(intl.timeZone ?? UTC)}</bdi> }} />;
}

function Call({ slots, call }: Pick<ManagerAnswer, 'slots' | 'call'>) {
  const intl = useIntl();
  const { send, result, isBusy } = useChange('managerCall');
  const [picked, setPicked] = useState(slots[0] ?? 0);
  const at = slots.includes(picked) ? picked : (slots[0] ?? 0);
  const nameOf = (seconds: number) => intl.formatDate(seconds * 1000, { ...DATE_STYLES.weekday, ...DATE_STYLES.time });
  return (
    <section className={pageStyles.card}>
      <h2 className={pageStyles.name}>
        <Words of={w.call} />
      </h2>
      {call === null ? (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            send({ at });
          }}
        >
          <Select
            label={intl.formatMessage(w.time)}
            value={String(at)}
            options={slots.map((slot) => ({ value: String(slot), label: nameOf(slot) }))}
            onChange={(value) => setPicked(Number(value))}
          />
          <div>
            <Button type="submit" isBusy={isBusy}>
              <Words of={w.book} />
            </Button>
          </div>
        </form>
      ) : (
        <>
          <p className={styles.text}>
            <Words of={w.booked} values={{ moment: <Moment seconds={call} /> }} />
          </p>
          <div>
            <Button look="quiet" isBusy={isBusy} onClick={() => send({ at: null })}>
              <Words of={w.cancel} />
            </Button>
          </div>
        </>
      )}
      {result?.status === 'refused' && <ChangeNote result={result} />}
    </section>
  );
}
