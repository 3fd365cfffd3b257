import { editCoupon, selectStakeForWin } from '@touchline/betting-coupon-state';
import { AmountField, Fold } from '@touchline/ui-kit';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useAmountText } from './use-amount-text.ts';
import { useCurrencySign, useMoney } from './use-money.ts';

/** Computes the smallest stake that would pay a given amount. @spec CP-10 */
export function ToWin() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const money = useMoney();
  const sign = useCurrencySign();
  const [wanted, setWanted] = useState<number | null>(null);
  const stake = useSelector(useMemo(() => selectStakeForWin(wanted ?? 0), [wanted]));
  const { text, wrong, onText } = useAmountText(wanted, (win) => {
    setWanted(win);
    if (win !== null && win > 0) dispatch(editCoupon({ kind: 'amount-to-win', win }));
  });
  const isReached = wanted === null || wanted === 0 || stake !== null;
  return (
    <Fold title={<FormattedMessage id="betting.toWin.title" defaultMessage="Set stake by target payout" />}>
      <AmountField
        label={intl.formatMessage({ id: 'betting.toWin.label', defaultMessage: 'Target payout' })}
        symbol={sign}
        value={text}
        onChange={onText}
        error={
          wrong ??
          (isReached ? undefined : intl.formatMessage({ id: 'betting.toWin.none', defaultMessage: 'No allowed stake reaches this payout' }))
        }
        hint={
          wanted !== null && wanted > 0 && stake !== null ? (
            <FormattedMessage
              id="betting.toWin.stake"
              defaultMessage="Requires a {amount} stake"
              values={{ amount: <bdi>{money(stake)}</bdi> }}
            />
          ) : undefined
        }
      />
    </Fold>
  );
}
