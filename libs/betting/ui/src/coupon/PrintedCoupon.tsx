import { Button, PrintIcon } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './PrintedCoupon.module.css';
import { PrintedLines, type PrintedLine } from './PrintedLines.tsx';

/** A printed bet, as formatted texts. */
export interface PrintedBet {
  /** Unique in the coupon. */
  id: number;
  /** Letter of this bet in combinations: `A`. */
  letter: string;
  /** Name of the picked outcome: `Over 2.5`. */
  pick: string;
  /** `Total goals`. */
  market: string;
  /** `Arsenal – Everton`. */
  game: string;
  /** Name of the championship. */
  championship: string;
  /** Start of the game, formatted. */
  startAt: string;
  /** Formatted odds of the placement. */
  odds: string;
  /** Result as a word; absent while open. */
  result?: string;
}

export interface PrintedCouponProps {
  /** Site that sold it, because paper has no other link to it. */
  site: { name: string; address: string };
  /** Number shown to the player, for example to support. */
  couponId: string;
  /** `System 3 of 4`. */
  typeName: string;
  /** Formatted, with time zone. */
  placedAt: string;
  /** Formatted. */
  stake: string;
  /** Absent if there is no single total. */
  odds?: string;
  /** Formatted. */
  possibleWin: string;
  /** Payout, once it is settled. */
  paid?: string;
  /** Name of the account that paid, or its currency if it has no name. */
  account: string;
  /** In the order of their letters. */
  bets: readonly PrintedBet[];
  /** All coupons of a request that placed several; stake, possible win and payout are then their sums. */
  lines?: readonly PrintedLine[];
  /** Called when the print button is clicked, which is not printed itself. */
  onPrint: () => void;
}

/** Printed form of everything that one request booked, in black on white. @spec CP-27 CP-30 BET-11 */
export function PrintedCoupon({ site, bets, lines = [], onPrint, ...coupon }: PrintedCouponProps) {
  const intl = useIntl();
  return (
    <div className={styles.sheet} data-testid="printed-coupon">
      <p className={styles.site}>
        <b>{site.name}</b> <bdi dir="ltr">{site.address}</bdi>
      </p>
      <dl className={styles.facts}>
        <Fact label={<FormattedMessage id="betting.receipt.number" defaultMessage="Bet ID" />} value={coupon.couponId} />
        <Fact label={<FormattedMessage id="betting.receipt.placed" defaultMessage="Placed" />} value={coupon.placedAt} />
        <Fact label={<FormattedMessage id="betting.history.head.type" defaultMessage="Type" />} value={coupon.typeName} />
        <Fact label={<FormattedMessage id="betting.print.account" defaultMessage="Account" />} value={coupon.account} />
        <Fact label={<FormattedMessage id="betting.history.head.stake" defaultMessage="Stake" />} value={coupon.stake} />
        <Fact label={<FormattedMessage id="betting.receipt.odds" defaultMessage="Total odds" />} value={coupon.odds} />
        <Fact label={<FormattedMessage id="betting.coupon.possibleWin" defaultMessage="Potential winnings" />} value={coupon.possibleWin} />
        <Fact label={<FormattedMessage id="betting.print.paid" defaultMessage="Returns" />} value={coupon.paid} />
      </dl>
      {lines.length > 0 && <PrintedLines lines={lines} sum={coupon} />}
      <ol
        className={styles.bets}
        aria-label={intl.formatMessage({ id: 'betting.coupon.bets', defaultMessage: 'Selections in your coupon' })}
      >
        {bets.map((bet) => (
          <li key={bet.id}>
            <b>{bet.letter}</b>
            <div>
              <p className={styles.pick}>
                <span dir="auto">{bet.pick}</span> <bdi dir="ltr">{bet.odds}</bdi>
              </p>
              <p>
                <span>{bet.market}</span> · <span dir="auto">{bet.game}</span>
              </p>
              <p>
                <span dir="auto">{bet.championship}</span> <span>·</span> <span>{bet.startAt}</span>
                {bet.result !== undefined && <span>{` · ${bet.result}`}</span>}
              </p>
            </div>
          </li>
        ))}
      </ol>
      <Button className={styles.print} look="primary" onClick={onPrint}>
        <PrintIcon />
        <FormattedMessage id="betting.receipt.print" defaultMessage="Print" />
      </Button>
    </div>
  );
}

function Fact({ label, value }: { label: ReactNode; value: string | undefined }) {
  if (value === undefined) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
