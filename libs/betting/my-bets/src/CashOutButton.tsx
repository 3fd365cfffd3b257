import { cashOutWanted } from '@touchline/betting-cash-out-state';
import { cashOutPart } from '@touchline/betting-coupon-math';
import type { CashOutOffer } from '@touchline/betting-contract';
import { Button } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { MoneyWords } from './money-words.ts';
import styles from './MyBets.module.css';
import { usePressed } from './use-pressed.ts';

export interface CashOutButtonProps {
  couponId: number;
  offer: CashOutOffer;
  /** The part of the stake to cash out, minor units. */
  stake: number;
  isBusy: boolean;
  money: MoneyWords;
}

/**
 * Cashes out at the offer on the button. The offer may change while a finger is on it: the press then still means the offer at which it
 * began, and the backend refuses it if less is offered now.
 *
 * @spec AC-05 ODD-2
 */
export function CashOutButton({ couponId, offer, stake, isBusy, money }: CashOutButtonProps) {
  const dispatch = useDispatch();
  const amount = stake > 0 ? cashOutPart(offer, stake) : 0;
  const { onPointerDown, meantBy } = usePressed({ couponId, stake, offer });
  return (
    <Button
      className={styles.take}
      look="outline"
      isBusy={isBusy}
      disabled={amount < 1}
      onPointerDown={onPointerDown}
      onClick={(click) => dispatch(cashOutWanted(meantBy(click)))}
    >
      {stake === offer.stakeLeft ? (
        <FormattedMessage
          tagName="span"
          id="betting.cashOut.offer"
          defaultMessage="Cash out {amount}"
          values={{ amount: <bdi>{money(amount)}</bdi> }}
        />
      ) : (
        <FormattedMessage
          tagName="span"
          id="betting.cashOut.some"
          defaultMessage="Cash out {amount} for {stake} of the stake"
          values={{ amount: <bdi>{money(amount)}</bdi>, stake: <bdi>{money(stake)}</bdi> }}
        />
      )}
    </Button>
  );
}
