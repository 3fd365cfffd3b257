import type { Store } from '@reduxjs/toolkit';
import { inLanguage } from '@touchline/shared-routes';
import { selectLanguage, viewChosen } from '@touchline/shared-state';
import { useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';

/** Shows the same page in another language; the coupon and the place on the page stay as they are. @spec LG-04 LG-06 LG-08 */
export function useChooseLanguage(): (code: string) => Promise<void> {
  const store = useStore();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return async (code) => {
    const top = window.scrollY;
    // The same page in other words: the player goes on reading where they were.
    const { keepPlace } = await import('./keep-place.ts');
    keepPlace(top);
    void navigate(inLanguage(pathname, code) + search + hash, { preventScrollReset: true });
    endWait();
    endWait = whenSpoken(store, code, () => store.dispatch(viewChosen({ language: code })));
  };
}

/** Another choice is the end of waiting for the one before. */
let endWait = (): void => undefined;

/** A language whose words did not come is not the player's yet; on a slow line they come long after the page has. @returns gives up. */
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
