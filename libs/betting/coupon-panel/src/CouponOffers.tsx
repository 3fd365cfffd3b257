import {
  couponSettingsChanged,
  editCoupon,
  selectBonusBet,
  selectCoupon,
  selectCouponAccount,
  selectCouponSettings,
  selectIsPrepaid,
  selectVipBet,
} from '@touchline/betting-coupon-state';
import { selectAccounts } from '@touchline/account-state';
import { selectIsPlayer } from '@touchline/identity-state';
import { AccountChoice, ReasonedSwitch } from '@touchline/betting-ui';
import type { Account } from '@touchline/account-contract';
import { moneyText } from '@touchline/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { ACCOUNT_NAMES } from '@touchline/betting-booked-coupon';
import { BONUS_BET_WORDS, VIP_BET_WORDS } from './offer-words.ts';
import { PromoCode } from './PromoCode.tsx';
import { ToWin } from './ToWin.tsx';
import { useMoney } from './use-money.ts';

/** How a coupon is paid and boosted: account, prepaid money, code, bonus bet, larger stake. @spec CP-12 CP-15 CP-28 CP-32 */
export function CouponOffers() {
  const isPlayer = useSelector(selectIsPlayer);
  return (
    <>
      <ToWin />
      {isPlayer && (
        <>
          <PayFrom />
          <Extras />
          <PromoCode />
        </>
      )}
    </>
  );
}

/** Name of an account, with its balance unless the player hides balances. @spec CP-32 */
function useAccountLabel(): (account: Account) => string {
  const intl = useIntl();
  const { isBalanceShown } = useSelector(selectCouponSettings);
  return ({ type, label, money, exponent, iso }) => {
    const name = label === '' ? intl.formatMessage(ACCOUNT_NAMES[type]) : label;
    if (!isBalanceShown) return `${name}, ${iso}`;
    const balance = moneyText(intl, { amount: money, exponent, iso });
    return intl.formatMessage({ id: 'betting.account.option', defaultMessage: '{name} · {balance}' }, { name, balance });
  };
}

function PayFrom() {
  const dispatch = useDispatch();
  const money = useMoney();
  const labelOf = useAccountLabel();
  const accounts = useSelector(selectAccounts);
  const account = useSelector(selectCouponAccount);
  const { isSelectAccountShown } = useSelector(selectCouponSettings);
  const available = useSelector(selectCoupon).availablePrepaidAmount ?? 0;
  const isPrepaid = useSelector(selectIsPrepaid);
  if (account === null) return null;
  const shown = isSelectAccountShown ? accounts : [account];
  return (
    <AccountChoice
      accounts={shown.map((one) => ({ id: one.id, label: labelOf(one) }))}
      value={account.id}
      onChange={(accountId) => dispatch(editCoupon({ kind: 'account', accountId }))}
      {...(available > 0 && {
        prepaid: {
          amount: money(available),
          isUsed: isPrepaid,
          onChange: (isWanted: boolean) => dispatch(editCoupon({ kind: 'terms', terms: { isPrepaid: isWanted } })),
        },
      })}
    />
  );
}

function Extras() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const bonus = useSelector(selectBonusBet);
  const vip = useSelector(selectVipBet);
  const percent = bonus.coefficient - 100;
  const bonusReason = bonus.availability.isAvailable ? null : bonus.availability.reason;
  const vipReason = vip.availability.isAvailable ? null : vip.availability.reason;
  return (
    <>
      {/* Hidden without a reason if the site does not offer it or the coupon is not an express. */}
      {bonusReason !== 'feature-off' && bonusReason !== 'not-express' && (
        <ReasonedSwitch
          label={<FormattedMessage id="betting.bonusBet.label" defaultMessage="Express boost" />}
          hint={<FormattedMessage id="betting.bonusBet.hint" defaultMessage="+{percent, number}% on winnings" values={{ percent }} />}
          {...(bonusReason !== null && { reason: intl.formatMessage(BONUS_BET_WORDS[bonusReason]) })}
          checked={bonus.isOn}
          onChange={(isBonusBet) => dispatch(editCoupon({ kind: 'terms', terms: { isBonusBet } }))}
        />
      )}
      {vipReason !== 'not-configured' && vipReason !== 'no-bets' && vipReason !== 'no-max-amount' && (
        <ReasonedSwitch
          label={<FormattedMessage id="betting.vipBet.label" defaultMessage="VIP bet" />}
          hint={<FormattedMessage id="betting.vipBet.hint" defaultMessage="Request a stake above the limit" />}
          {...(vipReason !== null && { reason: intl.formatMessage(VIP_BET_WORDS[vipReason]) })}
          checked={vip.isOn}
          onChange={(isVipBet) => dispatch(couponSettingsChanged({ isVipBet }))}
        />
      )}
    </>
  );
}
