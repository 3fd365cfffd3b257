import { Notice, ProgressBar } from '@touchline/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLiveDelay } from './use-live-delay.ts';

/** Shown while there is no decision: the live-bet delay with its remaining time, or a late answer. @spec BET-8 */
export function PendingNotice() {
  const intl = useIntl();
  const delay = useLiveDelay();
  if (delay !== null) {
    return (
      <Notice tone="info">
        <ProgressBar
          label={<FormattedMessage id="betting.coupon.delay.title" defaultMessage="Placing your bet…" />}
          value={Math.round(delay.part * 100)}
          valueText={intl.formatMessage(
            { id: 'betting.coupon.delay.left', defaultMessage: '{seconds, number} s' },
            { seconds: delay.seconds },
          )}
        />
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
