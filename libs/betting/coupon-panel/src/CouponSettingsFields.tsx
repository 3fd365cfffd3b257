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
import { useDispatch, useSelector } from 'react-redux';
import { useStakeError } from './stake-words.ts';
import { useAmountText } from './use-amount-text.ts';
import { useCurrencySign } from './use-money.ts';

const BONUS_ACCOUNT = 4;

/** All settings of the coupon. @spec CP-03 CP-16 CP-18 CP-19 CP-22 CP-25 CP-30 CP-32 */
export function CouponSettingsFields() {
  const dispatch = useDispatch();
  const symbol = useCurrencySign();
  const errorOf = useStakeError();
  const settings = useSelector(selectCouponSettings);
  const oneClick = useSelector(selectOneClick);
  const { iso, step, initialAmount } = useSelector(selectCouponCurrency);
  const hasBonusAccount = useSelector(selectAccounts).some(({ type }) => type === BONUS_ACCOUNT);
  const { amountStepByCurrencyIso, oneClickAmount, bonusAccountOneClickAmount } = settings;
  const stepNow = amountStepByCurrencyIso[iso] ?? step;
  const ownStep = useAmountText(
    stepNow,
    (amount) => {
      if (amount !== null && amount !== stepNow)
        dispatch(couponSettingsChanged({ amountStepByCurrencyIso: { ...amountStepByCurrencyIso, [iso]: amount } }));
    },
    { empty: stepNow, wrong: stepNow },
  );
  // Without a text the configured stake applies; with an invalid one a click stakes nothing.
  const click = useAmountText(oneClickAmount, (amount) => dispatch(couponSettingsChanged({ oneClickAmount: amount })));
  const bonusClick = useAmountText(bonusAccountOneClickAmount, (amount) =>
    dispatch(couponSettingsChanged({ bonusAccountOneClickAmount: amount })),
  );
  const field = ({ text, wrong, onText, write }: ReturnType<typeof useAmountText>) => ({
    text,
    onText,
    error: errorOf(wrong, undefined),
    placeholder: write(initialAmount),
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
