import { loadRights, selectUserId } from '@touchline/identity-state';
import { type AskIsAllowed, useIsAllowed } from '@touchline/ui-pages';
import { useSelector } from 'react-redux';

const ask: AskIsAllowed = async (to, signal) => (await loadRights(to, signal)).rights.rewards;

/** Whether the player may have bonuses, cashback and promotions. @spec ID-29 */
export const useMayHaveRewards = (): boolean => useIsAllowed(useSelector(selectUserId), ask);
