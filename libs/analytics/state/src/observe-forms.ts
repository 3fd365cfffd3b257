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
