import { test } from './support/own-site.ts';
import { expect } from './support/quiet-page.ts';

test.use({
  site: async ({}, use) =>
    use((config: { languages: { code: string }[] }) => ({
      languages: config.languages.map((one) => ({ ...one, isHiddenForVisitors: one.code === 'az' })),
    })),
});

test('[LG-04] a hidden language is unavailable to visitors and available after signing in', async ({ player, page, request }) => {
  const { languages } = (await (await request.get('/bff-api/config/all.json?lang=en')).json()) as { languages: { name: string }[] };
  const names = languages.map(({ name }) => name);
  expect((await request.get('/az/live', { maxRedirects: 0 })).headers()['location']).toBe('/en/live');

  // On a phone the choice is in the menu; the header has it where there is room.
  const place = player.isMobile ? page.getByRole('dialog', { name: player.message('shell.menu') }) : page.getByRole('banner');
  const opener = place.getByRole('button', { name: 'Language: EN' });

  await player.open('/user/login');
  await player.openSettings();
  await opener.click();
  await expect(page.getByRole('menuitemradio')).toHaveText(names.filter((name) => name !== 'Azərbaycanca'));
  await page.keyboard.press('Escape');
  await player.closeSettings();

  await player.signIn();
  await expect(player.balance).toBeVisible();
  // Signing in navigates; the language is chosen on the next page.
  await expect(page).toHaveURL(/\/en$/);
  await player.openSettings();
  await opener.click();
  await page.getByRole('menuitemradio', { name: 'Azərbaycanca' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'az');

  await page.goto('/az/live');
  await expect(page).toHaveURL(/\/az\/live$/);
});
