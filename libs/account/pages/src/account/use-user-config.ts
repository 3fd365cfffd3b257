import { accountCalls, type UserConfig } from '@touchline/account-contract';
import { selectUserId } from '@touchline/identity-state';
import { callJson } from '@touchline/shared-http';
import { portsOf } from '@touchline/shared-state';
import { useEffect, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { readUserConfig } from './readers.ts';

/** The user config of the signed-in player; null while it loads and after a failure. @spec AC-03 */
export function useUserConfig(): UserConfig | null {
  const store = useStore();
  const userId = useSelector(selectUserId);
  const [config, setConfig] = useState<UserConfig | null>(null);
  useEffect(() => {
    if (userId === null) return undefined;
    const own = new AbortController();
    callJson(portsOf(store), accountCalls.userConfig, { signal: own.signal, read: readUserConfig }).then(
      (received) => {
        if (!own.signal.aborted) setConfig(received);
      },
      () => undefined,
    );
    return () => own.abort();
  }, [store, userId]);
  return config?.user_id === userId ? config : null;
}
