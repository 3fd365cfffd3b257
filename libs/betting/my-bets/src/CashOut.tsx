import { selectOffer, selectProgress } from '@touchline/betting-cash-out-state';
import type { BookedCoupon } from '@touchline/betting-contract';
import { ChevronDownIcon, IconButton, moneyText, Slider } from '@touchline/ui-kit';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { RootState } from '@touchline/shared-state';
import { CashOutButton } from './CashOutButton.tsx';
import { CashOutChances, CashOutMeter } from './CashOutMeter.tsx';
import { CashOutNotice, problemWords } from './CashOutNotice.tsx';
import { CashOutRule } from './CashOutRule.tsx';
import type { MoneyWords } from './money-words.ts';
import styles from './MyBets.module.css';
import { PartField } from './PartField.tsx';
import { RuleWords } from './RuleWords.tsx';

/**
 * Cash-out of an open coupon: one button with the live offer, and the offer compared with the fair value below it. A part of the stake and
 * the rule for later are behind the chevron.
 *
 * @spec AC-05
 */
export function CashOut({ coupon }: { coupon: BookedCoupon }) {
  const intl = useIntl();
  const panel = useId();
  const cashOut = useSelector((state: RootState) => selectOffer(state, coupon.couponId));
  const progress = useSelector((state: RootState) => selectProgress(state, coupon.couponId));
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  const money: MoneyWords = (amount) => moneyText(intl, { amount, exponent: coupon.exponent, iso: coupon.currencyIso });
  const offer = cashOut?.offer ?? null;
  const stakeLeft = offer?.stakeLeft ?? 0;
  const stake = Math.min(chosen ?? stakeLeft, stakeLeft);
  const hasRule = cashOut !== undefined && cashOut.problem !== 'not-offered' && cashOut.problem !== 'settled';
  const isBusy = progress?.status === 'sending' || progress?.status === 'waiting';
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
      {cashOut !== undefined && (
        <div className={styles.cashOutRow}>
          {offer && <CashOutButton couponId={coupon.couponId} offer={offer} stake={stake} isBusy={isBusy} money={money} />}
          {cashOut.problem && <small>{problemWords(intl, cashOut.problem)}</small>}
          {(offer !== null || hasRule) && (
            <IconButton
              className={styles.chevron}
              look="outline"
              aria-expanded={isOpen}
              aria-controls={panel}
              label={intl.formatMessage({ id: 'betting.cashOut.more', defaultMessage: 'Cash out a part, or automatically' })}
              onClick={() => setOpen(!isOpen)}
            >
              <ChevronDownIcon />
            </IconButton>
          )}
        </div>
      )}
      {offer && <CashOutMeter offer={offer} money={money} />}
      {offer && offer.delayMs > 0 && (
        <small>
          <FormattedMessage
            id="betting.cashOut.delay"
            defaultMessage="Live bets take {seconds, number} s. If the offer drops, we won’t cash out."
            values={{ seconds: Math.ceil(offer.delayMs / 1000) }}
          />
        </small>
      )}
      {cashOut !== undefined && <RuleWords coupon={coupon} cashOut={cashOut} money={money} />}
      {cashOut !== undefined && (
        <div id={panel} className={styles.cashOutPanel} hidden={!isOpen}>
          {offer && (
            <>
              <CashOutChances offer={offer} money={money} />
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
            </>
          )}
          {hasRule && <CashOutRule coupon={coupon} cashOut={cashOut} />}
        </div>
      )}
    </div>
  );
}
