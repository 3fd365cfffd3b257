import { selectCouponCount, selectLoadedCoupon } from '@touchline/betting-coupon-state';
import { VisuallyHidden } from '@touchline/ui-kit';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';

/** Whether the number increased with its last change. */
function useIsGrown(count: number, isFirstAnnounced: boolean): boolean {
  const [last, setLast] = useState({ count, isGrown: isFirstAnnounced && count > 0 });
  if (last.count !== count) setLast({ count, isGrown: count > last.count });
  return last.isGrown;
}

/**
 * Announces the number of bets in the coupon to screen readers each time a bet is added.
 *
 * @param isFirstAnnounced - whether to announce the bets already in the coupon on mount; false if another component has announced them.
 * @spec CP-02 A11Y-3
 */
export function CountStatus({ isFirstAnnounced = true }: { isFirstAnnounced?: boolean }) {
  const count = useSelector(selectCouponCount);
  const loaded = useSelector(selectLoadedCoupon);
  const isGrown = useIsGrown(count, isFirstAnnounced);
  return (
    <VisuallyHidden role="status">
      {/* A loaded coupon announces its own number of bets, and so does the notice about removed bets. */}
      {isGrown && loaded.status !== 'ready' && (
        <FormattedMessage
          tagName="span"
          id="betting.coupon.count"
          defaultMessage="{count, plural, one {# selection} other {# selections}} in your coupon"
          values={{ count }}
        />
      )}
    </VisuallyHidden>
  );
}
