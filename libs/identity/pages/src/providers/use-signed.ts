import { socialApi } from '@touchline/identity-forms';
import { ResponseError, type Caller } from '@touchline/shared-http';
import { homePath, safeReturnUrl } from '@touchline/shared-routes';
import { portsOf, selectLanguage } from '@touchline/shared-state';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { addressOf, findWallet, isRefusal, sign } from './find-wallet.ts';

/** Outcomes, named like those in the URL after a sign-in with another site. */
export type SignedOutcome = 'no-wallet' | 'refused' | 'stale' | 'failed';

const outcomeOf = (error: unknown): SignedOutcome => {
  if (isRefusal(error)) return 'refused';
  return error instanceof ResponseError && error.code === 'link-used' ? 'stale' : 'failed';
};

/** Runs a sign-in and navigates to the URL from the server, with a full page load so that the page has the player's session. */
function useSigned() {
  const store = useStore();
  const lang = useSelector(selectLanguage);
  const [outcome, setOutcome] = useState<SignedOutcome | null>(null);
  const [isRunning, setRunning] = useState(false);
  const own = useRef<AbortController | null>(null);
  useEffect(() => () => own.current?.abort(), []);
  const go = useCallback(
    async (work: (to: Caller, signal: AbortSignal) => Promise<string>) => {
      own.current?.abort();
      const { signal } = (own.current = new AbortController());
      setRunning(true);
      setOutcome(null);
      try {
        const next = await work(portsOf(store), signal);
        if (!signal.aborted) window.location.assign(safeReturnUrl(next, window.location.origin, lang) ?? homePath(lang));
      } catch (error) {
        if (signal.aborted) return;
        setRunning(false);
        setOutcome(outcomeOf(error));
      }
    },
    [lang, store],
  );
  return { lang, go, outcome, setOutcome, isRunning };
}

/** Sign-in with the wallet of this browser. @spec ID-04 AUTH-14 */
export function useWallet(returnUrl: string | undefined) {
  const { lang, go, outcome, setOutcome, isRunning } = useSigned();
  const enter = useCallback(() => {
    const wallet = findWallet(window);
    if (wallet === null) return setOutcome('no-wallet');
    return void go(async (to, signal) => {
      const address = await addressOf(wallet);
      const body = { address, language: lang, ...(returnUrl !== undefined && { returnUrl }) };
      const { ticket, message } = await socialApi.walletAsk(to, body, signal);
      return socialApi.wallet(to, { ticket, signature: await sign(wallet, message, address) }, signal);
    });
  }, [go, lang, returnUrl, setOutcome]);
  return { enter, outcome, isRunning };
}

const RESULT = /^#tgAuthResult=([\w-]+)=*$/;

/** Reads Telegram's result from the URL fragment, once. @returns the outcome; null while there is none. @spec ID-04 AUTH-14 */
export function useTelegram(state: string | null): { outcome: SignedOutcome | null } {
  const { go, outcome, setOutcome } = useSigned();
  useEffect(() => {
    if (state === null) return undefined;
    // The result is single-use, and strict mode runs an effect twice; the timer makes it one attempt.
    const timer = setTimeout(() => {
      const result = RESULT.exec(window.location.hash)?.[1];
      // Remove the signed result, so that it is in no URL that the player copies.
      window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
      if (result === undefined || result === 'false') setOutcome('refused');
      else void go((to, signal) => socialApi.telegram(to, { state, result }, signal));
    });
    return () => clearTimeout(timer);
  }, [go, setOutcome, state]);
  return { outcome };
}
