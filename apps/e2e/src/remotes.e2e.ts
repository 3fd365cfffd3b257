import type { Page } from '@playwright/test';
import { expect, test } from './support/quiet-page.ts';
import { goInside, isSamePage, mark } from './support/remotes.ts';
import { ONLY } from './support/only.ts';

// The browser itself logs every URL that the tests block.
test.use({ allowedConsole: [/Failed to load resource: net::ERR_FAILED/] });

/** Blocks the files of a section. @returns a function that unblocks them. */
async function takeAway(page: Page, section: string): Promise<() => Promise<void>> {
  const files = `**/assets/${section}/**`;
  await page.route(files, (route) => route.abort());
  return () => page.unroute(files);
}

/** Retries wait 1, 2 and 4 seconds. */
const AFTER_THE_RETRIES = { timeout: 100_000 };

for (const { section, from, go, heading } of [
  { section: 'identity', from: '/line', go: 'sign in', heading: 'Sign in' },
  { section: 'betting', from: '/office/account', go: 'home', heading: 'Live and upcoming events' },
  { section: 'office', from: '/line', go: 'account', heading: 'Account' },
] as const) {
  // On desktop, faults.e2e.ts does the same with every section.
  test(
    `[REM-1] [REM-2] [RM-03] [RM-04] [REM-10] without the files of ${section} its place shows an error, everything else works, and one click restores it`,
    ONLY.mobile,
    async ({ player, page }) => {
      if (section !== 'identity') await player.beNewPlayer();
      const bringBack = await takeAway(page, section);
      await player.open(from);
      await mark(page);

      if (go === 'home') await page.locator('header a').first().click();
      else if (go === 'sign in') await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
      else {
        await page.getByRole('banner').getByRole('button', { name: 'Account', exact: true }).click();
        await page.getByRole('menuitem', { name: 'My account' }).click();
      }

      const error = page.getByTestId(`remote-error-${section}`);
      await expect(error).toBeVisible(AFTER_THE_RETRIES);
      if (section !== 'identity') await expect(player.balance).toContainText('€1,000.00');
      await player.openCoupon();
      await expect(player.coupon).toContainText('Your coupon is empty');
      await player.closeCoupon();

      await bringBack();
      await error.getByRole('button').click();
      await expect(page.getByTestId(`section-${section}`).getByRole('heading', { level: 1 })).toHaveText(heading, AFTER_THE_RETRIES);
      await expect(error).toHaveCount(0);
      expect(await isSamePage(page)).toBe(true);
    },
  );
}

test.describe('from the first document', () => {
  // The edge rendered the section and the browser cannot load it: React renders the page again, which is logged outside production.
  test.use({ allowedConsole: [/net::ERR_FAILED|differs from what the edge drew/] });

  test("[REM-1] [REM-10] a page whose section cannot start keeps the edge's text or shows what is missing", async ({ player, page }) => {
    await takeAway(page, 'betting');

    await player.open('/line');

    const text = page.getByRole('main');
    await expect(text).not.toBeEmpty();
    await expect(page.getByTestId('remote-error-betting').or(page.getByTestId('section-betting'))).toBeVisible(AFTER_THE_RETRIES);
    await player.openCoupon();
    await expect(player.coupon).toContainText('Your coupon is empty');
  });
});

test.describe('after a release', () => {
  test.use({ allowedConsole: [/404|differs from what the edge drew/] });

  test('[RM-06] [REM-4] a page with a missing chunk reloads once, then shows an error', async ({ player, page }) => {
    await player.beNewPlayer();
    await player.open('/line');
    await page.route(/\/assets\/office\/AccountPage-[^/]+\.js$/, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await mark(page);

    await goInside(page, '/en/office/account');
    await expect.poll(() => isSamePage(page).catch(() => true)).toBe(false);
    await expect(page).toHaveURL(/\/en\/office\/account$/);
    const error = page.getByTestId('remote-error-office');
    await expect(error).toBeVisible(AFTER_THE_RETRIES);

    await mark(page);
    await error.getByRole('button').click();
    await expect(error).toHaveCount(0);
    await expect(error).toBeVisible(AFTER_THE_RETRIES);
    expect(await isSamePage(page)).toBe(true);
    await expect(player.balance).toContainText('€1,000.00');
  });
});
