import { Button, Dialog } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';
import styles from './Coupon.module.css';

export interface OneClickSignProps {
  /** Formatted stake of one click. */
  amount: string;
  /** Called when the player turns one-click off. */
  onOff: () => void;
}

/** Mark shown wherever prices can be clicked while one-click is on; turns it off. @spec CP-16 CP-17 */
export function OneClickSign({ amount, onOff }: OneClickSignProps) {
  return (
    <div className={styles.oneClick} role="status" data-testid="one-click-sign">
      <span>
        <b>
          <FormattedMessage id="betting.oneClick.on" defaultMessage="One-click betting is on." />
        </b>{' '}
        <FormattedMessage
          tagName="span"
          id="betting.oneClick.what"
          defaultMessage="Selecting odds places {amount} instantly."
          values={{ amount: <bdi>{amount}</bdi> }}
        />
      </span>
      <Button size="small" onClick={onOff}>
        <FormattedMessage id="betting.oneClick.off" defaultMessage="Turn off" />
      </Button>
    </div>
  );
}

export interface OneClickDialogProps {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Number of bets in the coupon. */
  betCount: number;
  /** Clears the coupon and turns one-click on. */
  onConfirm: () => void;
  /** Keeps the bets, and one-click off. */
  onClose: () => void;
}

/** Asks before one-click is turned on, because that clears the coupon. @spec CP-17 */
export function OneClickDialog({ isOpen, betCount, onConfirm, onClose }: OneClickDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={<FormattedMessage id="betting.oneClick.ask" defaultMessage="Turn on one-click betting?" />}
      actions={
        <>
          <Button data-autofocus="" onClick={onClose}>
            <FormattedMessage id="betting.oneClick.keep" defaultMessage="Cancel" />
          </Button>
          <Button look="primary" onClick={onConfirm}>
            <FormattedMessage id="betting.oneClick.confirm" defaultMessage="Clear coupon and turn on" />
          </Button>
        </>
      }
    >
      <FormattedMessage
        id="betting.oneClick.askWords"
        defaultMessage="Selecting odds will place a bet instantly. {count, plural, one {The # selection in your coupon will be removed.} other {The # selections in your coupon will be removed.}} You can turn it off at any time."
        values={{ count: betCount }}
      />
    </Dialog>
  );
}
