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
import { CouponSummary, type CouponSummaryProps } from '@touchline/betting-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useOdds } from '../line/prices/use-odds.ts';
import { CouponStake } from './CouponStake.tsx';
import { nearestLimit } from './nearest-limit.ts';
import { PlaceBet } from './PlaceBet.tsx';
import { useMoney } from './use-money.ts';
import { useWinSources } from './win-sources.tsx';

/** From this part of a limit on it stands beside the button; before, it scrolls with the bets. */
const NEAR = 0.5;

/** Stake, sums and the button: what stays in sight. @spec CP-09 CP-14 CP-21 CP-32 */
export function CouponFoot() {
  const intl = useIntl();
  const money = useMoney();
  const figures = useSelector(selectFigures);
  const count = useSelector(selectCouponBets).length;
  const rows = useOddsRows();
  const near = useNearestLimit();
  const hasWin = useHasWin();
  return (
    <>
      <CouponStake />
      <CouponSummary
        rows={rows}
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

/** Where the win comes from and the limit that is nearest, for those who want to know: below the bets. @spec CP-13 CP-14 CP-23 */
export function CouponSums() {
  const sources = useWinSources();
  const near = useNearestLimit();
  const hasWin = useHasWin();
  return <CouponSummary {...(near !== null && near.used < NEAR && { nearestLimit: near })} sources={hasWin ? sources : []} />;
}

/** The player may not want the possible win before their eyes. @spec CP-32 */
function useHasWin(): boolean {
  const figures = useSelector(selectFigures);
  const { isPossibleWinShown } = useSelector(selectCouponSettings);
  return isPossibleWinShown && figures !== null && figures.totalAmount > 0;
}

function useNearestLimit(): NonNullable<CouponSummaryProps['nearestLimit']> | null {
  const intl = useIntl();
  const money = useMoney();
  const amount = useSelector(selectAmount);
  const limits = useSelector(selectAmountLimits);
  const maxPayout = useSelector(selectCoupon).maxPayout;
  const figures = useSelector(selectFigures);
  const typeId = useSelector(selectTypeId);
  const parts = useSelector(selectParts).length;
  const isOne = parts === 1 && typeId !== CouponType.ManySingles;
  const near = nearestLimit([
    { key: 'stake', used: amount, limit: limits.max },
    { key: 'payout', used: figures?.maxWin ?? 0, limit: isOne ? maxPayout : null },
  ]);
  const labels = {
    stake: intl.formatMessage({ id: 'betting.coupon.largestStake', defaultMessage: 'largest stake' }),
    payout: intl.formatMessage({ id: 'betting.coupon.largestPayout', defaultMessage: 'largest payout' }),
  };
  return near === null ? null : { label: labels[near.key], left: money(near.left), used: near.part };
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
  // The mean of many combinations tells nobody anything: the ladder of the system does.
  if (figures === null || typeId === CouponType.ManySingles || isSystem(typeId) || types.length < 2 || !isOne) return [];
  const total = {
    key: 'odds',
    label: <FormattedMessage id="betting.coupon.totalOdds" defaultMessage="Total odds" />,
    value: exactCoef ? figures.exactCoef.toDecimalString() : odds(figures.coef),
  };
  const against = {
    key: 'against',
    label: <FormattedMessage id="betting.coupon.against" defaultMessage="Odds that it loses" />,
    value: odds(antiExpressCoef ?? 0),
  };
  return antiExpressCoef === null || !exactCoef ? [total] : [total, against];
}
