import { officePath } from '@touchline/shared-routes';
import { selectLanguage, type RootState } from '@touchline/shared-state';
import { LinkButton, PlusIcon } from '@touchline/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';

/** Whether the player is on a break, in which no deposit is offered. @spec LIM-5 */
export const selectIsOnBreak = ({ play }: RootState): boolean => typeof play?.excludedUntil === 'number';

/** Address of the deposit; null during a break. */
function useDepositPath(): string | null {
  const lang = useSelector(selectLanguage);
  return useSelector(selectIsOnBreak) ? null : officePath(lang, 'recharge');
}

/** The way to a deposit, one press from every page. @spec AC-04 */
export function DepositLink() {
  const href = useDepositPath();
  return (
    href !== null && (
      <LinkButton look="primary" href={href}>
        <FormattedMessage id="shell.deposit" defaultMessage="Deposit" />
      </LinkButton>
    )
  );
}

/** The same link as an icon, for the header of phones. @spec AC-04 */
export function NarrowDepositLink() {
  const href = useDepositPath();
  const label = useIntl().formatMessage({ id: 'shell.deposit', defaultMessage: 'Deposit' });
  return (
    href !== null && (
      <LinkButton look="primary" href={href} title={label} aria-label={label} data-icon="">
        <PlusIcon />
      </LinkButton>
    )
  );
}
