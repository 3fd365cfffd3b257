import { socialApi } from '@touchline/identity-forms';
import { allowsFunctionality } from '@touchline/identity-rules';
import { selectIsPlayer } from '@touchline/identity-state';
import { selectSiteConfig } from '@touchline/shared-config';
import { ResponseError } from '@touchline/shared-http';
import { homePath, safeReturnUrl } from '@touchline/shared-routes';
import { portsOf, selectLanguage, selectView } from '@touchline/shared-state';
import { useEffect, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { askBrowser } from './ask-browser.ts';

/**
 * Offers the visitor's Google account by the browser's own dialog. Google is asked for nothing before the visitor agreed to cookies of
 * functionality. Nobody asked for the dialog, so that it can't be shown or was closed is said nowhere.
 *
 * @param isOffered - whether the page is one to offer it on.
 * @returns what became of an account that was chosen, as the address of the page says it; null while there is nothing to say.
 * @spec ID-05 PRV-2 AUTH-14
 */
export function useOneTap({ isOffered, returnUrl }: { isOffered: boolean; returnUrl: string | null }): 'stale' | 'failed' | null {
  const store = useStore();
  const lang = useSelector(selectLanguage);
  const isConfigured = useSelector(selectSiteConfig)?.oneTapOrigin !== undefined;
  const isAgreed = useSelector((state) => allowsFunctionality(selectView(state).cookiesAgreeType));
  const isPlayer = useSelector(selectIsPlayer);
  const isOn = isOffered && isConfigured && isAgreed && !isPlayer;
  const [outcome, setOutcome] = useState<'stale' | 'failed' | null>(null);
  useEffect(() => {
    if (!isOn) return undefined;
    const own = new AbortController();
    const ports = portsOf(store);
    const choose = async (): Promise<void> => {
      const credential = await askBrowser(ports, own.signal);
      if (credential === null || own.signal.aborted) return;
      setOutcome(null);
      const form = new FormData();
      form.set('credential', credential);
      form.set('language', lang);
      if (returnUrl !== null) form.set('returnUrl', returnUrl);
      try {
        const next = await socialApi.oneTap(ports, form, own.signal);
        // A whole page: it comes with the player's session.
        window.location.assign(safeReturnUrl(next, window.location.origin, lang) ?? homePath(lang));
      } catch (error) {
        if (own.signal.aborted) return;
        setOutcome(error instanceof ResponseError && error.code === 'link-used' ? 'stale' : 'failed');
      }
    };
    void choose();
    return () => own.abort();
  }, [isOn, lang, returnUrl, store]);
  return outcome;
}
