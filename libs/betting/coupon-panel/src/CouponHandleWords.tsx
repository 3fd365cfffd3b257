import {
  isShopValue,
  selectCoupon,
  selectCouponCount,
  selectFigures,
  selectNamedSystem,
  selectTypeId,
} from '@touchline/betting-coupon-state';
import { CouponType } from '@touchline/betting-coupon-math';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { COUPON_TYPE_NAMES } from '@touchline/betting-booked-coupon';
import { useOdds } from '@touchline/betting-event-list';

/** Type of the collapsed coupon: `Express, 3 bets`. @spec CP-01 */
export function CouponHandleTitle() {
  const bets = useSelector(selectCouponCount);
  const typeId = useSelector(selectTypeId);
  const value = useSelector(selectCoupon).systemValue ?? 0;
  const isNamed = useSelector(selectNamedSystem) !== null;
  // The names of systems are not part of what a closed coupon loads, nor is the table of shop systems there at once.
  if (isNamed || (typeId === CouponType.System && isShopValue(value)))
    return <FormattedMessage tagName="span" id="betting.handle.system" defaultMessage="System · {bets}" values={{ bets }} />;
  return <FormattedMessage tagName="span" {...COUPON_TYPE_NAMES[typeId]} values={{ bets, value }} />;
}

/** Total odds of the collapsed coupon; empty if there is no single total. @spec CP-01 OD-01 */
export function CouponHandleNote() {
  const odds = useOdds();
  const figures = useSelector(selectFigures);
  const typeId = useSelector(selectTypeId);
  if (figures === null || typeId === CouponType.ManySingles) return null;
  return (
    <FormattedMessage
      tagName="span"
      id="betting.handle.odds"
      defaultMessage="Total odds {odds}"
      values={{ odds: <bdi dir="ltr">{odds(figures.coef)}</bdi> }}
    />
  );
}
