import type { Store } from '@reduxjs/toolkit';
import { selectLanguage, viewChosen } from '@touchline/shared-state';
import { keepPlace } from './keep-place.ts';

export interface LanguageChoice {
  store: Store;
  /** Language code. */
  code: string;
  /** Scroll position of the page in CSS pixels: the content is the same in other words, so the player should continue at the same place. */
  top: number;
  /** Navigates to the page in the language. */
  show: () => void;
}

/** Shows the page in another language and stores the choice once its messages have loaded. @spec LG-04 LG-06 LG-08 */
export function chooseLanguage({ store, code, top, show }: LanguageChoice): void {
  keepPlace(top);
  show();
  endWait();
  endWait = whenSpoken(store, code, () => store.dispatch(viewChosen({ language: code })));
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
