import { cashOutRuleWanted } from '@touchline/betting-cash-out-state';
import type { BookedCoupon, CouponCashOut } from '@touchline/betting-contract';
import { AmountField, Button } from '@touchline/ui-kit';
import { useAmountReader } from '@touchline/ui-kit/typing';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import styles from './MyBets.module.css';
import { MomentFields } from './MomentFields.tsx';
import { type TypedMoment, typedMoment } from './rules/typed-moment.ts';

export interface CashOutRuleProps {
  coupon: BookedCoupon;
  cashOut: CouponCashOut;
}

const nothingTyped = ({ bets }: BookedCoupon): TypedMoment => ({
  gameId: bets.find(({ statusId }) => statusId < 0)?.gameId ?? 0,
  ...{ minute: '', home: '', away: '' },
});

/**
 * Form for automatic cash-out at an amount or at a point in a match; the backend applies the rule even while the page is closed. @spec
 * AC-05
 */
export function CashOutRule({ coupon, cashOut }: CashOutRuleProps) {
  const intl = useIntl();
  const title = useId();
  const dispatch = useDispatch();
  const { couponId, exponent, currencyIso } = coupon;
  const [text, setText] = useState('');
  const [typed, setTyped] = useState(() => nothingTyped(coupon));
  const { read, problem } = useAmountReader({ exponent, iso: currencyIso });
  const wrong = text === '' ? undefined : problem(text);
  const moment = typedMoment(typed);
  const amount = read(text);
  const atLeast = amount.isOk ? amount.value : null;
  const canSet = wrong === undefined && moment !== null && (atLeast !== null || moment !== undefined);
  const isSet = cashOut.atLeast !== null || (cashOut.moment ?? null) !== null;
  return (
    <div role="group" aria-labelledby={title} className={styles.rule}>
      <strong id={title}>
        <FormattedMessage id="betting.cashOut.rule" defaultMessage="Cash out automatically" />
      </strong>
      <AmountField
        label={intl.formatMessage({ id: 'betting.cashOut.ruleAmount', defaultMessage: 'When the offer reaches' })}
        value={text}
        onChange={setText}
        error={wrong}
      />
      <MomentFields coupon={coupon} typed={typed} isBad={moment === null} onChange={setTyped} />
      <small className={styles.how}>
        <FormattedMessage
          id="betting.cashOut.ruleHow"
          defaultMessage="We cash out the whole bet at the offer of that moment, which may be lower than now. If a selection is suspended, we wait for the next offer."
        />
      </small>
      <span>
        <Button size="small" disabled={!canSet} onClick={() => dispatch(cashOutRuleWanted({ couponId, atLeast, moment: moment ?? null }))}>
          <FormattedMessage id="betting.cashOut.ruleSet" defaultMessage="Set" />
        </Button>{' '}
        {isSet && (
          <Button size="small" look="outline" onClick={() => dispatch(cashOutRuleWanted({ couponId, atLeast: null, moment: null }))}>
            <FormattedMessage id="betting.cashOut.ruleEnd" defaultMessage="Switch off" />
          </Button>
        )}
      </span>
    </div>
  );
}
