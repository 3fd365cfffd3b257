import type { Page } from '@playwright/test';

/** Navigates within the page's router, as the browser's buttons do. */
export async function pushPath(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.setAttribute('data-seen', heading.textContent ?? '');
    history.pushState({ idx: history.length, key: to, usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}

/** The same, and waits for a new heading. */
export async function goTo(page: Page, path: string): Promise<void> {
  await pushPath(page, path);
  await page.waitForFunction(
    () => {
      const heading = document.querySelector('main h1, h1');
      return heading !== null && heading.getAttribute('data-seen') !== heading.textContent;
    },
    undefined,
    { timeout: 100_000 },
  );
}
