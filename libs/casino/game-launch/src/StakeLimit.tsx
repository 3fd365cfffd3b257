import { selectPlay, tightestWanted } from '@touchline/responsible-gaming-play-state';
import { LimitLeft } from '@touchline/responsible-gaming-ui';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';

/** What the player's tightest limit leaves, before a round and after each. @spec LIM-12 */
export function StakeLimit({ rounds }: { rounds: number }) {
  const dispatch = useDispatch();
  const { tightest } = useSelector(selectPlay);
  useEffect(() => {
    dispatch(tightestWanted());
  }, [dispatch, rounds]);
  return <LimitLeft limit={tightest} />;
}
