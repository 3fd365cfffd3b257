import { Button, Dialog } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';
import styles from './Coupon.module.css';

export interface OneClickSignProps {
  /** Stake of one press, formatted. */
  amount: string;
  /** The player turned one-click off. */
  onOff: () => void;
}

/** Stands wherever prices can be pressed while one press places a bet, and turns it off. @spec CP-16 CP-17 */
export function OneClickSign({ amount, onOff }: OneClickSignProps) {
  return (
    <div className={styles.oneClick} role="status" data-testid="one-click-sign">
      <span>
        <b>
          <FormattedMessage id="betting.oneClick.on" defaultMessage="One-click betting is on." />
        </b>{' '}
        <FormattedMessage
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
  /** Whether the question is asked. */
  isOpen: boolean;
  /** Bets that are in the coupon now. */
  betCount: number;
  /** Empty the coupon and turn one-click on. */
  onConfirm: () => void;
  /** The bets are kept and one-click stays off. */
  onClose: () => void;
}

/** Before one-click begins the coupon is emptied: the player says yes to that first. @spec CP-17 */
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
