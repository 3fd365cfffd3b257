import {
  selectAvailableTypes,
  selectCoupon,
  selectCouponBets,
  selectCouponSettings,
  selectFigures,
  selectParts,
  selectTypeId,
} from '@touchline/betting-coupon-state';
import { CouponType, isSystem } from '@touchline/betting-coupon-math';
import { CouponSummary } from '@touchline/betting-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useOdds } from '@touchline/betting-event-list';
import { CouponStake } from './CouponStake.tsx';
import { PlaceBet } from './PlaceBet.tsx';
import { useMoney } from './use-money.ts';
import { useNearestLimit } from './use-nearest-limit.ts';
import { useWinSources } from './win-sources.tsx';

/** A limit is shown only once this fraction of it is used. */
const NEAR = 0.7;

/** Footer that stays visible: stake, sums and the main button. @spec CP-09 CP-14 CP-21 CP-32 */
export function CouponFoot() {
  const intl = useIntl();
  const money = useMoney();
  const figures = useSelector(selectFigures);
  const count = useSelector(selectCouponBets).length;
  const rows = useOddsRows();
  const near = useNearestLimit();
  const hasWin = useHasWin();
  const sources = useWinSources();
  return (
    <>
      <CouponStake />
      <CouponSummary
        rows={rows}
        sources={hasWin ? sources : []}
        {...(near !== null && near.used >= NEAR && { nearestLimit: near })}
        possibleWin={hasWin ? money(figures?.maxWin ?? 0) : undefined}
        condition={
          count > 1
            ? intl.formatMessage({ id: 'betting.coupon.ifAllWin', defaultMessage: 'if all {count, number} win' }, { count })
            : undefined
        }
      />
      <PlaceBet />
    </>
  );
}

/** Whether the possible win is shown; players can hide it in the settings. @spec CP-32 */
function useHasWin(): boolean {
  const figures = useSelector(selectFigures);
  const { isPossibleWinShown } = useSelector(selectCouponSettings);
  return isPossibleWinShown && figures !== null && figures.totalAmount > 0;
}

/** Total odds if there is a single total, unrounded if the player chose so, and the odds against the express. @spec CP-03 CP-11 */
function useOddsRows() {
  const odds = useOdds();
  const figures = useSelector(selectFigures);
  const { antiExpressCoef } = useSelector(selectCoupon);
  const typeId = useSelector(selectTypeId);
  const { exactCoef } = useSelector(selectCouponSettings);
  const isOne = useSelector(selectParts).length === 1;
  const types = useSelector(selectAvailableTypes);
  // The mean odds of many combinations are not useful; a system shows its table of payouts instead.
  if (figures === null || typeId === CouponType.ManySingles || isSystem(typeId) || types.length < 2 || !isOne) return [];
  const total = {
    key: 'odds',
    label: <FormattedMessage id="betting.coupon.totalOdds" defaultMessage="Total odds" />,
    value: exactCoef ? figures.exactCoef.toDecimalString() : odds(figures.coef),
  };
  const against = {
    key: 'against',
    label: <FormattedMessage id="betting.coupon.against" defaultMessage="Anti-express odds" />,
    value: odds(antiExpressCoef ?? 0),
  };
  return antiExpressCoef === null || !exactCoef ? [total] : [total, against];
}
