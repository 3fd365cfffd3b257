import { selectCouponBets } from '@touchline/betting-coupon-state';
import { Notice } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';

/** The answer is not here: because a bet is live and every live bet waits, or because nobody knows yet. @spec BET-8 */
export function PendingNotice() {
  const isLive = useSelector(selectCouponBets).some((bet) => bet.isLive);
  if (isLive) {
    return (
      <Notice tone="info" title={<FormattedMessage id="betting.coupon.delay.title" defaultMessage="The bet is being accepted." />}>
        <FormattedMessage
          id="betting.coupon.delay.text"
          defaultMessage="A bet on a game in play waits a few seconds for its answer. There is nothing to do, and it is never placed twice."
        />
      </Notice>
    );
  }
  return (
    <Notice tone="info" title={<FormattedMessage id="betting.coupon.pending.title" defaultMessage="No answer yet." />}>
      <FormattedMessage
        id="betting.coupon.pending.text"
        defaultMessage="We are checking whether the coupon was placed. It is never placed twice. You may leave this page."
      />
    </Notice>
  );
}
