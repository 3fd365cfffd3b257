import { selectActiveAccount } from '@touchline/account-state';
import { selectIsPlayThere, selectPlay, tightestWanted } from '@touchline/responsible-gaming-play-state';
import { LimitLeft } from '@touchline/responsible-gaming-ui';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';

/** Amount left of the player's tightest limit, before and after each round. @spec LIM-12 */
export function StakeLimit({ rounds }: { rounds: number }) {
  const dispatch = useDispatch();
  const { tightest } = useSelector(selectPlay);
  const account = useSelector(selectActiveAccount);
  const isThere = useSelector(selectIsPlayThere);
  useEffect(() => {
    if (isThere) dispatch(tightestWanted());
  }, [dispatch, rounds, isThere, account?.money, account?.iso]);
  return <LimitLeft limit={tightest} />;
}
