import { withWords } from '@touchline/shared-i18n';
import { lazy, type ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { selectIsConsentAsked } from './is-consent-asked.ts';

let Loaded: ComponentType | undefined;
const fetchQuestion = withWords(() => import(/* @home */ './ConsentQuestion.tsx'), { isDrawn: true });
const load = async (): Promise<{ default: ComponentType }> => {
  Loaded = (await fetchQuestion()).ConsentQuestion;
  return { default: Loaded };
};
const Question = lazy(() =>
  load()
    .catch(load)
    .catch(() => ({ default: () => null })),
);

/**
 * The question about cookies: the edge draws it with the page, of which it is a large part on a phone, and the browser takes it over when its
 * code has come. Who has answered loads nothing.
 *
 * @spec ID-17
 */
export function ConsentLater() {
  if (!useSelector(selectIsConsentAsked)) return null;
  return Loaded === undefined ? <Question /> : <Loaded />;
}

/**
 * Fetches the code of a question that the edge has drawn, and keeps the press of who answers before it can be taken.
 *
 * @returns to be called once the page is taken over: the kept press is made then.
 * @spec ID-17
 */
export function expectConsent(page: Document): () => void {
  const panel = page.querySelector('[data-testid=consent]');
  if (panel === null) return () => undefined;
  let pressed: HTMLElement | null = null;
  const keep = ({ target }: Event): void => {
    pressed = (target as Element).closest('button');
  };
  panel.addEventListener('click', keep);
  // Code that does not come is no news: the panel asks for it once more. Said at once, as nobody else looks before the page is taken over.
  const ready = load().catch(() => null);
  return () =>
    void ready.then((code) => {
      panel.removeEventListener('click', keep);
      if (code !== null) pressed?.click();
    });
}
