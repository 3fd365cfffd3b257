const LATER = 'later-stylesheet';
let wanted: Promise<unknown> | undefined;

/** In its place among the others, so that what applies after it still does. */
const apply = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.rel = LATER;
      reject(new Error(`The stylesheet ${link.href} did not load; what opens would be drawn without its looks.`));
    };
    link.rel = 'stylesheet';
  });

/**
 * Asks for the styles that the document names but was drawn without; whoever asks again waits for the same ones.
 *
 * @throws Error when one does not come; the next call asks again.
 * @spec PL-02
 */
export function laterStyles(): Promise<unknown> {
  wanted ??= Promise.all([...document.querySelectorAll<HTMLLinkElement>(`link[rel=${LATER}]`)].map(apply)).catch((error: unknown) => {
    wanted = undefined;
    throw error;
  });
  return wanted;
}
