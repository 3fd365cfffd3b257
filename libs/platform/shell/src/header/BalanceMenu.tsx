import { HeaderBalance } from '@touchline/ui-desktop';
import { useIntl } from 'react-intl';
import { BalanceMoney } from '../parts/BalanceMoney.tsx';
import { PlayerMenu } from './PlayerMenu.tsx';

/** The balance; a press opens the accounts, deposit and withdrawal. @spec AC-01 AC-02 */
export function BalanceMenu() {
  const label = useIntl().formatMessage({ id: 'shell.strip.balance', defaultMessage: 'Balance' });
  return (
    <PlayerMenu
      of="money"
      label={label}
      trigger={
        <HeaderBalance title={label}>
          <BalanceMoney />
        </HeaderBalance>
      }
    />
  );
}
