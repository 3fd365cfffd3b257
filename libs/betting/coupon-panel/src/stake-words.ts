import { selectCouponAct, selectPurse, type StakeProblem } from '@touchline/betting-coupon-state';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { ownLimitName } from './own-limit-words.ts';
import { useMoney } from './use-money.ts';

/** Error text for a stake field: what is wrong with its text, or with its amount; undefined if the stake is valid. @spec CP-14 MON-6 */
export function useStakeError(): (wrong: string | undefined, problem: StakeProblem | undefined) => string | undefined {
  const intl = useIntl();
  const money = useMoney();
  return (wrong, problem) => {
    if (wrong !== undefined || problem === undefined) return wrong;
    const amount = money(problem.amount);
    return problem.reason === 'amount-too-small'
      ? intl.formatMessage({ id: 'betting.stake.least', defaultMessage: 'Minimum stake: {amount}' }, { amount })
      : intl.formatMessage({ id: 'betting.stake.most', defaultMessage: 'Maximum stake: {amount}' }, { amount });
  };
}

/** Why the stake can't be paid: it exceeds the balance or one of the player's own limits. @spec CP-14 CP-32 RG-02 */
export function useBeyondPurse(): string | undefined {
  const intl = useIntl();
  const money = useMoney();
  const act = useSelector(selectCouponAct);
  const purse = useSelector(selectPurse);
  if (act.kind === 'not-enough-money' && purse !== null)
    return intl.formatMessage(
      { id: 'betting.stake.balance', defaultMessage: 'Insufficient balance. Available: {amount}' },
      { amount: money(purse) },
    );
  if (act.kind === 'over-limit')
    return intl.formatMessage(
      { id: 'betting.place.overLimit', defaultMessage: '{amount} left of {limit}' },
      { amount: money(act.left), limit: ownLimitName(intl, act.limitType) },
    );
  return undefined;
}
