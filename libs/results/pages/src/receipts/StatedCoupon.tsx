import { DATE_STYLES } from '@touchline/shared-primitives';
import { formatUtc } from '@touchline/shared-primitives/calendar';
import { useOdds } from '@touchline/betting-event-list';
import type { BookedBet } from '@touchline/betting-contract';
import { useBookedWords } from '@touchline/betting-names';
import { StatusTag } from '@touchline/betting-ui';
import { Money } from '@touchline/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './Receipts.module.css';
import { statedCoupon } from './stated-coupon.ts';

/** A moment with seconds, in UTC. */
function Moment({ at }: { at: number }) {
  const intl = useIntl();
  return <span>{`${formatUtc(intl, at, DATE_STYLES.exact)} UTC`}</span>;
}

/** Contents of a genuine receipt: the coupon, its selections with odds, and the time. @spec BET-11 */
export function StatedCoupon({ statement }: { statement: string }) {
  const odds = useOdds();
  const stated = statedCoupon(statement);
  if (stated === null) return <pre className={styles.text}>{statement}</pre>;
  const { at, coupon } = stated;
  const { couponId, placedAt, amount, coef, possibleWin, payout, state, bets, exponent, currencyIso } = coupon;
  const money = { exponent, iso: currencyIso };
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>
            <FormattedMessage id="results.receipts.number" defaultMessage="Bet" />
          </dt>
          <dd>{couponId}</dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="results.receipts.placed" defaultMessage="Placed" />
          </dt>
          <dd>
            <Moment at={placedAt * 1000} />
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="results.receipts.stake" defaultMessage="Stake" />
          </dt>
          <dd>
            <Money amount={amount} {...money} />
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="results.receipts.odds" defaultMessage="Odds" />
          </dt>
          <dd>{odds(coef)}</dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="results.receipts.possible" defaultMessage="Potential winnings" />
          </dt>
          <dd>
            <Money amount={possibleWin} {...money} />
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="results.receipts.state" defaultMessage="Status on {moment}" values={{ moment: <Moment at={at} /> }} />
          </dt>
          <dd>
            <StatusTag status={state} /> {payout !== null && <Money amount={payout} {...money} />}
          </dd>
        </div>
      </dl>
      <ul className={styles.bets}>
        {bets.map((bet) => (
          <StatedBet key={bet.outcomeId} bet={bet} />
        ))}
      </ul>
    </>
  );
}

function StatedBet({ bet }: { bet: BookedBet }) {
  const odds = useOdds();
  const { pick, market, game } = useBookedWords()(bet);
  return (
    <li className={styles.bet}>
      <span>
        <bdi>{game}</bdi>
        <small>
          <Moment at={bet.startAt * 1000} />
        </small>
      </span>
      <span>
        <span>{market}</span>: <strong>{pick}</strong>
      </span>
      <b>{odds(bet.coef)}</b>
    </li>
  );
}
