import {
  selectAmount,
  selectAmountLimits,
  selectCoupon,
  selectFigures,
  selectParts,
  selectPlayerLimits,
  selectTypeId,
} from '@touchline/betting-coupon-state';
import { CouponType } from '@touchline/betting-coupon-math';
import type { CouponSummaryProps } from '@touchline/betting-ui';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { nearestLimit } from './nearest-limit.ts';
import { useMoney } from './use-money.ts';

/** What a responsible-gaming limit counts, and over how many days; a type that this release does not know is not told. @spec RG-02 */
const PLAYER_LIMITS: Readonly<Record<number, { kind: 'stake' | 'loss'; days: number }>> = {
  1: { kind: 'stake', days: 1 },
  2: { kind: 'stake', days: 7 },
  3: { kind: 'stake', days: 30 },
  10: { kind: 'loss', days: 1 },
  11: { kind: 'loss', days: 7 },
  12: { kind: 'loss', days: 30 },
};

/** The limit that this coupon uses most of: of a stake, of a payout, or one that the player has set. @spec CP-14 RG-02 */
export function useNearestLimit(): NonNullable<CouponSummaryProps['nearestLimit']> | null {
  const intl = useIntl();
  const money = useMoney();
  const amount = useSelector(selectAmount);
  const limits = useSelector(selectAmountLimits);
  const own = useSelector(selectPlayerLimits);
  const maxPayout = useSelector(selectCoupon).maxPayout;
  const figures = useSelector(selectFigures);
  const typeId = useSelector(selectTypeId);
  const parts = useSelector(selectParts).length;
  const isOne = parts === 1 && typeId !== CouponType.ManySingles;
  const near = nearestLimit<string>([
    { key: 'stake', used: amount, limit: limits.max },
    { key: 'payout', used: figures?.maxWin ?? 0, limit: isOne ? maxPayout : null },
    ...own
      .filter(({ limitType }) => limitType in PLAYER_LIMITS)
      // A limit that the stake goes beyond has no field of its own to say so: it is told as used up.
      .map(({ limitType, limit, left }) => ({
        key: String(limitType),
        used: Math.min(limit, limit - left + (figures?.totalAmount ?? 0)),
        limit,
      })),
  ]);
  if (near === null) return null;
  const label =
    near.key === 'stake'
      ? intl.formatMessage({ id: 'betting.coupon.largestStake', defaultMessage: 'largest stake' })
      : near.key === 'payout'
        ? intl.formatMessage({ id: 'betting.coupon.largestPayout', defaultMessage: 'largest payout' })
        : intl.formatMessage(
            {
              id: 'betting.coupon.ownLimit',
              defaultMessage:
                '{kind, select, loss {your loss limit} other {your stake limit}} of {days, plural, =1 {24 hours} one {# day} other {# days}}',
            },
            PLAYER_LIMITS[Number(near.key)],
          );
  return { label, left: money(near.left), used: near.part };
}
