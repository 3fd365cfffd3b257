import { Button, CheckIcon, PrintIcon } from '@touchline/ui-kit';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './Coupon.module.css';
import { CouponBetCard } from './CouponBetCard.tsx';
import type { CouponBetView } from './CouponBetCard.tsx';

/** One of several coupons placed by one request. */
export interface ReceiptLineView {
  /** Number of this coupon. */
  couponId: string;
  /** `System 2 of 3`, `Single`. */
  typeName: string;
  /** Formatted. */
  stake: string;
  /** Formatted. */
  possibleWin: string;
  /** Letters of its bets: `A, C`. */
  letters: string;
}

export interface ReceiptProps {
  /** Number shown to the player, for example to support. */
  couponId: string;
  /** `System 3 of 4`. */
  typeName: string;
  /** Formatted. */
  placedAt: string;
  /** Formatted; the sum of all `lines`. */
  stake: string;
  /** Formatted; absent if there is no single total. */
  odds?: string;
  /** Formatted; the sum of all `lines`. */
  possibleWin: string;
  /** How it is computed, `5.00 × 10.025 = 50.125`; absent if it is not one product. @spec CP-09 */
  computed?: string;
  /** In the order of their letters. */
  bets: readonly CouponBetView[];
  /** The parts of one request, each placed as a separate coupon: singles, blocks, the sizes of a named system. */
  lines?: readonly ReceiptLineView[];
  /** Without it there is no close button. */
  onClose?: () => void;
  /** Keeps the same bets for another coupon. */
  onKeepBets?: () => void;
  /** Opens the print view; without it there is no print button. */
  onPrint?: () => void;
  /** Further sentence, for example about singles that could not be placed. */
  note?: ReactNode;
}

/** Receipt of a placed coupon: number, stake, possible win. Neutral in tone. @spec BET-11 CP-30 */
export function Receipt({
  couponId,
  typeName,
  placedAt,
  stake,
  odds,
  possibleWin,
  computed,
  bets,
  lines = [],
  onClose,
  onKeepBets,
  onPrint,
  note,
}: ReceiptProps) {
  const title = useId();
  return (
    <div className={styles.receipt} data-testid="receipt" role="group" aria-labelledby={title} tabIndex={0}>
      <div className={styles.receiptHead} role="status" id={title}>
        <CheckIcon />
        <FormattedMessage id="betting.receipt.title" defaultMessage="Bet placed" />
      </div>
      <dl className={styles.pairs}>
        <Row label={<FormattedMessage id="betting.receipt.number" defaultMessage="Bet ID" />} value={couponId} />
        <Row label={<FormattedMessage id="betting.history.head.type" defaultMessage="Type" />} value={typeName} />
        <Row label={<FormattedMessage id="betting.receipt.placed" defaultMessage="Placed" />} value={placedAt} />
        {odds !== undefined && <Row label={<FormattedMessage id="betting.receipt.odds" defaultMessage="Total odds" />} value={odds} />}
        <Row label={<FormattedMessage id="betting.history.head.stake" defaultMessage="Stake" />} value={stake} />
        {computed !== undefined && (
          <Row label={<FormattedMessage id="betting.computed.title" defaultMessage="How it is computed" />} value={computed} />
        )}
        <Row isLarge label={<FormattedMessage id="betting.coupon.possibleWin" defaultMessage="Potential winnings" />} value={possibleWin} />
      </dl>
      {note}
      {lines.length > 0 && (
        <ul className={styles.receiptLines} data-testid="receipt-lines">
          {lines.map((line) => (
            <li key={line.couponId}>
              <span>
                <b>{line.typeName}</b> <span>{line.letters}</span>
              </span>
              <bdi>{line.stake}</bdi>
              <small>
                <FormattedMessage id="betting.receipt.line" defaultMessage="Bet #{couponId}" values={{ couponId: line.couponId }} />
              </small>
              <small>
                <FormattedMessage
                  id="betting.place.possibleWin"
                  defaultMessage="Potential winnings {amount}"
                  values={{ amount: <bdi>{line.possibleWin}</bdi> }}
                />
              </small>
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.receiptBets}>
        {bets.map((bet) => (
          <CouponBetCard key={bet.id} bet={bet} />
        ))}
      </ul>
      <div className={styles.receiptButtons}>
        {onKeepBets && (
          <Button onClick={onKeepBets}>
            <FormattedMessage id="betting.receipt.keep" defaultMessage="Keep selections" />
          </Button>
        )}
        {onPrint && (
          <Button onClick={onPrint}>
            <PrintIcon />
            <FormattedMessage id="betting.receipt.print" defaultMessage="Print" />
          </Button>
        )}
        {onClose && (
          <Button look="outline" onClick={onClose}>
            <FormattedMessage id="betting.receipt.done" defaultMessage="Done" />
          </Button>
        )}
      </div>
    </div>
  );
}

function Row({ label, value, isLarge }: { label: ReactNode; value: string; isLarge?: boolean }) {
  return (
    <div className={styles.pair} data-large={isLarge ? '' : undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
