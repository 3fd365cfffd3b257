import { passkeyApi, useEnter } from '@touchline/identity-forms';
import { portsOf } from '@touchline/shared-state';
import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';

/** The server expires a challenge after ten minutes; renew the offer before that. */
const RENEWED_AFTER_MS = 8 * 60_000;

/**
 * Offers the passkeys of this device in the autofill list of the login field. The offer is withdrawn when the field unmounts, and while the
 * button asks for a passkey, because a browser handles one request at a time.
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
      () => undefined, // without an offer, the button and the other methods still work
    );
    const renewal = setTimeout(() => setTurn((made) => made + 1), RENEWED_AFTER_MS);
    return () => {
      clearTimeout(renewal);
      own.abort();
    };
  }, [isOffered, turn, store, enter]);
}
