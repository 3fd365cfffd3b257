import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { ReasonedSwitch } from './ReasonedSwitch.tsx';

/** Switches of the coupon's settings, with the specification's names. @spec CP-03 */
export type SettingSwitch =
  | 'isCouponFixed'
  | 'isManualAmountStep'
  | 'isAutoMax'
  | 'isBalanceShown'
  | 'isPossibleWinShown'
  | 'isSelectAccountShown'
  | 'exactCoef'
  | 'isDropOnScoreChange';

const LABELS: Readonly<Record<SettingSwitch, MessageDescriptor>> = defineMessages({
  isCouponFixed: { id: 'betting.couponSettings.keep', defaultMessage: 'Keep selections after placing' },
  isAutoMax: { id: 'betting.couponSettings.autoMax', defaultMessage: 'Start with max stake' },
  isManualAmountStep: { id: 'betting.couponSettings.step', defaultMessage: 'Custom stake step' },
  isSelectAccountShown: { id: 'betting.couponSettings.account', defaultMessage: 'Show account selector' },
  isBalanceShown: { id: 'betting.couponSettings.balance', defaultMessage: 'Show the balance' },
  isPossibleWinShown: { id: 'betting.couponSettings.win', defaultMessage: 'Show potential winnings' },
  exactCoef: { id: 'betting.couponSettings.exact', defaultMessage: 'Show exact total odds' },
  isDropOnScoreChange: { id: 'betting.couponSettings.drop', defaultMessage: 'Reject if the score changes' },
});

const HINTS: Readonly<Partial<Record<SettingSwitch, MessageDescriptor>>> = defineMessages({
  exactCoef: {
    id: 'betting.couponSettings.exact.words',
    defaultMessage: 'Shows every decimal of the total odds. Turning it off also turns off the next setting.',
  },
  isDropOnScoreChange: {
    id: 'betting.couponSettings.drop.words',
    defaultMessage: "A live bet is rejected if the score changes before it's accepted. Turns off one-click betting.",
  },
});

export interface SettingSwitchesProps {
  /** Which switches are on. */
  isOn: Readonly<Record<SettingSwitch, boolean>>;
  /** Called when a switch is clicked; its side effects on other settings are up to the caller. */
  onSwitch: (name: SettingSwitch, isOn: boolean) => void;
}

/** All switches of the coupon's settings, with their effects on the coupon and on each other. @spec CP-03 CP-18 CP-19 CP-32 */
export function SettingSwitches({ isOn, onSwitch }: SettingSwitchesProps) {
  return (Object.keys(LABELS) as SettingSwitch[]).map((name) => {
    const hint = HINTS[name];
    return (
      <ReasonedSwitch
        key={name}
        label={<FormattedMessage {...LABELS[name]} />}
        hint={hint && <FormattedMessage {...hint} />}
        checked={isOn[name]}
        onChange={(next) => onSwitch(name, next)}
      />
    );
  });
}
