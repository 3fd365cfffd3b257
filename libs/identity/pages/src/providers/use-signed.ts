import { socialApi } from '@touchline/identity-forms';
import { ResponseError, type Caller } from '@touchline/shared-http';
import { homePath, safeReturnUrl } from '@touchline/shared-routes';
import { portsOf, selectLanguage } from '@touchline/shared-state';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { addressOf, findWallet, isRefusal, sign } from './find-wallet.ts';

/** What became of it, as the address of the page says it of other sites. */
export type SignedOutcome = 'no-wallet' | 'refused' | 'stale' | 'failed';

const outcomeOf = (error: unknown): SignedOutcome => {
  if (isRefusal(error)) return 'refused';
  return error instanceof ResponseError && error.code === 'link-used' ? 'stale' : 'failed';
};

/** Makes what signs somebody in and goes where the server says; a whole page, because it comes with the player's session. */
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
      const asked = { address, language: lang, ...(returnUrl !== undefined && { returnUrl }) };
      const { ticket, message } = await socialApi.walletAsk(to, asked, signal);
      return socialApi.wallet(to, { ticket, signature: await sign(wallet, message, address) }, signal);
    });
  }, [go, lang, returnUrl, setOutcome]);
  return { enter, outcome, isRunning };
}

const RESULT = /^#tgAuthResult=([\w-]+)=*$/;

/** Reads what Telegram put behind the `#` of the address, once. @returns what became of it; null while there is nothing to say. @spec ID-04 AUTH-14 */
export function useTelegram(state: string | null): { outcome: SignedOutcome | null } {
  const { go, outcome, setOutcome } = useSigned();
  useEffect(() => {
    if (state === null) return undefined;
    // What is tried works once: an effect that is run twice tries it once.
    const timer = setTimeout(() => {
      const result = RESULT.exec(window.location.hash)?.[1];
      // What was signed is in no link that the player copies from here.
      window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
      if (result === undefined || result === 'false') setOutcome('refused');
      else void go((to, signal) => socialApi.telegram(to, { state, result }, signal));
    });
    return () => clearTimeout(timer);
  }, [go, setOutcome, state]);
  return { outcome };
}
