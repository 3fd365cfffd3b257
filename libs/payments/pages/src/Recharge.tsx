import { homePath, safeReturnUrl } from '@touchline/shared-routes';
import { EmptyState, LinkButton, WalletIcon } from '@touchline/ui-kit';
import { usePageQuery } from '@touchline/ui-pages';
import { FormattedMessage, useIntl } from 'react-intl';
import { words } from './page-words.ts';

/** Only paths pass, so whose origin they are held against does not matter; the server knows none here. */
const ANY_ORIGIN = 'https://site.invalid';

/** Paying money in. Whoever was sent here from a coupon that the account could not pay finds the way back. @spec BET-8 GD-18 */
export function Recharge() {
  const { locale } = useIntl();
  const back = safeReturnUrl(usePageQuery().get('returnUrl'), ANY_ORIGIN);
  return (
    <EmptyState
      isCard
      icon={<WalletIcon />}
      title={<FormattedMessage id="payments.officeRecharge.empty" defaultMessage="Nothing here yet" />}
      actions={
        back === null ? (
          <LinkButton href={homePath(locale)}>
            <FormattedMessage id="payments.officeRecharge.home" defaultMessage="To the first page" />
          </LinkButton>
        ) : (
          <LinkButton href={back}>
            <FormattedMessage id="payments.officeRecharge.back" defaultMessage="Back to where you were" />
          </LinkButton>
        )
      }
    >
      <FormattedMessage {...words['office-recharge']} />
    </EmptyState>
  );
}
