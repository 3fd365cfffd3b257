import { socialApi } from '@touchline/identity-forms';
import { allowsFunctionality } from '@touchline/identity-rules';
import { registrationOptionsRequested, selectIsPlayer, selectRegistrationOptions } from '@touchline/identity-state';
import { selectSiteConfig } from '@touchline/shared-config';
import { ResponseError } from '@touchline/shared-http';
import { homePath, safeReturnUrl } from '@touchline/shared-routes';
import { portsOf, selectLanguage, selectView, type RootState } from '@touchline/shared-state';
import { useEffect, useState } from 'react';
import type { Store } from 'redux';
import { useSelector, useStore } from 'react-redux';
import { chosenOf } from '../registration/registration-draft.ts';
import { askBrowser } from './ask-browser.ts';

/**
 * The place of a new account, as the registration form would preselect it; empty if the lists cannot be loaded, because a player who has an
 * account needs none.
 */
async function placeOf(store: Store, lang: string, signal: AbortSignal): Promise<Record<string, string>> {
  store.dispatch(registrationOptionsRequested({ lang }));
  const read = () => selectRegistrationOptions(store.getState());
  await new Promise<void>((resolve) => {
    const look = () => {
      const { status } = read();
      if (status !== 'ready' && status !== 'failed' && !signal.aborted) return;
      unsubscribe();
      signal.removeEventListener('abort', look);
      resolve();
    };
    const unsubscribe = store.subscribe(look);
    signal.addEventListener('abort', look);
    look();
  });
  const state = read();
  if (state.status !== 'ready') return {};
  const { country, currency } = chosenOf(state.options, { country: null, currency: null }, lang);
  return { ...(currency && { currency: String(currency.id) }), ...(country && { countryId: String(country.id) }) };
}

/**
 * Offers the visitor's Google account in the browser's own dialog. No request is made to Google before consent to functional cookies. The
 * visitor did not ask for the dialog, so its failure or dismissal is not reported.
 *
 * @param isOffered - whether the current page offers it.
 * @returns the outcome of a chosen account, named as in the URL; null while there is none.
 * @spec ID-05 PRV-2 AUTH-14
 */
export function useOneTap({ isOffered, returnUrl }: { isOffered: boolean; returnUrl: string | null }): 'stale' | 'failed' | null {
  const store = useStore<RootState>();
  const lang = useSelector(selectLanguage);
  const isConfigured = useSelector(selectSiteConfig)?.oneTapOrigin !== undefined;
  const isAgreed = useSelector((state: RootState) => allowsFunctionality(selectView(state).cookiesAgreeType));
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
      for (const [name, id] of Object.entries(await placeOf(store, lang, own.signal))) form.set(name, id);
      if (own.signal.aborted) return;
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
