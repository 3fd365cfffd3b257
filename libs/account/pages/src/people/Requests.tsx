import { REQUEST_TOPICS, type RequestsAnswer } from '@touchline/account-office-contract';
import { Badge, Button, Select, TextField } from '@touchline/ui-kit';
import { pageStyles } from '@touchline/ui-pages';
import { type FormEvent, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styles from '../parts/Office.module.css';
import { ChangeNote, Moment, OfficeFrame, TextArea } from '../parts/Parts.tsx';
import { useChange } from '../parts/use-office.ts';
import { Lines } from './Lines.tsx';
import { Words } from '../parts/Words.tsx';

type Request = RequestsAnswer['requests'][number];

const w = defineMessages({
  intro: { id: 'account.requests.intro', defaultMessage: 'Open a request and follow it here. For a quick question, use the chat.' },
  new: { id: 'account.requests.new', defaultMessage: 'New request' },
  topic: { id: 'account.requests.topic', defaultMessage: 'Topic' },
  subject: { id: 'account.requests.subject', defaultMessage: 'Subject' },
  text: { id: 'account.requests.text', defaultMessage: 'What happened?' },
  open: { id: 'account.requests.open', defaultMessage: 'Send request' },
  sent: { id: 'account.requests.sent', defaultMessage: 'Your request was sent.' },
  own: { id: 'account.requests.own', defaultMessage: 'Your requests' },
  none: { id: 'account.requests.none', defaultMessage: 'Requests you send appear here with their answers.' },
  reply: { id: 'account.manager.write', defaultMessage: 'Your message' },
  send: { id: 'account.manager.send', defaultMessage: 'Send' },
  unread: { id: 'account.requests.unread', defaultMessage: 'New answer' },
});
const topics = defineMessages({
  bets: { id: 'account.topic.bets', defaultMessage: 'Bets' },
  payments: { id: 'account.topic.payments', defaultMessage: 'Payments' },
  bonuses: { id: 'account.topic.bonuses', defaultMessage: 'Bonuses' },
  account: { id: 'account.topic.account', defaultMessage: 'Account' },
  verification: { id: 'account.topic.verification', defaultMessage: 'Verification' },
  other: { id: 'account.topic.other', defaultMessage: 'Something else' },
});
const states = defineMessages({
  open: { id: 'account.requestState.open', defaultMessage: 'Open' },
  answered: { id: 'account.requestState.answered', defaultMessage: 'Answered' },
  closed: { id: 'account.requestState.closed', defaultMessage: 'Closed' },
});
const NOTHING = { topic: REQUEST_TOPICS[0] as string, subject: '', text: '' };

/** Support requests, each a conversation with a state. @spec AC-06 */
export function Requests() {
  return (
    <OfficeFrame of="requests">
      {({ requests }) => (
        <>
          <p className={styles.intro}>
            <Words of={w.intro} />
          </p>
          <NewRequest />
          <h2 className={pageStyles.heading}>
            <Words of={w.own} />
          </h2>
          {requests.length === 0 && (
            <p className={styles.note}>
              <Words of={w.none} />
            </p>
          )}
          {requests.map((request) => (
            <RequestCard key={request.id} request={request} />
          ))}
        </>
      )}
    </OfficeFrame>
  );
}

function NewRequest() {
  const intl = useIntl();
  const [typed, setTyped] = useState(NOTHING);
  const [wasBusy, setWasBusy] = useState(false);
  const { send, result, isBusy } = useChange('requestOpen');
  // The request was sent: clear the fields and keep the result on the screen.
  if (wasBusy !== isBusy) {
    setWasBusy(isBusy);
    if (result?.status === 'done') setTyped(NOTHING);
  }
  const open = (event: FormEvent) => {
    event.preventDefault();
    send(typed);
  };
  const isReady = typed.subject.trim().length >= 3 && typed.text.trim() !== '';
  return (
    <section className={pageStyles.card}>
      <h2 className={pageStyles.name}>
        <Words of={w.new} />
      </h2>
      <form className={styles.form} onSubmit={open}>
        <Select
          label={intl.formatMessage(w.topic)}
          value={typed.topic}
          options={REQUEST_TOPICS.map((topic) => ({ value: topic, label: intl.formatMessage(topics[topic]) }))}
          onChange={(topic) => setTyped({ ...typed, topic })}
        />
        <TextField
          label={intl.formatMessage(w.subject)}
          value={typed.subject}
          maxLength={80}
          autoComplete="off"
          onChange={({ target }) => setTyped({ ...typed, subject: target.value })}
        />
        <TextArea label={<Words of={w.text} />} value={typed.text} onChange={(text) => setTyped({ ...typed, text })} most={2000} />
        <div>
          <Button type="submit" isBusy={isBusy} disabled={!isReady}>
            <Words of={w.open} />
          </Button>
        </div>
      </form>
      <ChangeNote result={result} done={<Words of={w.sent} />} />
    </section>
  );
}

function RequestCard({ request: { id, topic, subject, state, at, isUnread, lines } }: { request: Request }) {
  const [text, setText] = useState('');
  const { send, isBusy, result } = useChange('requestSay');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    send({ id, text });
    setText('');
  };
  return (
    <section className={pageStyles.card}>
      <div className={styles.top}>
        <h3 className={pageStyles.name} dir="auto">
          {subject}
        </h3>
        <Badge tone={isUnread ? 'accent' : state === 'answered' ? 'won' : 'returned'}>
          <Words of={isUnread ? w.unread : states[state]} />
        </Badge>
      </div>
      <p className={styles.note}>
        <Words of={topics[topic]} /> · <Moment seconds={at} />
      </p>
      <Lines lines={lines} />
      {state !== 'closed' && (
        <form className={styles.form} onSubmit={submit}>
          <TextArea label={<Words of={w.reply} />} value={text} onChange={setText} most={2000} />
          <div>
            <Button type="submit" size="small" isBusy={isBusy}>
              <Words of={w.send} />
            </Button>
          </div>
        </form>
      )}
      {result?.status === 'refused' && <ChangeNote result={result} />}
    </section>
  );
}
