import type { OutboxMessages } from '@touchline/identity-contract';
import { Button, Dialog } from '@touchline/ui-kit';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { accessApi } from './access-api.ts';
import styles from './Form.module.css';
import { ProblemNotice } from './ProblemText.tsx';
import { useCall } from './use-call.ts';

type Messages = OutboxMessages['messages'];

/** Shows the message with the code, because outside production none is sent. @spec CF-07 */
export function Outbox({ guid, onCode }: { guid: string; onCode: (code: string) => void }) {
  const [messages, setMessages] = useState<Messages | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { run, problem, isRunning } = useCall(accessApi.codeMessages, setMessages);
  const open = () => {
    setOpen(true);
    run(guid);
  };
  const take = (code: string) => {
    setOpen(false);
    onCode(code);
  };
  return (
    <>
      <button type="button" className={styles.textButton} onClick={open}>
        <FormattedMessage id="identity.outbox.open" defaultMessage="Demo site: read the message here" />
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={<FormattedMessage id="identity.outbox.title" defaultMessage="Messages" />}
      >
        <p className={styles.text}>
          <FormattedMessage
            id="identity.outbox.words"
            defaultMessage="This demo site sends no real emails or texts. Here is what you would get."
          />
        </p>
        <ProblemNotice problem={problem} />
        {!isRunning && messages?.length === 0 && (
          <p className={styles.text}>
            <FormattedMessage id="identity.outbox.none" defaultMessage="No message was sent: this address has no account." />
          </p>
        )}
        {messages?.map((message) => (
          <Message key={message.at} message={message} onCode={take} />
        ))}
      </Dialog>
    </>
  );
}

function Message({ message, onCode }: { message: Messages[number]; onCode: (code: string) => void }) {
  const code = /\b\d{6}\b/.exec(message.text)?.[0];
  return (
    <article className={styles.message}>
      <p className={styles.text}>
        <bdi>{message.to}</bdi>
      </p>
      {message.subject !== '' && <h3 className={styles.subject}>{message.subject}</h3>}
      <p dir="auto" className={styles.letter}>
        {message.text}
      </p>
      {code !== undefined && (
        <Button onClick={() => onCode(code)}>
          <FormattedMessage id="identity.outbox.use" defaultMessage="Use code {code}" values={{ code: <bdi>{code}</bdi> }} />
        </Button>
      )}
    </article>
  );
}
