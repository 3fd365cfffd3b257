import { withWords } from '@touchline/shared-i18n';
import { lazy, type ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { selectIsConsentDue } from './is-consent-due.ts';

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
 * The cookie consent panel. The edge renders it with the page, as it covers much of a phone's screen; the browser hydrates it when its
 * chunk has loaded. Visitors who have answered load nothing.
 *
 * @spec ID-17
 */
export function ConsentLater() {
  if (!useSelector(selectIsConsentDue)) return null;
  return Loaded === undefined ? <Question /> : <Loaded />;
}

/**
 * Loads the code of a consent panel that the edge has rendered, and remembers a click made before hydration.
 *
 * @returns a function to call after hydration; it repeats the click.
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
  // A failure is ignored, because the panel retries the load. It is caught here, since nothing else awaits the promise before hydration.
  const ready = load().catch(() => null);
  return () =>
    void ready.then((code) => {
      panel.removeEventListener('click', keep);
      if (code !== null) pressed?.click();
    });
}
