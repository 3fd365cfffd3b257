import { expectNoViolations } from './support/axe.ts';
import { maintenance } from './support/maintenance.ts';
import { test } from './support/own-site.ts';
import { expect } from './support/quiet-page.ts';

const HOUR = 3_600;

test.describe('maintenance', () => {
  test.use({ allowedConsole: [/status of 503/], site: async ({}, use) => use(maintenance(HOUR)) });

  // Pages also redirect when an announced maintenance begins, without a request: site-and-modals.test.tsx.
  test('[MT-01] [MT-02] [MT-03] [A11Y-1] announces maintenance, redirects open pages when it starts, answers 503 in each language, and leads back home', async ({
    page,
    player,
    request,
    ownSite,
  }) => {
    await page.clock.install();
    await player.open('/live');
    await expect(page.locator('[data-notice="maintenance"]')).toBeVisible();

    // The edge caches the configuration of each language for some seconds.
    const placeOf = async (path: string) => (await request.get(path, { maxRedirects: 0 })).headers()['location'] ?? path;
    ownSite.changeSite(maintenance(-1));
    await expect.poll(() => placeOf('/en/line')).toBe('/en/maintenance');
    // Pages read the schedule every 300 to 310 s.
    await expect(async () => {
      await page.clock.fastForward(310_000);
      await expect(page).toHaveURL('/en/maintenance', { timeout: 5_000 });
    }).toPass({ timeout: 200_000 });
    await expectNoViolations(page, 'maintenance');
    for (const [lang, title] of Object.entries({ en: 'Maintenance', ru: 'Технические работы' })) {
      await expect.poll(() => placeOf(`/${lang}/line`)).toBe(`/${lang}/maintenance`);
      const shown = await request.get(`/${lang}/maintenance`);
      expect([shown.status(), shown.headers()['retry-after'], (await shown.text()).includes(title)]).toEqual([503, '30', true]);
    }

    ownSite.changeSite({});
    await expect.poll(() => placeOf('/en/line')).toBe('/en/line');
    // During maintenance every 20 to 30 s.
    await expect(async () => {
      await page.clock.fastForward(30_000);
      await expect(page).toHaveURL('/en', { timeout: 5_000 });
    }).toPass({ timeout: 200_000 });
  });
});

test.describe('age', () => {
  test.use({ site: async ({}, use) => use({ ageConfirmation: 'days' }) });

  test('[ID-16] [A11Y-1] a visitor confirms being of age, once in three days', async ({ page, player, context }) => {
    const dialog = page.getByRole('dialog', { name: 'Are you 18 or older?' });
    await player.open('/live');
    await expect(dialog).toBeVisible();
    await expectNoViolations(page, 'age');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();

    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    const cookie = (await context.cookies()).find(({ name }) => name === 'tl-age');
    expect(Math.round(((cookie?.expires ?? 0) * 1000 - Date.now()) / 3_600_000)).toBe(72);
    await player.reload();
    await expect(page.getByTestId('support-button')).toBeVisible();
    await expect(dialog).toBeHidden();
  });
});
