import { mayHaveRewards } from '@touchline/content-state';
import { portsOf, selectView } from '@touchline/shared-state';
import { useEffect, useState } from 'react';
import { useSelector, useStore } from 'react-redux';

/** Whether the player may have rewards. True until the answer of get-rights is known, because the server refuses what is forbidden. @spec ID-29 */
export function useMayHaveRewards(): boolean {
  const store = useStore();
  const { userId } = useSelector(selectView);
  const [deniedTo, setDeniedTo] = useState<number | null>(null);
  useEffect(() => {
    if (userId === null) return undefined;
    const own = new AbortController();
    mayHaveRewards(portsOf(store), own.signal).then(
      (isAllowed) => {
        if (!own.signal.aborted) setDeniedTo(isAllowed ? null : userId);
      },
      () => undefined,
    );
    return () => own.abort();
  }, [store, userId]);
  return userId === null || deniedTo !== userId;
}
