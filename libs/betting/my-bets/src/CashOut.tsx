import { cashOutWanted, selectOffer, selectProgress } from '@touchline/betting-cash-out-state';
import { cashOutPart } from '@touchline/betting-coupon-math';
import type { BookedCoupon, CashOutOffer } from '@touchline/betting-contract';
import { Button, Fold, moneyText, Slider } from '@touchline/ui-kit';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { RootState } from '@touchline/shared-state';
import { CashOutMeter } from './CashOutMeter.tsx';
import { CashOutNotice, problemWords } from './CashOutNotice.tsx';
import { CashOutRule } from './CashOutRule.tsx';
import type { MoneyWords } from './money-words.ts';
import styles from './MyBets.module.css';
import { PartField } from './PartField.tsx';

/** Cash-out of an open coupon: as a whole, in part, or automatically later. @spec AC-05 */
export function CashOut({ coupon }: { coupon: BookedCoupon }) {
  const intl = useIntl();
  const cashOut = useSelector((state: RootState) => selectOffer(state, coupon.couponId));
  const progress = useSelector((state: RootState) => selectProgress(state, coupon.couponId));
  const money: MoneyWords = (amount) => moneyText(intl, { amount, exponent: coupon.exponent, iso: coupon.currencyIso });
  return (
    <div className={styles.cashOut}>
      {coupon.cashOut !== undefined && (
        <small>
          <FormattedMessage
            id="betting.cashOut.done"
            defaultMessage="{amount} paid for {stake} of the stake"
            values={{ amount: <bdi>{money(coupon.cashOut.amount)}</bdi>, stake: <bdi>{money(coupon.cashOut.stake)}</bdi> }}
          />
        </small>
      )}
      {progress !== undefined && <CashOutNotice progress={progress} money={money} />}
      {cashOut?.offer && <Offered coupon={coupon} offer={cashOut.offer} money={money} />}
      {cashOut?.problem && <small>{problemWords(intl, cashOut.problem)}</small>}
      {cashOut !== undefined && cashOut.problem !== 'not-offered' && cashOut.problem !== 'settled' && (
        <CashOutRule coupon={coupon} cashOut={cashOut} money={money} />
      )}
    </div>
  );
}

function Offered({ coupon, offer, money }: { coupon: BookedCoupon; offer: CashOutOffer; money: MoneyWords }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { couponId } = coupon;
  const progress = useSelector((state: RootState) => selectProgress(state, couponId));
  const [chosen, setChosen] = useState<number | null>(null);
  const { stakeLeft, delayMs } = offer;
  const stake = Math.min(chosen ?? stakeLeft, stakeLeft);
  const amount = stake > 0 ? cashOutPart(offer, stake) : 0;
  const isBusy = progress?.status === 'sending' || progress?.status === 'waiting';
  const isWhole = stake === stakeLeft;
  return (
    <Fold
      title={
        <span>
          <FormattedMessage
            id="betting.cashOut.offer"
            defaultMessage="Cash out {amount}"
            values={{ amount: <bdi>{money(offer.offer)}</bdi> }}
          />
        </span>
      }
    >
      <CashOutMeter offer={offer} money={money} />
      <Slider
        label={intl.formatMessage({ id: 'betting.cashOut.part', defaultMessage: 'Part of the stake' })}
        min={1}
        max={stakeLeft}
        value={Math.max(1, stake)}
        valueText={money(stake)}
        disabled={isBusy || stakeLeft < 2}
        onChange={setChosen}
      />
      <PartField stake={stake} most={stakeLeft} exponent={coupon.exponent} iso={coupon.currencyIso} onStake={setChosen} />
      <Button look="primary" isBusy={isBusy} disabled={amount < 1} onClick={() => dispatch(cashOutWanted({ couponId, stake }))}>
        {isWhole ? (
          <FormattedMessage
            tagName="span"
            id="betting.cashOut.whole"
            defaultMessage="Close for {amount}"
            values={{ amount: <bdi>{money(amount)}</bdi> }}
          />
        ) : (
          <FormattedMessage
            tagName="span"
            id="betting.cashOut.some"
            defaultMessage="Close {stake} of the stake for {amount}"
            values={{ amount: <bdi>{money(amount)}</bdi>, stake: <bdi>{money(stake)}</bdi> }}
          />
        )}
      </Button>
      {delayMs > 0 && (
        <small>
          <FormattedMessage
            id="betting.cashOut.delay"
            defaultMessage="With a live selection it is decided after {seconds, number} s. If the offer falls meanwhile, nothing is closed."
            values={{ seconds: Math.ceil(delayMs / 1000) }}
          />
        </small>
      )}
    </Fold>
  );
}
