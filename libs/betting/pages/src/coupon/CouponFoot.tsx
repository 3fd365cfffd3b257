import {
  selectAmount,
  selectAmountLimits,
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
import { useOdds } from '../line/prices/use-odds.ts';
import { CouponStake } from './CouponStake.tsx';
import { nearestLimit } from './nearest-limit.ts';
import { PlaceBet } from './PlaceBet.tsx';
import { useMoney } from './use-money.ts';
import { useWinSources } from './win-sources.tsx';

/** Stake, sums and the button. @spec CP-09 CP-14 CP-21 CP-32 */
export function CouponFoot() {
  const intl = useIntl();
  const money = useMoney();
  const sources = useWinSources();
  const amount = useSelector(selectAmount);
  const limits = useSelector(selectAmountLimits);
  const maxPayout = useSelector(selectCoupon).maxPayout;
  const figures = useSelector(selectFigures);
  const typeId = useSelector(selectTypeId);
  const count = useSelector(selectCouponBets).length;
  const { isPossibleWinShown } = useSelector(selectCouponSettings);
  const rows = useOddsRows();
  const near = nearestLimit([
    { key: 'stake', used: amount, limit: limits.max },
    { key: 'payout', used: figures?.maxWin ?? 0, limit: isSystem(typeId) || typeId === CouponType.ManySingles ? null : maxPayout },
  ]);
  const labels = {
    stake: intl.formatMessage({ id: 'betting.coupon.largestStake', defaultMessage: 'largest stake' }),
    payout: intl.formatMessage({ id: 'betting.coupon.largestPayout', defaultMessage: 'largest payout' }),
  };
  const hasWin = isPossibleWinShown && figures !== null && figures.totalAmount > 0;
  return (
    <>
      <CouponStake />
      <CouponSummary
        rows={rows}
        {...(near !== null && { nearestLimit: { label: labels[near.key], left: money(near.left), used: near.part } })}
        possibleWin={hasWin ? money(figures.maxWin) : undefined}
        condition={
          count > 1
            ? intl.formatMessage({ id: 'betting.coupon.ifAllWin', defaultMessage: 'if all {count, number} win' }, { count })
            : undefined
        }
        sources={hasWin ? sources : []}
      />
      <PlaceBet />
    </>
  );
}

/** Total odds where there is one total, exact when the player wants every digit, and the odds against an express. @spec CP-03 CP-11 */
function useOddsRows() {
  const odds = useOdds();
  const figures = useSelector(selectFigures);
  const { antiExpressCoef } = useSelector(selectCoupon);
  const typeId = useSelector(selectTypeId);
  const { exactCoef } = useSelector(selectCouponSettings);
  const isOne = useSelector(selectParts).length === 1;
  const types = useSelector(selectAvailableTypes);
  if (figures === null || typeId === CouponType.ManySingles || types.length < 2 || !isOne) return [];
  const total = {
    key: 'odds',
    label: <FormattedMessage id="betting.coupon.totalOdds" defaultMessage="Total odds" />,
    value: exactCoef && !isSystem(typeId) ? figures.exactCoef.toDecimalString() : odds(figures.coef),
  };
  const against = {
    key: 'against',
    label: <FormattedMessage id="betting.coupon.against" defaultMessage="Odds that it loses" />,
    value: odds(antiExpressCoef ?? 0),
  };
  return antiExpressCoef === null || !exactCoef ? [total] : [total, against];
}
