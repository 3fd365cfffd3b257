import { officePath } from '@touchline/shared-routes';
import { selectLanguage, type RootState } from '@touchline/shared-state';
import { LinkButton, PlusIcon } from '@touchline/ui-kit';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';

/**
 * The way to a deposit, one press from every page. A player on a break is not offered one.
 *
 * @param isNarrow - on a phone: only the icon.
 * @spec AC-04 LIM-5
 */
export function DepositLink({ isNarrow = false }: { isNarrow?: boolean }) {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const isOnBreak = useSelector(({ play }: RootState) => typeof play?.excludedUntil === 'number');
  if (isOnBreak) return null;
  const label = intl.formatMessage({ id: 'shell.deposit', defaultMessage: 'Deposit' });
  const icon = isNarrow && { title: label, 'aria-label': label, 'data-icon': '' };
  return (
    <LinkButton look="primary" href={officePath(lang, 'recharge')} {...icon}>
      {isNarrow ? <PlusIcon /> : label}
    </LinkButton>
  );
}
