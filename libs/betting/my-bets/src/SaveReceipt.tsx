import { askSignedReceipt } from '@touchline/betting-history-state/signed-receipt';
import { writeReceipt } from '@touchline/betting-receipt';
import { withLanguage } from '@touchline/shared-routes';
import { portsOf, selectLanguage, type RootState } from '@touchline/shared-state';
import { saveFile } from '@touchline/shared-state/save-file';
import { Button, Link } from '@touchline/ui-kit';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector, useStore } from 'react-redux';
import styles from './MyBets.module.css';

/** Saves a signed receipt of one coupon as a file, and links to the page that checks it. @spec BET-11 */
export function SaveReceipt({ couponId }: { couponId: number }) {
  const store = useStore<RootState>();
  const lang = useSelector(selectLanguage);
  const [state, setState] = useState<'idle' | 'busy' | 'saved' | 'failed'>('idle');
  const ask = async () => {
    setState('busy');
    try {
      const receipt = writeReceipt(await askSignedReceipt(portsOf(store), couponId));
      saveFile({ name: `bet-${couponId}.receipt.json`, type: 'application/json', parts: [receipt] });
      setState('saved');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className={styles.receipt}>
      <Button size="small" look="outline" isBusy={state === 'busy'} onClick={() => void ask()}>
        <FormattedMessage id="betting.signedReceipt.save" defaultMessage="Save signed receipt" />
      </Button>
      <Link href={withLanguage('/receipts', lang)}>
        <FormattedMessage id="betting.signedReceipt.check" defaultMessage="Check a receipt" />
      </Link>
      <p aria-live="polite" className={styles.receiptState}>
        {state === 'saved' && (
          <FormattedMessage
            tagName="span"
            id="betting.signedReceipt.saved"
            defaultMessage="Saved. Our signature proves what you bet on, the odds and the time."
          />
        )}
        {state === 'failed' && (
          <FormattedMessage tagName="span" id="betting.signedReceipt.failed" defaultMessage="The receipt couldn’t be made. Try again." />
        )}
      </p>
    </div>
  );
}
