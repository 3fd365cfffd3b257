import { Button } from '@touchline/ui-kit';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './Security.module.css';

/** Recovery codes, shown only once, to copy or save as a file. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [isCopied, setCopied] = useState(false);
  const text = codes.join('\n');
  return (
    <div className={styles.form}>
      <p className={styles.fact}>
        <FormattedMessage
          id="security.recovery.words"
          defaultMessage="If you lose your phone, each of these signs you in once in place of the app. They are shown only now."
        />
      </p>
      <ul className={styles.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button
          onClick={() =>
            void navigator.clipboard.writeText(text).then(
              () => setCopied(true),
              () => undefined, // clipboard access denied: the file and the visible text remain
            )
          }
        >
          {isCopied ? (
            <FormattedMessage id="security.copied" defaultMessage="Copied" />
          ) : (
            <FormattedMessage id="security.copy" defaultMessage="Copy" />
          )}
        </Button>
        <a className={styles.file} download="recovery-codes.txt" href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}>
          <FormattedMessage id="security.file" defaultMessage="Save as a file" />
        </a>
      </div>
      <Button look="primary" onClick={onDone}>
        <FormattedMessage id="security.recovery.done" defaultMessage="I've saved them" />
      </Button>
    </div>
  );
}
