import { loadRights, selectUserId } from '@touchline/identity-state';
import { portsOf } from '@touchline/shared-state';
import { useEffect, useState } from 'react';
import { useSelector, useStore } from 'react-redux';

/** Whether the player may have bonuses, cashback and promotions. True until the answer of get-rights is known, because the server refuses what is forbidden. @spec ID-29 */
export function useMayHaveRewards(): boolean {
  const store = useStore();
  const userId = useSelector(selectUserId);
  const [deniedTo, setDeniedTo] = useState<number | null>(null);
  useEffect(() => {
    if (userId === null) return undefined;
    const own = new AbortController();
    loadRights(portsOf(store), own.signal).then(
      ({ rights }) => {
        if (!own.signal.aborted) setDeniedTo(rights.rewards ? null : userId);
      },
      () => undefined,
    );
    return () => own.abort();
  }, [store, userId]);
  return userId === null || deniedTo !== userId;
}
