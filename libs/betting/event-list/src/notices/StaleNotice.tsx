import { Notice } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';

/** Shown when prices are older than two polls. They stay on the page, dimmed, and can't be picked. @spec ODD-5 */
export function StaleNotice() {
  return (
    <Notice tone="warn" title={<FormattedMessage id="betting.stale.title" defaultMessage="Odds not updating" />}>
      <FormattedMessage
        id="betting.stale.words"
        defaultMessage="We've lost the live feed and are reconnecting. Betting resumes automatically."
      />
    </Notice>
  );
}
