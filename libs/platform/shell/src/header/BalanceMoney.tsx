import { selectActiveAccount } from '@touchline/account-state';
import { Bone, Money } from '@touchline/ui-kit';
import { useSelector } from 'react-redux';

/** Money on the active account; a grey shape until it is known. @spec AC-01 */
export function BalanceMoney() {
  const account = useSelector(selectActiveAccount);
  return account === null ? <Bone width={64} /> : <Money amount={account.money} exponent={account.exponent} iso={account.iso} />;
}
