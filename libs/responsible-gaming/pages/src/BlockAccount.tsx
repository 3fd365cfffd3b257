import { limitWanted } from '@touchline/responsible-gaming-state';
import { AlertDialog, Button } from '@touchline/ui-kit';
import { pageStyles } from '@touchline/ui-pages';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import styles from './LimitsPage.module.css';

const EXCLUSION = 30;
const LONGEST_DAYS = 1825;

/** Closes betting for the longest possible time, and signs the player out everywhere at once. @spec RG-04 LIM-5 */
export function BlockAccount() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <div className={styles.form}>
      <p className={styles.fact}>
        <FormattedMessage
          id="limits.block.words"
          defaultMessage="Close your account for betting for 5 years. You can still sign in to withdraw and to read your statement."
        />
      </p>
      <div className={pageStyles.actions}>
        <Button onClick={() => setIsConfirming(true)}>
          <FormattedMessage id="limits.block" defaultMessage="Close betting" />
        </Button>
      </div>
      <AlertDialog
        isOpen={isConfirming}
        isDangerous
        title={intl.formatMessage({ id: 'limits.block.title', defaultMessage: 'Close betting for 5 years?' })}
        confirm={<FormattedMessage id="limits.block.start" defaultMessage="Close betting now" />}
        onConfirm={() => {
          dispatch(limitWanted({ limitType: EXCLUSION, limitValue: LONGEST_DAYS, isBlocked: true }));
          setIsConfirming(false);
        }}
        onCancel={() => setIsConfirming(false)}
      >
        <FormattedMessage
          id="limits.block.more"
          defaultMessage="This can't be undone. You are signed out on every device. Open bets will still be settled and paid."
        />
      </AlertDialog>
    </div>
  );
}
