const LATER = 'later-stylesheet';
let wanted: Promise<unknown> | undefined;

/** Inserted at its place in the order, so that later stylesheets still override it. */
const apply = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.rel = LATER;
      reject(new Error(`The stylesheet ${link.href} did not load.`));
    };
    link.rel = 'stylesheet';
  });

/**
 * Loads the styles that the document names but was rendered without; repeated calls share one load.
 *
 * @throws Error when one fails to load; the next call retries.
 * @spec PL-02
 */
export function laterStyles(): Promise<unknown> {
  wanted ??= Promise.all([...document.querySelectorAll<HTMLLinkElement>(`link[rel=${LATER}]`)].map(apply)).catch((error: unknown) => {
    wanted = undefined;
    throw error;
  });
  return wanted;
}
