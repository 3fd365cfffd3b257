import { AmountField, Select } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ReasonedSwitch } from './ReasonedSwitch.tsx';
import { SettingSwitches, type SettingSwitch } from './SettingSwitches.tsx';
import styles from './Coupon.module.css';

/** An amount of the settings as the player types it. */
export interface SettingAmount {
  /** As the player types it; empty for none. */
  text: string;
  /** Called for each sign. */
  onText: (text: string) => void;
  /** Why this amount does not hold; it belongs to the field. */
  error?: ReactNode;
  /** What counts while the field is empty. */
  placeholder?: string;
}

export interface CouponSettingsFormProps {
  /** 0 ask on any change, 1 accept any, 2 accept only better. */
  changeCoefAction: 0 | 1 | 2;
  /** The player chose another answer to changed odds. */
  onChangeCoefAction: (action: 0 | 1 | 2) => void;
  /** Which switches are on. */
  isOn: Readonly<Record<SettingSwitch, boolean>>;
  /** A switch was pressed; what it turns off besides is for the caller. */
  onSwitch: (name: SettingSwitch, isOn: boolean) => void;
  /** Sign of the currency that the amounts are in. */
  symbol: string;
  /** The player's own step of the stake buttons, while the switch for it is on. */
  step: SettingAmount;
  /** Left out where the site does not offer one-click. */
  oneClick?: { isOn: boolean; onSwitch: (isOn: boolean) => void; amount: SettingAmount; bonusAmount?: SettingAmount };
}

/** Settings of the coupon, each with what it does in plain words. @spec CP-03 CP-16 CP-18 CP-19 CP-22 */
export function CouponSettingsForm({
  changeCoefAction,
  onChangeCoefAction,
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
        label={intl.formatMessage({ id: 'betting.couponSettings.change', defaultMessage: 'When a price changes' })}
        value={String(changeCoefAction)}
        options={[
          { value: '0', label: intl.formatMessage({ id: 'betting.couponSettings.change.0', defaultMessage: 'Always ask me' }) },
          {
            value: '2',
            label: intl.formatMessage({ id: 'betting.couponSettings.change.2', defaultMessage: 'Take better prices, ask about worse' }),
          },
          { value: '1', label: intl.formatMessage({ id: 'betting.couponSettings.change.1', defaultMessage: 'Take any price' }) },
        ]}
        hint={intl.formatMessage(
          {
            id: 'betting.couponSettings.change.words',
            defaultMessage:
              '{action, select, 0 {Nothing is placed until you accept the new price.} 1 {The bet is placed at the price of that moment, better or worse. The receipt shows it.} other {A better price is taken. A worse one is placed only after you accept it.}}',
          },
          { action: String(changeCoefAction) },
        )}
        onChange={(value) => onChangeCoefAction(Number(value) as 0 | 1 | 2)}
      />
      <SettingSwitches isOn={isOn} onSwitch={onSwitch} />
      {isOn.isManualAmountStep && (
        <AmountField
          label={intl.formatMessage({ id: 'betting.couponSettings.stepAmount', defaultMessage: 'One step of the stake' })}
          value={step.text}
          symbol={symbol}
          error={step.error}
          onChange={step.onText}
        />
      )}
      {oneClick && (
        <>
          <ReasonedSwitch
            label={<FormattedMessage id="betting.couponSettings.oneClick" defaultMessage="One-click bets" />}
            hint={
              <FormattedMessage
                id="betting.couponSettings.oneClick.words"
                defaultMessage="A press on a price places a bet at once, without the coupon. A sign stays in sight while it is on."
              />
            }
            checked={oneClick.isOn}
            onChange={oneClick.onSwitch}
          />
          <AmountField
            label={intl.formatMessage({ id: 'betting.couponSettings.oneClickAmount', defaultMessage: 'Stake of one click' })}
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
                defaultMessage: 'Stake of one click from the bonus account',
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
