/** A form marks invalid fields when it re-renders, after the submit event. */
const DRAWN_AFTER_MS = 100;

/**
 * Reports the names of fields that a form marks as invalid on submit. Values are never read.
 *
 * @returns a function that stops the observation.
 * @spec AN-07 PRV-1
 */
export function observeForms(page: Document, onWrongFields: (names: string[]) => void): () => void {
  const sent = ({ target }: Event): void => {
    const form = target as HTMLFormElement;
    setTimeout(() => {
      const names = [...form.querySelectorAll('[aria-invalid=true][name]')].map((field) => field.getAttribute('name') ?? '');
      if (names.length > 0) onWrongFields(names);
    }, DRAWN_AFTER_MS);
  };
  page.addEventListener('submit', sent, true);
  return () => page.removeEventListener('submit', sent, true);
}

/** Path of a link to sign in with a social network; the group captures its name. */
const OTHER_SITE = /^\/social-api\/oauth\/([\w-]+)/;

/**
 * Reports the social network that a visitor chooses to sign in with.
 *
 * @returns a function that stops the observation.
 * @spec AN-09
 */
export function observeNetworks(page: Document, onNetwork: (id: string) => void): () => void {
  const pressed = ({ target }: Event): void => {
    const link = (target as Element | null)?.closest?.('a[href]');
    const id = OTHER_SITE.exec(link?.getAttribute('href') ?? '')?.[1];
    if (id !== undefined) onNetwork(id);
  };
  page.addEventListener('click', pressed, true);
  return () => page.removeEventListener('click', pressed, true);
}
