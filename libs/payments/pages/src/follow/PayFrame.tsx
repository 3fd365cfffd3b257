import { pageStyles, useOwnDocument } from '@touchline/ui-pages';
import { type RefObject, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from '../parts/Payments.module.css';

/** Moves the focus to the payment's result when the frame that had it is removed. */
export function useFocusAfterFrame(hasFrame: boolean): RefObject<HTMLDivElement | null> {
  const outcome = useRef<HTMLDivElement>(null);
  const hadFrame = useRef(false);
  useEffect(() => {
    if (hadFrame.current && !hasFrame) outcome.current?.focus();
    hadFrame.current = hasFrame;
  }, [hasFrame]);
  return outcome;
}

/**
 * The provider's page in a frame. Its input stays on the provider's origin; the outer page takes the result from the payment itself.
 *
 * Keyboard: the frame is focused when it has loaded, and Tab leads through its fields.
 */
export function PayFrame({ url }: { url: string }) {
  const intl = useIntl();
  const frame = useRef<HTMLIFrameElement>(null);
  const isOwn = useOwnDocument(true);
  if (!isOwn) return null;
  return (
    <section className={pageStyles.card}>
      <p className={styles.note}>
        <FormattedMessage
          id="payments.frame.words"
          defaultMessage="Pay in the form below. It belongs to the payment provider, and what you type there never reaches us."
        />
      </p>
      <iframe
        ref={frame}
        src={url}
        title={intl.formatMessage({ id: 'payments.frame.title', defaultMessage: 'Payment form of the provider' })}
        className={styles.frame}
        sandbox="allow-forms allow-same-origin"
        referrerPolicy="no-referrer"
        onLoad={() => frame.current?.focus()}
      />
    </section>
  );
}
