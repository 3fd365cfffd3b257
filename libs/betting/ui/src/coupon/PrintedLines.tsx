import { FormattedMessage } from 'react-intl';
import styles from './PrintedCoupon.module.css';

/** One coupon of a request that placed several, as printed. */
export interface PrintedLine {
  /** Number of this coupon. */
  couponId: string;
  /** `System 2 of 3`, `Single`. */
  typeName: string;
  /** Letters of its bets: `A, C`. */
  letters: string;
  /** Formatted. */
  stake: string;
  /** Formatted. */
  possibleWin: string;
  /** Payout, once it is settled. */
  paid?: string;
}

export interface PrintedLinesProps {
  /** In the order of the placement. */
  lines: readonly PrintedLine[];
  /** Sums of all lines. */
  sum: Pick<PrintedLine, 'stake' | 'possibleWin' | 'paid'>;
}

/** Coupons of one request as a table, one row each, and their sums. @spec CP-27 CP-30 BET-11 */
export function PrintedLines({ lines, sum }: PrintedLinesProps) {
  const hasPaid = lines.some(({ paid }) => paid !== undefined);
  const money = ({ stake, possibleWin, paid }: PrintedLinesProps['sum']) => (
    <>
      <td>
        <bdi>{stake}</bdi>
      </td>
      <td>
        <bdi>{possibleWin}</bdi>
      </td>
      {hasPaid && (
        <td>
          <bdi>{paid ?? '–'}</bdi>
        </td>
      )}
    </>
  );
  return (
    <table className={styles.lines} data-testid="printed-lines">
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="betting.print.line" defaultMessage="Bet" />
          </th>
          <th scope="col">
            <FormattedMessage id="betting.history.head.stake" defaultMessage="Stake" />
          </th>
          <th scope="col">
            <FormattedMessage id="betting.coupon.possibleWin" defaultMessage="Potential winnings" />
          </th>
          {hasPaid && (
            <th scope="col">
              <FormattedMessage id="betting.print.paid" defaultMessage="Returns" />
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.couponId}>
            <th scope="row">
              <span>{line.typeName}</span> <bdi>{line.letters}</bdi>
              <small>
                <FormattedMessage id="betting.receipt.line" defaultMessage="Bet #{couponId}" values={{ couponId: line.couponId }} />
              </small>
            </th>
            {money(line)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <FormattedMessage
              id="betting.print.sum"
              defaultMessage="Total, {count, plural, one {# bet} other {# bets}}"
              values={{ count: lines.length }}
            />
          </th>
          {money(sum)}
        </tr>
      </tfoot>
    </table>
  );
}
