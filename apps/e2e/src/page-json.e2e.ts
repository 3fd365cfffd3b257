import type { Page, Request } from '@playwright/test';
import { ONLY } from './support/only.ts';
import { startEdge } from './support/own-edge.ts';
import { expect, test } from './support/quiet-page.ts';
import { goInside } from './support/remotes.ts';

/** Pages whose load makes calls, by section. */
const PAGES = { results: '/en/results', toto: '/en/toto', casino: '/en/casino/new' } as const;
const IS_CALL = /^\/(?:bff-api|web-api)\//;

/** Path and query of the calls that the page makes while `work` runs. */
async function callsDuring(page: Page, work: () => Promise<void>): Promise<string[]> {
  const calls: string[] = [];
  const watch = (request: Request): void => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === 'GET' && IS_CALL.test(pathname)) calls.push(pathname + search);
  };
  page.on('request', watch);
  await work();
  page.off('request', watch);
  return calls;
}

test('[RM-05] a navigation fetches page JSON, and the calls that the edge made are not made again', ONLY.desktop, async ({ page }) => {
  const edge = await startEdge({ hasPageJson: true });
  try {
    await page.goto(`${edge.origin}/en/information/contacts`);
    await expect(page.locator('html[data-taken-over]')).toHaveCount(1);
    for (const [section, path] of Object.entries(PAGES)) {
      let places: string[] = [];
      const calls = await callsDuring(page, async () => {
        const arriving = page.waitForResponse((response) => response.request().headers()['mf-render-mode'] === 'json');
        await goInside(page, path);
        const response = await arriving;
        expect([new URL(response.url()).pathname, response.request().headers()['mf-api-version']]).toEqual([path, 'v2']);
        places = ((await response.json()) as { calls: { place: string }[] }).calls.map(({ place }) => place);
        await expect(page.getByTestId(`section-${section}`).getByRole('heading').first()).toBeVisible();
        await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
      });
      expect(places.length, path).toBeGreaterThan(0);
      expect(
        calls.filter((call) => places.includes(call)),
        `${path}: ${places.length} calls by the edge, ${calls.length} by the page`,
      ).toEqual([]);
    }
  } finally {
    await edge.stop();
  }
});
