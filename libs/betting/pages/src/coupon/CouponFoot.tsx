import {
  amountChanged,
  selectAmount,
  selectAmountLimits,
  selectAvailableTypes,
  selectCouponAccount,
  selectCouponBets,
  selectCouponCurrency,
  selectFigures,
  selectTypeId,
} from '@touchline/betting-coupon-state';
import { CouponType, LARGEST_STAKE, stepDown, stepUp } from '@touchline/betting-coupon-math';
import { CouponSummary, StakeField } from '@touchline/betting-ui';
import { selectBuild } from '@touchline/shared-state';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useOdds } from '../line/prices/use-odds.ts';
import { PlaceBet } from './PlaceBet.tsx';
import { useAmountText } from './use-amount-text.ts';
import { useCurrencySign, useMoney } from './use-money.ts';

/** Presets are so many initial stakes. @spec CP-21 */
const PRESETS = [1, 2, 5];

/** Stake, sums and the button. @spec CP-09 CP-14 CP-21 */
export function CouponFoot() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const money = useMoney();
  const sign = useCurrencySign();
  const odds = useOdds();
  const amount = useSelector(selectAmount);
  const limits = useSelector(selectAmountLimits);
  const currency = useSelector(selectCouponCurrency);
  const account = useSelector(selectCouponAccount);
  const figures = useSelector(selectFigures);
  const typeId = useSelector(selectTypeId);
  const count = useSelector(selectCouponBets).length;
  const types = useSelector(selectAvailableTypes);
  const isMobile = useSelector(selectBuild) === 'mobile';
  const setAmount = (next: number | null) => dispatch(amountChanged({ amount: next ?? 0 }));
  const { text, isBad, onText } = useAmountText(amount, currency.exponent, setAmount);
  const isSingles = typeId === CouponType.ManySingles;
  const most = Math.min(limits.max ?? LARGEST_STAKE, Math.floor((account?.money ?? LARGEST_STAKE) / (isSingles ? count : 1)));
  const terms = { amount, step: currency.step, min: limits.min, max: limits.max };
  const presets = PRESETS.map((times) => currency.initialAmount * times).map((preset) => ({
    key: String(preset),
    label: money(preset),
    isPicked: preset === amount,
  }));
  const max = intl.formatMessage({ id: 'betting.stake.max', defaultMessage: 'Max' });
  const hasMax = account !== null && most < LARGEST_STAKE && most > 0;

  return (
    <>
      <StakeField
        meaning={isSingles ? 'single' : 'whole'}
        symbol={sign}
        value={text}
        onChange={onText}
        onStep={(direction) => setAmount(direction > 0 ? stepUp(terms) : stepDown(terms))}
        isLeast={amount <= (limits.min ?? 0)}
        isMost={limits.max !== null && amount >= limits.max}
        presets={[...presets, ...(hasMax ? [{ key: 'max', label: max, isPicked: amount === most }] : [])]}
        hasKeypad={isMobile}
        onPreset={(key) => setAmount(key === 'max' ? most : Number(key))}
        error={isBad ? intl.formatMessage({ id: 'betting.stake.bad', defaultMessage: 'This is not an amount' }) : undefined}
        sum={
          isSingles && (
            <FormattedMessage
              id="betting.stake.sum"
              defaultMessage="{count, plural, one {# single} other {# singles}}, {total} in all"
              values={{ count, total: <bdi>{money(figures?.totalAmount ?? 0)}</bdi> }}
            />
          )
        }
      />
      <CouponSummary
        rows={
          figures === null || isSingles || types.length < 2
            ? []
            : [
                {
                  key: 'odds',
                  label: <FormattedMessage id="betting.coupon.totalOdds" defaultMessage="Total odds" />,
                  value: odds(figures.coef),
                },
              ]
        }
        {...nearest({
          amount,
          limit: limits.max,
          money,
          label: intl.formatMessage({ id: 'betting.coupon.largestStake', defaultMessage: 'largest stake' }),
        })}
        possibleWin={figures === null || figures.totalAmount === 0 ? undefined : money(figures.maxWin)}
        condition={
          count > 1
            ? intl.formatMessage({ id: 'betting.coupon.ifAllWin', defaultMessage: 'if all {count, number} win' }, { count })
            : undefined
        }
      />
      <PlaceBet />
    </>
  );
}

/** The limit over the button, in money left; nothing while it is unknown or passed. */
function nearest({
  amount,
  limit,
  money,
  label,
}: {
  amount: number;
  limit: number | null;
  money: (amount: number) => string;
  label: string;
}) {
  if (limit === null || limit === 0 || amount > limit) return {};
  return { nearestLimit: { label, left: money(limit - amount), used: amount / limit } };
}
