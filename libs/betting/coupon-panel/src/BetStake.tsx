import { editCoupon, selectAmount, selectCoupon, selectStakeProblems } from '@touchline/betting-coupon-state';
import { AmountField } from '@touchline/ui-kit';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { RootState } from '@touchline/shared-state';
import { useStakeError } from './stake-words.ts';
import { useAmountText } from './use-amount-text.ts';
import { useCurrencySign } from './use-money.ts';

/** Stake of one single; while the field is empty, the stake for all singles applies. @spec CP-27 */
export function BetStake({ outcomeId, pick }: { outcomeId: number; pick: string }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const own = useSelector((state: RootState) => selectCoupon(state).amountByBetId[outcomeId] ?? null);
  const ofAll = useSelector(selectAmount);
  const sign = useCurrencySign();
  const errorOf = useStakeError();
  const problem = useSelector(selectStakeProblems).find(({ target }) => target.kind === 'bet' && target.outcomeId === outcomeId);
  const { text, wrong, onText, write } = useAmountText(own, (amount) => dispatch(editCoupon({ kind: 'bet-amount', outcomeId, amount })));
  return (
    <AmountField
      isLabelHidden
      label={intl.formatMessage({ id: 'betting.coupon.betStake', defaultMessage: 'Stake on {pick}' }, { pick })}
      value={text}
      placeholder={ofAll === 0 ? undefined : write(ofAll)}
      symbol={sign}
      onChange={onText}
      error={errorOf(wrong, problem)}
    />
  );
}
