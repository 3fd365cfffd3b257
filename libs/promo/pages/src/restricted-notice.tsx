import { Notice } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';

/** Why a player without the right to rewards can't take part or buy. @spec ID-29 */
export function RestrictedNotice() {
  return (
    <Notice tone="info">
      <FormattedMessage
        id="promo.restricted"
        defaultMessage="Bonuses and promotions are off for this account. Contact support to ask why."
      />
    </Notice>
  );
}
