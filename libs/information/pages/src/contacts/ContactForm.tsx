import { SUPPORT_TEXT_LENGTH, SUPPORT_TOPICS } from '@touchline/support-contract';
import { Button, Card, Notice, SelectField, TextArea, TextField } from '@touchline/ui-kit';
import { useId, useState, type FormEvent } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import styles from './Contact.module.css';
import { useContact, type ContactState } from './use-contact.ts';

/** Leaves room for the topic and bet number that precede the text. */
const MOST_TEXT = SUPPORT_TEXT_LENGTH - 100;
const TOPICS = defineMessages({
  bet: { id: 'information.contact.topic.bet', defaultMessage: 'A bet or its settlement' },
  account: { id: 'information.contact.topic.account', defaultMessage: 'My account' },
  limits: { id: 'information.contact.topic.limits', defaultMessage: 'Limits and safer play' },
  other: { id: 'information.contact.topic.other', defaultMessage: 'Something else' },
});

/** A message to support; the reply arrives in the site's chat. @spec PI-03 */
export function ContactForm() {
  const intl = useIntl();
  const id = useId();
  const { state, send } = useContact();
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [topic = '', bet = '', text = ''] = ['topic', 'bet', 'text'].map((name) => String(fields.get(name) ?? '').trim());
    setMissing(text === '');
    if (text !== '') send({ topic, bet: bet.replace(/[^\w:-]/g, ''), text });
  };
  if (state === 'sent') {
    return (
      <Notice tone="ok">
        <FormattedMessage
          id="information.contact.sent"
          defaultMessage="Support has your message. The reply comes in the chat on this site."
        />
      </Notice>
    );
  }
  return (
    <Card hasPadding>
      <form className={styles.form} onSubmit={submit} noValidate aria-labelledby={`${id}-heading`}>
        <h2 id={`${id}-heading`} className={styles.heading}>
          <FormattedMessage id="information.contact.heading" defaultMessage="Write to support" />
        </h2>
        <SelectField name="topic" label={intl.formatMessage({ id: 'information.contact.topic', defaultMessage: 'Topic' })}>
          {SUPPORT_TOPICS.map((topic) => (
            <option key={topic} value={topic}>
              {intl.formatMessage(TOPICS[topic])}
            </option>
          ))}
        </SelectField>
        <TextField
          name="bet"
          maxLength={40}
          dir="ltr"
          label={intl.formatMessage({ id: 'information.contact.bets', defaultMessage: 'Bet ID (if there is one)' })}
        />
        <TextArea
          name="text"
          rows={5}
          maxLength={MOST_TEXT}
          required
          label={<FormattedMessage id="information.contact.text" defaultMessage="Message" />}
          error={isMissing && <FormattedMessage id="information.contact.missing" defaultMessage="Write a message" />}
          hint={
            <FormattedMessage
              id="information.contact.hint"
              defaultMessage="Don't include your password. Up to {count, number} characters."
              values={{ count: MOST_TEXT }}
            />
          }
        />
        <Failure state={state} />
        <div>
          <Button type="submit" look="primary" isBusy={state === 'sending'}>
            <FormattedMessage id="information.contact.send" defaultMessage="Send" />
          </Button>
        </div>
      </form>
    </Card>
  );
}

function Failure({ state }: { state: ContactState }) {
  if (state === 'too-many') {
    return (
      <Notice tone="error">
        <FormattedMessage id="information.contact.tooMany" defaultMessage="Too many messages. Wait a few minutes and try again." />
      </Notice>
    );
  }
  return state === 'failed' ? (
    <Notice tone="error">
      <FormattedMessage id="information.contact.failed" defaultMessage="Couldn't send it. Try again: your message is still here." />
    </Notice>
  ) : null;
}
