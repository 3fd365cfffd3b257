import { SegmentedControl } from '@touchline/ui-kit';
import { defineMessages, useIntl } from 'react-intl';

/** Coupon types on offer: 2 is a system with banker, 4 a system. @spec CP-01 */
export type CouponTypeId = 0 | 1 | 2 | 4 | 9;

const NAMES = defineMessages({
  0: { id: 'betting.couponType.0', defaultMessage: 'Single' },
  1: { id: 'betting.couponType.1', defaultMessage: 'Express' },
  2: { id: 'betting.couponType.2', defaultMessage: 'Banker' },
  4: { id: 'betting.couponType.4', defaultMessage: 'System' },
  9: { id: 'betting.couponType.9', defaultMessage: 'Singles' },
});

/** Names of the coupon types. @spec CP-01 */
export function useCouponTypeName(): (typeId: CouponTypeId) => string {
  const intl = useIntl();
  return (typeId) => intl.formatMessage(NAMES[typeId]);
}

export interface CouponTypeSwitchProps {
  /** The selected type. */
  value: CouponTypeId;
  /** In display order; an unavailable type has a reason. */
  options: readonly { typeId: CouponTypeId; unavailableReason?: string }[];
  /** Called when the player selects an available type. */
  onChange: (typeId: CouponTypeId) => void;
}

/** Switch between single, express, system and the other types. @spec CP-01 CP-29 */
export function CouponTypeSwitch({ value, options, onChange }: CouponTypeSwitchProps) {
  const intl = useIntl();
  const nameOf = useCouponTypeName();
  return (
    <SegmentedControl
      label={intl.formatMessage({ id: 'betting.coupon.type', defaultMessage: 'Bet type' })}
      value={String(value)}
      options={options.map(({ typeId, unavailableReason }) => ({
        value: String(typeId),
        label: nameOf(typeId),
        disabledReason: unavailableReason,
      }))}
      onChange={(next) => onChange(Number(next) as CouponTypeId)}
    />
  );
}
