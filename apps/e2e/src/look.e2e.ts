import type { Page } from '@playwright/test';
import { expect, test } from './support/quiet-page.ts';

test.describe('a first visit', () => {
  for (const scheme of ['light', 'dark'] as const)
    test(`[LY-11] uses the system's ${scheme} theme before any script runs, and keeps it`, async ({ browser, baseURL, player }) => {
      const shown = (page: Page) =>
        page.evaluate(() => [getComputedStyle(document.documentElement).colorScheme, getComputedStyle(document.body).backgroundColor]);
      const options = { baseURL: baseURL ?? '', colorScheme: scheme, ...(player.isMobile && { viewport: { width: 390, height: 844 } }) };
      const still = await browser.newContext({ ...options, javaScriptEnabled: false });
      const page = await still.newPage();
      await page.goto('/en');
      const [first, ground] = await shown(page);
      expect(first).toBe(scheme);
      await still.close();

      const live = await browser.newContext(options);
      const awake = await live.newPage();
      await awake.goto('/en');
      await awake.locator('html[data-taken-over]').waitFor({ state: 'attached' });
      expect(await shown(awake)).toEqual([scheme, ground]);
      expect((await live.cookies()).find(({ name }) => name === 'tl-view')?.value ?? '').not.toContain('t=');
      await live.close();
    });
});

test('[LY-11] settings apply at once, are in the first bytes after a reload, and open in both builds', async ({ player, page }) => {
  await player.open();
  if (player.isMobile) await player.openMenu();
  await page
    .getByRole('button', { name: player.message('shell.settings'), exact: true })
    .first()
    .click();
  const settings = page.getByRole('dialog', { name: player.message('shell.settings') });
  await settings.getByRole('radio', { name: player.message('shell.settings.size2') }).click();
  await settings.getByRole('radio', { name: player.message('shell.settings.asian') }).click();
  await settings.getByRole('switch', { name: player.message('shell.settings.crests') }).check({ force: true });
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('20px');
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();

  const answer = await page.reload({ waitUntil: 'commit' });
  expect((await answer?.text())?.slice(0, 300)).toContain('data-view="asian" data-font-size="2" data-flags="areCrestsHidden"');
});

test('[LY-15] the policy logo appears in its countries only', async ({ browser, baseURL }) => {
  for (const [country, count] of [
    ['MT', 1],
    ['DE', 0],
  ] as const) {
    const context = await browser.newContext({ baseURL: baseURL ?? '', extraHTTPHeaders: { 'x-geo-country': country } });
    const page = await context.newPage();
    await page.goto('/en');
    const logo = page.locator('img[src="/web-api/policy/logo.agif"]');
    await expect(logo).toHaveCount(count);
    if (count === 1) {
      await logo.scrollIntoViewIfNeeded();
      await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(176);
    }
    await context.close();
  }
});
