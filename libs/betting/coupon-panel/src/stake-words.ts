import type { StakeProblem } from '@touchline/betting-coupon-state';
import { useIntl } from 'react-intl';
import { useMoney } from './use-money.ts';

/** What is wrong with the stake in a field, for that field; nothing when all is well. @spec CP-14 MON-6 */
export function useStakeError(): (isBad: boolean, problem: StakeProblem | undefined) => string | undefined {
  const intl = useIntl();
  const money = useMoney();
  return (isBad, problem) => {
    if (isBad) return intl.formatMessage({ id: 'betting.stake.bad', defaultMessage: 'Enter a valid amount' });
    if (problem === undefined) return undefined;
    const amount = money(problem.amount);
    return problem.reason === 'amount-too-small'
      ? intl.formatMessage({ id: 'betting.stake.least', defaultMessage: 'Minimum stake: {amount}' }, { amount })
      : intl.formatMessage({ id: 'betting.stake.most', defaultMessage: 'Maximum stake: {amount}' }, { amount });
  };
}
