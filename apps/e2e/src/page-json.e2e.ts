import type { Page } from '@playwright/test';
import { ONLY } from './support/only.ts';
import { startEdge } from './support/own-edge.ts';
import { expect, test } from './support/quiet-page.ts';
import { goInside } from './support/remotes.ts';

/** Pages whose load makes calls, each of another section. */
const PAGES = ['/en/results', '/en/toto', '/en/casino/new'];
const IS_CALL = /^\/(?:bff-api|web-api)\/(?!config|seo|feed|session)/;

/** Requests of one navigation by the page: page JSON, and calls of the page itself. */
async function watched(page: Page, path: string): Promise<{ json: string[]; calls: string[] }> {
  const json: string[] = [];
  const calls: string[] = [];
  const watch = (request: { url: () => string; method: () => string; headers: () => Record<string, string> }): void => {
    const { pathname } = new URL(request.url());
    const { 'mf-render-mode': mode, 'mf-api-version': version } = request.headers();
    if (mode !== undefined) json.push(`${pathname} ${mode} ${version}`);
    else if (request.method() === 'GET' && IS_CALL.test(pathname)) calls.push(pathname);
  };
  page.on('request', watch);
  await goInside(page, path);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  page.off('request', watch);
  return { json, calls };
}

test('[RM-05] a navigation fetches page JSON, and the calls that the edge made are not made again', ONLY.desktop, async ({ page }) => {
  const found: Record<string, string[][]> = {};
  for (const hasPageJson of [false, true]) {
    const edge = await startEdge({ hasPageJson });
    try {
      await page.goto(`${edge.origin}/en/information/contacts`);
      await expect(page.locator('html[data-taken-over]')).toHaveCount(1);
      for (const path of PAGES) {
        const { json, calls } = await watched(page, path);
        expect(json).toEqual(hasPageJson ? [`${path} json v2`] : []);
        (found[path] ??= []).push(calls);
      }
    } finally {
      await edge.stop();
    }
  }
  console.log(JSON.stringify(found));
  for (const [path, [before = [], after = []]] of Object.entries(found)) {
    expect(before.length, path).toBeGreaterThan(0);
    expect(after.length, path).toBeLessThan(before.length);
  }
});
