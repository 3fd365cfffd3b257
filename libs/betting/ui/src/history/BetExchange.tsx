import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './BetExchange.module.css';

/** Figures of one of the two bets. */
export interface ExchangedBet {
  /** Formatted, with its currency. */
  stake: string;
  /** In the player's format. */
  odds: string;
  /** Payout if all its selections win. */
  win: string;
}

export interface BetExchangeProps {
  /** The bet that ends. */
  old: ExchangedBet;
  /** The bet that replaces it. */
  next: ExchangedBet;
  /** Formatted, with a sign: possible win of the new bet minus that of the old one. */
  difference: string;
  /** Text about what happens to the old bet. */
  children: ReactNode;
}

/** Compares an open bet with the one it would be exchanged for. @spec AC-05 MON-5 */
export function BetExchange({ old, next, difference, children }: BetExchangeProps) {
  return (
    <div className={styles.exchange}>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">
              <FormattedMessage id="betting.edit.now" defaultMessage="Old bet" />
            </th>
            <th scope="col">
              <FormattedMessage id="betting.edit.after" defaultMessage="New bet" />
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              <FormattedMessage id="betting.edit.stake" defaultMessage="Stake" />
            </th>
            <td>{old.stake}</td>
            <td>{next.stake}</td>
          </tr>
          <tr>
            <th scope="row">
              <FormattedMessage id="betting.edit.odds" defaultMessage="Odds" />
            </th>
            <td>
              <bdi dir="ltr">{old.odds}</bdi>
            </td>
            <td>
              <bdi dir="ltr">{next.odds}</bdi>
            </td>
          </tr>
          <tr>
            <th scope="row">
              <FormattedMessage id="betting.edit.win" defaultMessage="Potential winnings" />
            </th>
            <td>{old.win}</td>
            <td>{next.win}</td>
          </tr>
          <tr>
            <th scope="row" colSpan={2}>
              <FormattedMessage id="betting.edit.difference" defaultMessage="Difference in potential winnings" />
            </th>
            <td>
              <bdi>{difference}</bdi>
            </td>
          </tr>
        </tbody>
      </table>
      <p>{children}</p>
    </div>
  );
}
