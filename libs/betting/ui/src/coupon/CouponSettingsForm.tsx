import { AmountField, Select } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ReasonedSwitch } from './ReasonedSwitch.tsx';
import { SettingSwitches, type SettingSwitch } from './SettingSwitches.tsx';
import styles from './Coupon.module.css';

/** Field for an amount in the settings. */
export interface SettingAmount {
  /** The typed text; empty for none. */
  text: string;
  /** Called on each input. */
  onText: (text: string) => void;
  /** Why this amount is invalid; shown as the error of the field. */
  error?: ReactNode;
  /** Value that applies while the field is empty. */
  placeholder?: string;
}

export interface CouponSettingsFormProps {
  /** 0 ask on any change, 1 accept any, 2 accept only better. */
  changeCoefAction: 0 | 1 | 2;
  /** Called when the player chooses another setting for changed odds. */
  onChangeCoefAction: (action: 0 | 1 | 2) => void;
  /** How far odds may fall in total without confirmation, in hundredths of a per cent. */
  oddsBudget: number;
  /** Choices for the budget; 0 for none. */
  oddsBudgets: readonly number[];
  /** Called when the player chooses a budget. */
  onOddsBudget: (budget: number) => void;
  /** Which switches are on. */
  isOn: Readonly<Record<SettingSwitch, boolean>>;
  /** Called when a switch is clicked; its side effects on other settings are up to the caller. */
  onSwitch: (name: SettingSwitch, isOn: boolean) => void;
  /** Currency sign of the amounts. */
  symbol: string;
  /** The player's own step of the stake buttons, shown while its switch is on. */
  step: SettingAmount;
  /** Absent if the site does not offer one-click. */
  oneClick?: { isOn: boolean; onSwitch: (isOn: boolean) => void; amount: SettingAmount; bonusAmount?: SettingAmount };
}

/** One, in hundredths of a per cent. */
const WHOLE = 10_000;

/** Settings of the coupon, each with a plain explanation. @spec CP-03 CP-16 CP-18 CP-19 CP-22 */
export function CouponSettingsForm({
  changeCoefAction,
  onChangeCoefAction,
  oddsBudget,
  oddsBudgets,
  onOddsBudget,
  isOn,
  onSwitch,
  symbol,
  step,
  oneClick,
}: CouponSettingsFormProps) {
  const intl = useIntl();
  return (
    <div className={styles.settings} data-testid="coupon-settings">
      <Select
        label={intl.formatMessage({ id: 'betting.couponSettings.change', defaultMessage: 'When odds change' })}
        value={String(changeCoefAction)}
        options={[
          { value: '0', label: intl.formatMessage({ id: 'betting.couponSettings.change.0', defaultMessage: 'Always ask' }) },
          {
            value: '2',
            label: intl.formatMessage({ id: 'betting.couponSettings.change.2', defaultMessage: 'Accept higher odds' }),
          },
          { value: '1', label: intl.formatMessage({ id: 'betting.couponSettings.change.1', defaultMessage: 'Accept any odds' }) },
        ]}
        hint={intl.formatMessage(
          {
            id: 'betting.couponSettings.change.words',
            defaultMessage:
              '{action, select, 0 {You confirm every odds change before placing.} 1 {Your bet is placed at the current odds, higher or lower. The receipt shows them.} other {Higher odds are accepted automatically. You confirm lower odds.}}',
          },
          { action: String(changeCoefAction) },
        )}
        onChange={(value) => onChangeCoefAction(Number(value) as 0 | 1 | 2)}
      />
      {changeCoefAction !== 1 && (
        <Select
          label={intl.formatMessage({ id: 'betting.couponSettings.budget', defaultMessage: 'Lower odds you accept' })}
          value={String(oddsBudget)}
          options={oddsBudgets.map((budget) => ({
            value: String(budget),
            label:
              budget === 0
                ? intl.formatMessage({ id: 'betting.couponSettings.budget.none', defaultMessage: 'None' })
                : intl.formatMessage(
                    { id: 'betting.couponSettings.budget.upTo', defaultMessage: 'Up to {share, number, ::percent}' },
                    { share: budget / WHOLE },
                  ),
          }))}
          hint={intl.formatMessage({
            id: 'betting.couponSettings.budget.words',
            defaultMessage: 'How much the odds of all selections may drop in total before you confirm.',
          })}
          onChange={(value) => onOddsBudget(Number(value))}
        />
      )}
      <SettingSwitches isOn={isOn} onSwitch={onSwitch} />
      {isOn.isManualAmountStep && (
        <AmountField
          label={intl.formatMessage({ id: 'betting.couponSettings.stepAmount', defaultMessage: 'Stake step' })}
          value={step.text}
          symbol={symbol}
          error={step.error}
          onChange={step.onText}
        />
      )}
      {oneClick && (
        <>
          <ReasonedSwitch
            label={<FormattedMessage id="betting.couponSettings.oneClick" defaultMessage="One-click betting" />}
            hint={
              <FormattedMessage
                id="betting.couponSettings.oneClick.words"
                defaultMessage="Selecting odds places a bet instantly. A reminder stays on screen while it's on."
              />
            }
            checked={oneClick.isOn}
            onChange={oneClick.onSwitch}
          />
          <AmountField
            label={intl.formatMessage({ id: 'betting.couponSettings.oneClickAmount', defaultMessage: 'One-click stake' })}
            value={oneClick.amount.text}
            symbol={symbol}
            placeholder={oneClick.amount.placeholder}
            error={oneClick.amount.error}
            onChange={oneClick.amount.onText}
          />
          {oneClick.bonusAmount && (
            <AmountField
              label={intl.formatMessage({
                id: 'betting.couponSettings.bonusOneClickAmount',
                defaultMessage: 'One-click stake (bonus account)',
              })}
              value={oneClick.bonusAmount.text}
              symbol={symbol}
              placeholder={oneClick.bonusAmount.placeholder}
              error={oneClick.bonusAmount.error}
              onChange={oneClick.bonusAmount.onText}
            />
          )}
        </>
      )}
    </div>
  );
}
