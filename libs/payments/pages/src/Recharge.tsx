import { safeReturnUrl } from '@touchline/shared-routes';
import { LinkButton, WalletIcon } from '@touchline/ui-kit';
import { EmptyPage, usePageQuery } from '@touchline/ui-pages';
import { FormattedMessage } from 'react-intl';
import { words } from './page-words.ts';

/** Only paths pass, so whose origin they are held against does not matter; the server knows none here. */
const ANY_ORIGIN = 'https://site.invalid';

/** Paying money in. Whoever was sent here from a coupon that the account could not pay finds the way back. @spec BET-8 GD-18 */
export function Recharge() {
  const back = safeReturnUrl(usePageQuery().get('returnUrl'), ANY_ORIGIN);
  return (
    <EmptyPage
      Icon={WalletIcon}
      words={words['office-recharge']}
      action={
        back === null ? undefined : (
          <LinkButton href={back}>
            <FormattedMessage id="payments.officeRecharge.back" defaultMessage="Back" />
          </LinkButton>
        )
      }
    />
  );
}
