import { measured } from './support/measured.ts';
import type { Page } from '@playwright/test';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEdge } from './support/own-edge.ts';
import { ONLY } from './support/only.ts';
import { expect, test } from './support/quiet-page.ts';

const NAME = 'North Park';

// Starts edges; the result is the same in both builds.
test.slow();

let folder = '';
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-kept-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Simulates an edge that ran here without faults and left its copy. */
async function leaveCopy(): Promise<void> {
  const edge = await startEdge({ site: { companyName: NAME }, keptFolder: folder });
  try {
    await expect.poll(() => readdirSync(folder)).toContain('config-en');
  } finally {
    await edge.stop();
  }
}

/** Opens a page and counts its documents. */
async function openCounting(page: Page, url: string): Promise<{ status: number | undefined; ms: number; documents: () => number }> {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  const began = Date.now();
  const answer = await page.goto(url, { waitUntil: 'commit' });
  return { status: answer?.status(), ms: Date.now() - began, documents: () => documents };
}

for (const configFault of ['refuses', 'says nothing', 'is unsigned'] as const) {
  test(
    `[CFG-1] an edge that starts while the configuration ${configFault} serves the site from the last good copy`,
    ONLY.desktop,
    async ({ page }) => {
      await leaveCopy();
      const edge = await startEdge({ site: { companyName: 'South Park' }, keptFolder: folder, configFault });
      try {
        const { status, ms } = await openCounting(page, `${edge.origin}/en/line`);

        expect(status).toBe(200);
        measured({ id: 'CFG-1', unit: 'ms until the page, with the last good configuration', atMost: 2_500, run: 'long', value: ms });
        await expect(page.locator('html[data-taken-over]')).toBeAttached();
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(page.locator('meta[property="og:site_name"]')).toHaveAttribute('content', NAME);
      } finally {
        await page.close(); // pending requests would fail when the edge stops
        await edge.stop();
      }
    },
  );
}

test.describe('without a usable copy', () => {
  // The browser itself logs the status.
  test.use({ allowedConsole: [/503/] });

  test('[CFG-1] the fallback page retries only on a click, which restores the site', ONLY.desktop, async ({ page }) => {
    await leaveCopy();
    const file = join(folder, 'config-en');
    writeFileSync(file, readFileSync(file, 'utf8').replace(NAME, 'South Park'));
    const edge = await startEdge({ keptFolder: folder, configFault: 'refuses' });
    try {
      const { status, documents } = await openCounting(page, `${edge.origin}/en/line`);
      expect(status).toBe(503);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The site has no connection to its service');
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The site has no connection to its service');
      expect(documents()).toBe(2); // the click, and nothing else

      edge.answerConfig(null);
      await page.getByRole('link', { name: 'Try again' }).click();

      await expect(page.locator('html[data-taken-over]')).toBeAttached();
      await expect(page).toHaveURL(`${edge.origin}/en/line`);
      expect(documents()).toBe(3);
    } finally {
      await page.close(); // pending requests would fail when the edge stops
      await edge.stop();
    }
  });
});
