import { passkeyApi, useEnter } from '@touchline/identity-forms';
import { portsOf } from '@touchline/shared-state';
import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';

/** A challenge lives for ten minutes at the server; an offer is made anew before that. */
const RENEWED_AFTER_MS = 8 * 60_000;

/**
 * While the field of the login is shown, the browser offers the passkeys of this device in its list. The offer ends with the field, and while
 * the player is asked for a passkey by the button, because a browser answers one request at a time.
 *
 * @spec ID-03
 */
export function usePasskeyOffer(isOffered: boolean): void {
  const store = useStore();
  const enter = useEnter();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!isOffered) return undefined;
    const own = new AbortController();
    passkeyApi.offer(portsOf(store), own.signal).then(
      (answer) => {
        if (answer !== null && !own.signal.aborted) enter(answer);
      },
      () => undefined, // an offer that cannot be made takes nothing away: the button and the other ways stay
    );
    const renewal = setTimeout(() => setTurn((made) => made + 1), RENEWED_AFTER_MS);
    return () => {
      clearTimeout(renewal);
      own.abort();
    };
  }, [isOffered, turn, store, enter]);
}
