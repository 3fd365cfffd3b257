import type { Ports } from '@touchline/shared-state';

/** Resolves when the page is next hidden or shown. */
export const visibilityChange = (page: Ports['page']): Promise<void> =>
  new Promise((resolve) => {
    const stop = page.onChange(() => {
      stop();
      resolve();
    });
  });
