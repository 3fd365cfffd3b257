import { selectCouponCount, selectLoadedCoupon } from '@touchline/betting-coupon-state';
import { VisuallyHidden } from '@touchline/ui-kit';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';

/** Whether the last change of a number was a rise. */
function useIsGrown(count: number, isFirstTold: boolean): boolean {
  const [last, setLast] = useState({ count, isGrown: isFirstTold && count > 0 });
  if (last.count !== count) setLast({ count, isGrown: count > last.count });
  return last.isGrown;
}

/**
 * Tells those who listen how many bets the coupon holds, each time one has come.
 *
 * @param isFirstTold - also what it holds already as this appears: false where another place has told that.
 * @spec CP-02 A11Y-3
 */
export function CountStatus({ isFirstTold = true }: { isFirstTold?: boolean }) {
  const count = useSelector(selectCouponCount);
  const loaded = useSelector(selectLoadedCoupon);
  const isGrown = useIsGrown(count, isFirstTold);
  return (
    <VisuallyHidden role="status">
      {/* What came of a code tells its own number, and so does the notice of what was removed. */}
      {isGrown && loaded.status !== 'ready' && (
        <FormattedMessage
          id="betting.coupon.count"
          defaultMessage="{count, plural, one {# selection} other {# selections}} in your coupon"
          values={{ count }}
        />
      )}
    </VisuallyHidden>
  );
}
