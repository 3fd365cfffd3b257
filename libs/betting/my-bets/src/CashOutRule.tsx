import { cashOutRuleWanted } from '@touchline/betting-cash-out-state';
import { parseStake } from '@touchline/betting-coupon-math';
import type { BookedCoupon } from '@touchline/betting-contract';
import { AmountField, Button, Fold } from '@touchline/ui-kit';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { MoneyWords } from './money-words.ts';

/** An amount from which the coupon is cashed out by itself, whether the page is open or not. @spec AC-05 */
export function CashOutRule({ coupon, atLeast, money }: { coupon: BookedCoupon; atLeast: number | null; money: MoneyWords }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { couponId, exponent } = coupon;
  const [text, setText] = useState('');
  const read = parseStake(text, exponent);
  const set = (amount: number | null) => dispatch(cashOutRuleWanted({ couponId, atLeast: amount }));
  return (
    <Fold title={<FormattedMessage id="betting.cashOut.rule" defaultMessage="Cash out automatically" />}>
      {atLeast !== null && (
        <p>
          <FormattedMessage
            id="betting.cashOut.ruleOn"
            defaultMessage="Closes as a whole when the offer reaches {amount}, also while this page is closed."
            values={{ amount: <bdi>{money(atLeast)}</bdi> }}
          />
        </p>
      )}
      <AmountField
        label={intl.formatMessage({ id: 'betting.cashOut.ruleAmount', defaultMessage: 'When the offer reaches' })}
        value={text}
        onChange={setText}
        error={
          text !== '' && !read.isOk ? intl.formatMessage({ id: 'betting.stake.bad', defaultMessage: 'Enter a valid amount' }) : undefined
        }
      />
      <span>
        <Button size="small" disabled={!read.isOk} onClick={() => read.isOk && set(read.value)}>
          <FormattedMessage id="betting.cashOut.ruleSet" defaultMessage="Set" />
        </Button>{' '}
        {atLeast !== null && (
          <Button size="small" look="outline" onClick={() => set(null)}>
            <FormattedMessage id="betting.cashOut.ruleEnd" defaultMessage="Switch off" />
          </Button>
        )}
      </span>
    </Fold>
  );
}
