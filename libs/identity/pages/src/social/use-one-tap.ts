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
 * Offers the visitor's Google account in the browser's own dialog. No request is made to Google before consent to functional cookies. The
 * visitor did not ask for the dialog, so its failure or dismissal is not reported.
 *
 * @param isOffered - whether the current page offers it.
 * @returns the outcome of a chosen account, named as in the URL; null while there is none.
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
        // Full page load, so that the page has the player's session.
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
