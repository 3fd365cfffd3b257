import { couponSettingsChanged, selectCouponSettings } from '@touchline/betting-coupon-state';
import type { ChangeCoefAction } from '@touchline/betting-coupon-math';
import { Fold, Select, Switch } from '@touchline/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import styles from './Coupon.module.css';

/** What happens when prices change, and what stays after placing. @spec CP-03 CP-25 CP-30 */
export function CouponSettings() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { changeCoefAction, isCouponFixed } = useSelector(selectCouponSettings);
  return (
    <Fold title={<FormattedMessage id="betting.couponSettings.title" defaultMessage="Coupon settings" />}>
      <div className={styles.settings}>
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
          onChange={(value) => dispatch(couponSettingsChanged({ changeCoefAction: Number(value) as ChangeCoefAction }))}
        />
        <Switch
          label={intl.formatMessage({ id: 'betting.couponSettings.keep', defaultMessage: 'Keep the bets after placing' })}
          checked={isCouponFixed}
          onChange={(event) => dispatch(couponSettingsChanged({ isCouponFixed: event.target.checked }))}
        />
      </div>
    </Fold>
  );
}
