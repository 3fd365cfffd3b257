import { selectCouponBets } from '@touchline/betting-coupon-state';
import { Notice } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';

/** The answer is not here: because a bet is live and every live bet waits, or because nobody knows yet. @spec BET-8 */
export function PendingNotice() {
  const isLive = useSelector(selectCouponBets).some((bet) => bet.isLive);
  if (isLive) {
    return (
      <Notice tone="info" title={<FormattedMessage id="betting.coupon.delay.title" defaultMessage="Placing your bet…" />}>
        <FormattedMessage
          id="betting.coupon.delay.text"
          defaultMessage="Live bets take a few seconds to confirm. Please wait, your bet won't be placed twice."
        />
      </Notice>
    );
  }
  return (
    <Notice tone="info" title={<FormattedMessage id="betting.coupon.pending.title" defaultMessage="Still checking your bet" />}>
      <FormattedMessage
        id="betting.coupon.pending.text"
        defaultMessage="We haven't had confirmation yet. You can leave this page: your bet won't be placed twice."
      />
    </Notice>
  );
}
