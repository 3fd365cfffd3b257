import { expectNoViolationsInBothThemes } from './support/axe.ts';
import { expect, test } from './support/quiet-page.ts';

// Titles, studios and counts are those of the sandbox's invented catalogue.
const tiles = 'main ul[aria-label="Games"] > li';

test('[CS-01] kinds, provider and pages are in the URL, and Back restores them', async ({ player }) => {
  const { page } = player;
  await player.open('/casino');
  await expect(page.locator(tiles)).toHaveCount(48);

  await page.getByRole('link', { name: 'Slots', exact: true }).click();
  await expect(page.getByText('212 games')).toBeVisible();
  await page.getByRole('combobox', { name: 'Provider' }).selectOption({ label: 'Полюс (12)' });
  await expect(page).toHaveURL(/\/en\/casino\/slots\?provider=polus$/);
  await expect(page.getByText('12 games')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('212 games')).toBeVisible();
});

test('[CS-01] a search without results says so and offers a way back; axe finds no violations', async ({ player }) => {
  const { page } = player;
  await player.open('/casino?q=nothing-like-it');

  await expect(page.getByText('No games found')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page.locator(tiles)).toHaveCount(48);
  await expectNoViolationsInBothThemes(page, 'the lobby of the casino');
});
