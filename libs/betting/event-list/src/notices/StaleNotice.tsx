import { Notice } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';

/** Prices on the page are older than two polls. They stay, dimmed, and can't be placed. @spec ODD-5 */
export function StaleNotice() {
  return (
    <Notice tone="warn" title={<FormattedMessage id="betting.stale.title" defaultMessage="Prices are not fresh" />}>
      <FormattedMessage
        id="betting.stale.words"
        defaultMessage="The feed has not answered for a while. We keep trying; prices come back by themselves."
      />
    </Notice>
  );
}
