import { DATE_STYLES } from '@touchline/shared-primitives';
import { Badge, Button, Notice, TextArea } from '@touchline/ui-kit';
import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { FormattedMessage, FormattedTime, useIntl } from 'react-intl';
import styles from './Conversation.module.css';

/** One message to render. */
export interface ConversationMessage {
  /** Unique within the conversation. */
  key: string;
  /** Written by the player. */
  isOwn: boolean;
  /** Written by a program. */
  isAutomatic: boolean;
  /** Plain text; never rendered as markup. */
  text: string;
  /** Milliseconds since 1970; null while it is being sent. */
  atMs: number | null;
}

export interface ConversationProps {
  /** Oldest first. */
  messages: readonly ConversationMessage[];
  /** State of the connection; messages written while it is down are sent after reconnecting. */
  line: 'open' | 'connecting' | 'lost';
  /** Why the last message was rejected, or null. */
  refusal: 'too-fast' | 'bad-message' | null;
  /** Called with a text that is neither empty nor longer than `maxLength`. */
  onSend: (text: string) => void;
  /** Called to resend a message that was sent too fast. */
  onSendAgain: () => void;
  /** Maximum length of a message. */
  maxLength: number;
}

function Message({ isOwn, isAutomatic, text, atMs }: ConversationMessage) {
  return (
    <li className={styles.message} data-own={isOwn || undefined}>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      <p className={styles.about}>
        {isAutomatic && (
          <Badge>
            <FormattedMessage id="support.automatic" defaultMessage="Automatic reply" />
          </Badge>
        )}
        {atMs === null ? (
          <FormattedMessage tagName="span" id="support.sending" defaultMessage="Sending…" />
        ) : (
          <time dateTime={new Date(atMs).toISOString()}>
            <FormattedTime value={atMs} {...DATE_STYLES.time} />
          </time>
        )}
      </p>
    </li>
  );
}

function LineNotice({ line, refusal, onSendAgain }: Pick<ConversationProps, 'line' | 'refusal' | 'onSendAgain'>) {
  if (refusal === 'too-fast') {
    return (
      <Notice
        tone="warn"
        title={<FormattedMessage id="support.tooFast" defaultMessage="You're sending messages too quickly. Wait a few seconds." />}
        actions={
          <Button size="small" onClick={onSendAgain}>
            <FormattedMessage id="support.again" defaultMessage="Resend" />
          </Button>
        }
      />
    );
  }
  if (refusal === 'bad-message') {
    return <Notice tone="error" title={<FormattedMessage id="support.refused" defaultMessage="Message not sent" />} />;
  }
  if (line !== 'lost') return null;
  return (
    <Notice
      tone="warn"
      title={<FormattedMessage id="support.lost" defaultMessage="You're offline. Messages will be sent when you reconnect." />}
    />
  );
}

/** A conversation with support: messages and an input field. @spec LY-05 */
export function Conversation({ messages, line, refusal, onSend, onSendAgain, maxLength }: ConversationProps) {
  const intl = useIntl();
  const end = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    end.current?.scrollIntoView?.({ block: 'nearest' });
  }, [messages.length]);
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = field.current?.value.trim() ?? '';
    if (text === '' || field.current === null) return;
    field.current.value = '';
    onSend(text);
  };
  const sendByEnter = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };
  return (
    <div className={styles.conversation}>
      <div
        className={styles.log}
        tabIndex={0}
        role="log"
        aria-label={intl.formatMessage({ id: 'support.said', defaultMessage: 'Messages' })}
      >
        {messages.length === 0 && (
          <p className={styles.empty}>
            <FormattedMessage id="support.empty" defaultMessage="How can we help? This chat stays here when you come back." />
          </p>
        )}
        <ul className={styles.messages}>
          {messages.map((message) => (
            <Message {...message} key={message.key} />
          ))}
        </ul>
        <div ref={end} />
      </div>
      <LineNotice line={line} refusal={refusal} onSendAgain={onSendAgain} />
      <form ref={form} onSubmit={send} className={styles.form}>
        <TextArea
          ref={field}
          label={<FormattedMessage id="support.message" defaultMessage="Your message" />}
          name="text"
          rows={2}
          maxLength={maxLength}
          onKeyDown={sendByEnter}
        />
        <Button type="submit" look="primary">
          <FormattedMessage id="support.send" defaultMessage="Send" />
        </Button>
      </form>
    </div>
  );
}
