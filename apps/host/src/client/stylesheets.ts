const find = (url: string): HTMLLinkElement | undefined =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].find((link) => link.getAttribute('href') === url);

/** Adds a stylesheet to the page; resolves when it applies, so that nothing renders without it. @throws Error when it does not load. */
export function ensureStylesheet(url: string): Promise<void> {
  const known = find(url);
  if (known?.sheet != null) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = known ?? document.createElement('link');
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener(
      'error',
      () => {
        link.remove();
        reject(new Error(`The stylesheet ${url} did not load.`));
      },
      { once: true },
    );
    if (known !== undefined) return;
    link.rel = 'stylesheet';
    link.href = url;
    document.head.append(link);
  });
}

export const dropStylesheet = (url: string): void => find(url)?.remove();
