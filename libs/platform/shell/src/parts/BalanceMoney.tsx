import { selectActiveAccount, type selectAccounts } from '@touchline/account-state';
import { selectDisplayFlag, type RootState } from '@touchline/shared-state';
import { Bone, Money, VisuallyHidden } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';

/** One of the player's accounts. @spec AC-01 */
export type Account = ReturnType<typeof selectAccounts>[number];

/**
 * Balance of an account; a placeholder until it is known, dots if the player hides it.
 *
 * @param of - the active account by default.
 * @spec AC-01 LY-11
 */
export function BalanceMoney({ of }: { of?: Account }) {
  const active = useSelector(selectActiveAccount);
  const account = of ?? active;
  const isHidden = useSelector((state: RootState) => selectDisplayFlag(state, 'isBalanceHidden'));
  if (account === null) return <Bone width={64} />;
  if (!isHidden) return <Money amount={account.money} exponent={account.exponent} iso={account.iso} />;
  return (
    <>
      <span aria-hidden="true">•••</span>
      <VisuallyHidden>
        <FormattedMessage id="shell.balance.hidden" defaultMessage="Balance hidden" />
      </VisuallyHidden>
    </>
  );
}
