import {
  selectAmount,
  selectAmountLimits,
  selectCoupon,
  selectCouponAct,
  selectFigures,
  selectParts,
  selectPassedLimit,
  selectPlayerLimits,
  selectTypeId,
} from '@touchline/betting-coupon-state';
import { CouponType } from '@touchline/betting-coupon-math';
import type { CouponSummaryProps } from '@touchline/betting-ui';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { nearestLimit } from './nearest-limit.ts';
import { ownLimitName } from './own-limit-words.ts';
import { useMoney } from './use-money.ts';

/**
 * The limit that this coupon uses most: of the stake, of the payout, or one of the player's own. If the coupon exceeds one of the player's
 * own limits, that one takes precedence, with the amount left before this stake.
 * @spec CP-14 RG-02
 */
export function useNearestLimit(): NonNullable<CouponSummaryProps['nearestLimit']> | null {
  const intl = useIntl();
  const money = useMoney();
  const amount = useSelector(selectAmount);
  const limits = useSelector(selectAmountLimits);
  const own = useSelector(selectPlayerLimits);
  const passed = useSelector(selectPassedLimit);
  const maxPayout = useSelector(selectCoupon).maxPayout;
  const figures = useSelector(selectFigures);
  const typeId = useSelector(selectTypeId);
  const parts = useSelector(selectParts).length;
  const act = useSelector(selectCouponAct);
  const isOne = parts === 1 && typeId !== CouponType.ManySingles;
  if (passed !== null) return { label: ownLimitName(intl, passed.limitType), left: money(passed.left), used: 1, isPassed: true };
  // The stake exceeds the balance, which is not a limit.
  if (act.kind === 'not-enough-money') return null;
  const near = nearestLimit<string>([
    { key: 'stake', used: amount, limit: limits.max },
    { key: 'payout', used: figures?.maxWin ?? 0, limit: isOne ? maxPayout : null },
    ...own.map(({ limitType, limit, left }) => ({ key: String(limitType), used: limit - left + (figures?.totalAmount ?? 0), limit })),
  ]);
  if (near === null) return null;
  const label =
    near.key === 'stake'
      ? intl.formatMessage({ id: 'betting.coupon.largestStake', defaultMessage: 'max stake' })
      : near.key === 'payout'
        ? intl.formatMessage({ id: 'betting.coupon.largestPayout', defaultMessage: 'max payout' })
        : ownLimitName(intl, Number(near.key));
  return { label, left: money(near.left), used: near.part };
}
