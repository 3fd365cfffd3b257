import { useAnswer } from '@touchline/betting-event-list';
import { checkReceipt, readReceipt, ReceiptError, type ReceiptKey, type Verdict } from '@touchline/betting-receipt';
import type { Question } from '@touchline/betting-results-state';
import { selectLanguage } from '@touchline/shared-state';
import { Button, Card, Notice, SectionFailedState } from '@touchline/ui-kit';
import { type ChangeEvent, useMemo, useRef, useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { StatedCoupon } from './StatedCoupon.tsx';
import styles from './Receipts.module.css';

/** Keys are reloaded at most once an hour. */
const RENEW_MS = 3_600_000;

type Outcome = Verdict | ReceiptError['code'];
const words = defineMessages({
  genuine: { id: 'results.receipts.genuine', defaultMessage: 'Genuine: we signed this receipt and nothing in it was changed.' },
  changed: { id: 'results.receipts.changed', defaultMessage: 'Not genuine: the receipt was changed after we signed it.' },
  'unknown-key': { id: 'results.receipts.unknownKey', defaultMessage: 'Not ours: none of our keys signed this receipt.' },
  'not-supported': {
    id: 'results.receipts.notSupported',
    defaultMessage: 'This browser can’t check signatures. Update it, or use another one.',
  },
  'too-long': { id: 'results.receipts.tooLong', defaultMessage: 'This file is too large to be a receipt.' },
  'not-a-receipt': {
    id: 'results.receipts.notAReceipt',
    defaultMessage: 'This file isn’t a receipt. Choose one that you saved from a bet.',
  },
  'other-format': { id: 'results.receipts.otherFormat', defaultMessage: 'This receipt has a format that the site can’t read.' },
}) satisfies Record<Outcome, unknown>;

export const keysQuestion = (lang: string): Question<'receiptKeys'> => ({ kind: 'receiptKeys', lang });

/** Verifies a signed receipt in the browser; the file stays on the device. @spec BET-11 */
export function ReceiptsPage() {
  const lang = useSelector(selectLanguage);
  const { view, retry } = useAnswer(
    useMemo(() => keysQuestion(lang), [lang]),
    RENEW_MS,
  );
  return (
    <Card className={styles.page}>
      <p className={styles.note}>
        <FormattedMessage
          id="results.receipts.note"
          defaultMessage="Save a signed receipt from any bet in My bets. Anyone can check it here. The file is checked in your browser and isn’t sent anywhere; once this page is open it works without a connection."
        />
      </p>
      {view.status === 'failed' ? (
        <SectionFailedState onRetry={retry} />
      ) : (
        <Check keys={view.status === 'ready' ? view.answer.keys : null} />
      )}
    </Card>
  );
}

function Check({ keys }: { keys: readonly ReceiptKey[] | null }) {
  const [checked, setChecked] = useState<{ outcome: Outcome; statement: string | null; name: string } | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const check = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    target.value = '';
    if (chosen === undefined || keys === null) return;
    const { name } = chosen;
    try {
      const receipt = readReceipt(await chosen.text());
      const outcome = await checkReceipt(receipt, keys);
      setChecked({ outcome, statement: outcome === 'genuine' ? receipt.statement : null, name });
    } catch (error) {
      setChecked({ outcome: error instanceof ReceiptError ? error.code : 'not-a-receipt', statement: null, name });
    }
  };
  return (
    <>
      <input
        ref={file}
        className={styles.file}
        type="file"
        accept="application/json,.json"
        tabIndex={-1}
        aria-hidden
        onChange={(event) => void check(event)}
      />
      <div>
        <Button look="primary" disabled={keys === null} onClick={() => file.current?.click()}>
          <FormattedMessage id="results.receipts.choose" defaultMessage="Choose a receipt" />
        </Button>
      </div>
      <div role="status">
        {checked !== null && (
          <Notice tone={checked.outcome === 'genuine' ? 'ok' : 'error'}>
            <bdi className={styles.name}>{checked.name}</bdi> <FormattedMessage {...words[checked.outcome]} />
          </Notice>
        )}
      </div>
      {checked?.statement != null && <StatedCoupon statement={checked.statement} />}
    </>
  );
}
