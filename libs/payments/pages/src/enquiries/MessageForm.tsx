import { ENQUIRY_FILE_BYTES, ENQUIRY_FILES, ENQUIRY_TEXT_LENGTH } from '@touchline/payments-contract';
import { fileDropped, filePicked, selectEnquiries } from '@touchline/payments-state';
import { Button, Notice, TextArea } from '@touchline/ui-kit';
import { pageStyles } from '@touchline/ui-pages';
import { type ChangeEvent, type FormEvent, type ReactNode, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import styles from '../parts/Payments.module.css';
import { ENQUIRY_FAILED, ENQUIRY_FAILURES } from './enquiry-words.ts';

/** Encodes a file in base64. */
async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** Form for a message with files. The text is kept until the message has been sent. @spec AC-04 */
export function MessageForm({ send, onSend }: { send: ReactNode; onSend: (text: string) => void }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { isSending, failure } = useSelector(selectEnquiries);
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [wasSending, setWasSending] = useState(false);
  // The message was sent: clear the field.
  if (wasSending !== isSending) {
    setWasSending(isSending);
    if (wasSending && failure === null) setText('');
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(text.trim() === '');
    if (text.trim() !== '') onSend(text.trim());
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextArea
        label={<FormattedMessage id="payments.enquiry.text" defaultMessage="Your message" />}
        error={isMissing && <FormattedMessage id="payments.enquiry.empty" defaultMessage="Write what it is about." />}
        rows={5}
        value={text}
        maxLength={ENQUIRY_TEXT_LENGTH}
        onChange={(event) => setText(event.target.value)}
      />
      <Files onPick={async (file) => void dispatch(filePicked({ name: file.name.slice(0, 120), content: await base64Of(file) }))} />
      {failure !== null && (
        <Notice tone="error">
          <FormattedMessage {...(ENQUIRY_FAILURES[failure] ?? ENQUIRY_FAILED)} />
        </Notice>
      )}
      <div className={pageStyles.actions}>
        <Button
          type="submit"
          look="primary"
          isBusy={isSending}
          title={intl.formatMessage({ id: 'payments.enquiry.text', defaultMessage: 'Your message' })}
        >
          {send}
        </Button>
      </div>
    </form>
  );
}

function Files({ onPick }: { onPick: (file: File) => Promise<void> }) {
  const dispatch = useDispatch();
  const id = useId();
  const { files, isUploading } = useSelector(selectEnquiries);
  const [isTooLarge, setTooLarge] = useState(false);
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file === undefined) return;
    setTooLarge(file.size > ENQUIRY_FILE_BYTES);
    if (file.size <= ENQUIRY_FILE_BYTES) void onPick(file);
  };
  return (
    <div className={styles.area}>
      <label htmlFor={id}>
        <FormattedMessage
          id="payments.enquiry.files"
          defaultMessage="Pictures or PDF, up to {count, number} files of 2 MB"
          values={{ count: ENQUIRY_FILES }}
        />
      </label>
      {files.length < ENQUIRY_FILES && (
        <input id={id} type="file" accept="image/png,image/jpeg,application/pdf" disabled={isUploading} onChange={pick} />
      )}
      <div role="status">
        {files.length > 0 && (
          <ul className={pageStyles.list}>
            {files.map((file) => (
              <li key={file.id} className={styles.head}>
                <bdi>{file.name}</bdi>
                <Button size="small" look="quiet" onClick={() => dispatch(fileDropped({ id: file.id }))}>
                  <FormattedMessage id="payments.enquiry.removeFile" defaultMessage="Remove" />
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {isTooLarge && (
        <span role="alert">
          <FormattedMessage {...(ENQUIRY_FAILURES['too-large'] ?? ENQUIRY_FAILED)} />
        </span>
      )}
    </div>
  );
}
