import type { LoginAnswer } from '@touchline/identity-contract';
import { SESSION_TOPIC, sessionReceived, type KnownSession } from '@touchline/identity-state';
import { portsOf } from '@touchline/shared-state';
import { useCallback } from 'react';
import { useDispatch, useStore } from 'react-redux';

const MS_PER_SECOND = 1000;

/** Announces the signed-in player in this tab and the others. The next session check corrects the start to the second. @spec TAB-1 */
export function useEnter(): (answer: LoginAnswer) => void {
  const store = useStore();
  const dispatch = useDispatch();
  return useCallback(
    ({ user_id: userId, previousLoginAt }) => {
      const { now, tabs } = portsOf(store);
      const session: KnownSession = { status: 'player', userId, startedAt: Math.floor(now() / MS_PER_SECOND), previousLoginAt };
      dispatch(sessionReceived(session));
      tabs.post(SESSION_TOPIC, session);
    },
    [dispatch, store],
  );
}
