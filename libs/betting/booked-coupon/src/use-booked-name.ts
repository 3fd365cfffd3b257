import { CouponType } from '@touchline/betting-coupon-math';
import { isSystemName, useSystemName } from '@touchline/betting-ui';
import type { BookedCoupon } from '@touchline/betting-contract';
import { defineMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { COUPON_TYPE_NAMES } from './coupon-type-names.ts';

const DIVIDED: MessageDescriptor = defineMessage({
  id: 'betting.receipt.parts',
  defaultMessage: '{parts, plural, one {# block} other {# blocks}}',
});

/**
 * Name of a placed coupon: `System 2 of 4`, `Yankee`, `Express, 3 bets`. Part of a named system is named by its size, a split coupon by the
 * number of its parts.
 *
 * @spec CP-01 CP-27
 */
export function useBookedName(): (coupon: BookedCoupon, parts?: number) => string {
  const intl = useIntl();
  const nameOf = useSystemName();
  return ({ typeId, systemName, systemValue, bets, part }, parts = 0) => {
    if (part === undefined && isSystemName(systemName)) return nameOf(systemName);
    if (parts > 0 && typeId === CouponType.Express) return intl.formatMessage(DIVIDED, { parts });
    // The largest group of a named system contains all bets, so it is an express.
    if (typeId === CouponType.System && systemValue === bets.length) return intl.formatMessage(COUPON_TYPE_NAMES[1], { bets: bets.length });
    const bankers = bets.filter(({ isBanker }) => isBanker).length;
    return intl.formatMessage(COUPON_TYPE_NAMES[typeId], { bets: bets.length - bankers, value: systemValue ?? 0 });
  };
}
