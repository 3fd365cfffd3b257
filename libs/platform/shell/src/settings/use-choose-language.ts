import type { Store } from '@reduxjs/toolkit';
import { inLanguage } from '@touchline/shared-routes';
import { selectLanguage, viewChosen } from '@touchline/shared-state';
import { useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';

/** Shows the same page in another language; coupon and scroll position are kept. @spec LG-04 LG-06 LG-08 */
export function useChooseLanguage(): (code: string) => Promise<void> {
  const store = useStore();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return async (code) => {
    const top = window.scrollY;
    // The content is the same in other words, so the player should continue at the same place.
    const { keepPlace } = await import('./keep-place.ts');
    keepPlace(top);
    void navigate(inLanguage(pathname, code) + search + hash, { preventScrollReset: true });
    endWait();
    endWait = whenSpoken(store, code, () => store.dispatch(viewChosen({ language: code })));
  };
}

/** Another choice cancels the wait for the previous one. */
let endWait = (): void => undefined;

/**
 * Calls back when the messages of the language have loaded, which on a slow connection may be long after the page.
 *
 * @returns a function that cancels the wait.
 */
function whenSpoken(store: Store, code: string, then: () => void): () => void {
  const isSpoken = (): boolean => selectLanguage(store.getState()) === code;
  if (isSpoken()) {
    then();
    return () => undefined;
  }
  const end = store.subscribe(() => {
    if (!isSpoken()) return;
    end();
    then();
  });
  return end;
}
