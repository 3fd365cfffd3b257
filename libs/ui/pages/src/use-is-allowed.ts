import { portsOf, type Ports } from '@touchline/shared-state';
import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';

/** Asks the server whether the signed-in player may do something. */
export type AskIsAllowed = (to: Pick<Ports, 'origin' | 'send'>, signal: AbortSignal) => Promise<boolean>;

/**
 * Whether a player may do something. True until the answer is known and when it fails, because the server refuses what is forbidden.
 *
 * @param userId - the signed-in player; null for a visitor, who is not asked about.
 * @param ask - a function outside the component, because a new one asks again.
 * @spec ID-29
 */
export function useIsAllowed(userId: number | null, ask: AskIsAllowed): boolean {
  const store = useStore();
  const [deniedTo, setDeniedTo] = useState<number | null>(null);
  useEffect(() => {
    if (userId === null) return undefined;
    const own = new AbortController();
    ask(portsOf(store), own.signal).then(
      (isAllowed) => {
        if (!own.signal.aborted) setDeniedTo(isAllowed ? null : userId);
      },
      () => undefined,
    );
    return () => own.abort();
  }, [store, userId, ask]);
  return userId === null || deniedTo !== userId;
}
