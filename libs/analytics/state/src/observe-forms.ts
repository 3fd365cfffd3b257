/** A form marks its wrong fields when it draws again, after the event that sent it. */
const DRAWN_AFTER_MS = 100;

/**
 * Hears the names of fields that a form marks as wrong when it is sent. Values are never read.
 *
 * @returns ends it.
 * @spec AN-07 PRV-1
 */
export function observeForms(page: Document, hear: (names: string[]) => void): () => void {
  const sent = ({ target }: Event): void => {
    const form = target as HTMLFormElement;
    setTimeout(() => {
      const names = [...form.querySelectorAll('[aria-invalid=true][name]')].map((field) => field.getAttribute('name') ?? '');
      if (names.length > 0) hear(names);
    }, DRAWN_AFTER_MS);
  };
  page.addEventListener('submit', sent, true);
  return () => page.removeEventListener('submit', sent, true);
}

/** Where a link leads that signs in with another site; the rest is its name. */
const OTHER_SITE = /^\/social-api\/oauth\/([\w-]+)/;

/**
 * Hears which other site a visitor chose to sign in with.
 *
 * @returns ends it.
 * @spec AN-09
 */
export function observeNetworks(page: Document, hear: (id: string) => void): () => void {
  const pressed = ({ target }: Event): void => {
    const link = (target as Element | null)?.closest?.('a[href]');
    const id = OTHER_SITE.exec(link?.getAttribute('href') ?? '')?.[1];
    if (id !== undefined) hear(id);
  };
  page.addEventListener('click', pressed, true);
  return () => page.removeEventListener('click', pressed, true);
}
