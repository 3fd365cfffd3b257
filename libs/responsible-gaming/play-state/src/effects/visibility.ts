import type { Ports } from '@touchline/shared-state';

/** The next time that the page is left, or seen again. */
export const visibilityChange = (page: Ports['page']): Promise<void> =>
  new Promise((resolve) => {
    const stop = page.onChange(() => {
      stop();
      resolve();
    });
  });
