import {
  couponSettingsChanged,
  ODDS_BUDGETS,
  oneClickWanted,
  selectCouponCurrency,
  selectCouponSettings,
  selectOneClick,
} from '@touchline/betting-coupon-state';
import { selectAccounts } from '@touchline/account-state';
import { CouponSettingsForm } from '@touchline/betting-ui';
import { majorText } from '@touchline/shared-primitives';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useStakeError } from './stake-words.ts';
import { decimalMark, useAmountText } from './use-amount-text.ts';
import { useCurrencySign } from './use-money.ts';

const BONUS_ACCOUNT = 4;

/** All settings of the coupon. @spec CP-03 CP-16 CP-18 CP-19 CP-22 CP-25 CP-30 CP-32 */
export function CouponSettingsFields() {
  const dispatch = useDispatch();
  const symbol = useCurrencySign();
  const errorOf = useStakeError();
  const settings = useSelector(selectCouponSettings);
  const oneClick = useSelector(selectOneClick);
  const intl = useIntl();
  const { iso, exponent, step, initialAmount } = useSelector(selectCouponCurrency);
  const hasBonusAccount = useSelector(selectAccounts).some(({ type }) => type === BONUS_ACCOUNT);
  const { amountStepByCurrencyIso, oneClickAmount, bonusAccountOneClickAmount } = settings;
  const ownStep = useAmountText(amountStepByCurrencyIso[iso] ?? step, exponent, (amount) => {
    if (amount !== null && amount > 0)
      dispatch(couponSettingsChanged({ amountStepByCurrencyIso: { ...amountStepByCurrencyIso, [iso]: amount } }));
  });
  // Zero means unset, so that the configured stake applies.
  const stake = (amount: number | null): number | null => (amount === 0 ? null : amount);
  const click = useAmountText(oneClickAmount, exponent, (amount) => dispatch(couponSettingsChanged({ oneClickAmount: stake(amount) })));
  const bonusClick = useAmountText(bonusAccountOneClickAmount, exponent, (amount) =>
    dispatch(couponSettingsChanged({ bonusAccountOneClickAmount: stake(amount) })),
  );
  const field = ({ text, isBad, onText }: ReturnType<typeof useAmountText>) => ({
    text,
    onText,
    error: errorOf(isBad, undefined),
    placeholder: majorText(initialAmount, exponent).replace('.', decimalMark(intl)),
  });
  return (
    <CouponSettingsForm
      changeCoefAction={settings.changeCoefAction}
      onChangeCoefAction={(changeCoefAction) => dispatch(couponSettingsChanged({ changeCoefAction }))}
      oddsBudget={settings.oddsBudget}
      oddsBudgets={ODDS_BUDGETS}
      onOddsBudget={(oddsBudget) => dispatch(couponSettingsChanged({ oddsBudget }))}
      isOn={settings}
      onSwitch={(name, isOn) => dispatch(couponSettingsChanged({ [name]: isOn }))}
      symbol={symbol}
      step={field(ownStep)}
      {...(oneClick.isOffered && {
        oneClick: {
          isOn: oneClick.isActive,
          onSwitch: (isActive: boolean) => dispatch(oneClickWanted({ isActive })),
          amount: field(click),
          ...(hasBonusAccount && { bonusAmount: field(bonusClick) }),
        },
      })}
    />
  );
}
