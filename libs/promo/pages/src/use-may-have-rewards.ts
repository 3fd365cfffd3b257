import { mayHaveRewards } from '@touchline/content-state';
import { selectView } from '@touchline/shared-state';
import { useIsAllowed } from '@touchline/ui-pages';
import { useSelector } from 'react-redux';

/** Whether the player may take part in promotions and buy with points. @spec ID-29 */
export const useMayHaveRewards = (): boolean => useIsAllowed(useSelector(selectView).userId, mayHaveRewards);
