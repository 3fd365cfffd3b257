import { loadRights, selectUserId } from '@touchline/identity-state';
import { type AskIsAllowed, useIsAllowed } from '@touchline/ui-pages';
import { useSelector } from 'react-redux';

const ask: AskIsAllowed = async (to, signal) => (await loadRights(to, signal)).rights.tickets;

/** Whether the player may buy tickets. @spec ID-29 */
export const useMayBuy = (): boolean => useIsAllowed(useSelector(selectUserId), ask);
