import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './BetExchange.module.css';

/** Formatted figures of one of the two bets. */
export interface ExchangedBet {
  /** Formatted, with its currency. */
  stake: string;
  /** In the player's format. */
  odds: string;
  /** What it pays if everything of it wins. */
  win: string;
}

export interface BetExchangeProps {
  /** The bet that ends. */
  old: ExchangedBet;
  /** The bet that comes in its place. */
  next: ExchangedBet;
  /** Formatted, with its sign: how much more the new bet may pay. */
  difference: string;
  /** What happens to the old bet, in words. */
  children: ReactNode;
}

/** An open bet beside the one that it would be exchanged for. @spec AC-05 MON-5 */
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
