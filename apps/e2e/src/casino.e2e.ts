import { expectNoViolationsInBothThemes } from './support/axe.ts';
import { expect, test } from './support/quiet-page.ts';

// Titles, studios and counts are those of the sandbox's invented catalogue.
const tiles = 'main ul[aria-label="Games"] > li';
/** Most that may be between the header of the site, below which the main part begins, and the first tile. */
const ABOVE_TILES_PX = 180;

test('[CS-01] the lobby begins with its search and a row of tiles, close below the header', async ({ player }) => {
  const { page } = player;
  await player.open('/casino');
  const first = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('[data-hero]') });
  await expect(first).toBeVisible();
  const [top, bottom] = await Promise.all([
    first.evaluate((tile) => tile.getBoundingClientRect().top),
    page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top),
  ]);
  expect(top - bottom).toBeLessThanOrEqual(ABOVE_TILES_PX);
  await expect(page.getByText('€0.00', { exact: true }).and(page.locator('main *'))).toHaveCount(0);
  await expectNoViolationsInBothThemes(page, 'the rows of the lobby');
});

test('[CS-01] kinds, provider and pages are in the URL, and Back restores them', async ({ player }) => {
  const { page } = player;
  await player.open('/casino');
  const main = page.getByRole('main');
  const count = main.getByRole('status');
  await main.getByRole('link', { name: 'All games', exact: true }).click();
  await expect(page.locator(tiles)).toHaveCount(48);

  await main.getByText('Filters', { exact: true }).click();
  await main.getByRole('link', { name: 'Slots', exact: true }).click();
  await expect(count).toHaveText('212 games');
  await main.getByRole('combobox', { name: 'Provider' }).selectOption({ label: 'Полюс (12)' });
  await expect(page).toHaveURL(/\/en\/casino\/slots\?provider=polus$/);
  await expect(count).toHaveText('12 games');
  await main.getByRole('button', { name: 'Show 12 games' }).click();
  await expect(main.getByRole('combobox', { name: 'Provider' })).toBeHidden();
  await page.goBack();
  await expect(count).toHaveText('212 games');
});

test('[CS-01] a search without results says so and offers a way back; axe finds no violations', async ({ player }) => {
  const { page } = player;
  await player.open('/casino?q=nothing-like-it');

  await expect(page.getByText('No games found')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page.getByRole('heading', { name: 'New games' })).toBeVisible();
  await page.getByRole('link', { name: 'All games', exact: true }).click();
  await expect(page.locator(tiles)).toHaveCount(48);
  await expectNoViolationsInBothThemes(page, 'the list of all games');
});

test('[RM-07] inside the casino the bottom navigation is that of the casino, and elsewhere that of the site @mobile-only', async ({
  player,
}) => {
  const { page } = player;
  await player.open('/casino');
  const bar = page.getByRole('navigation', { name: 'Quick navigation' });
  await expect(bar.locator('a, button')).toHaveText(['Lobby', 'Live', 'Search', 'Mine', 'Menu']);
  await bar.getByRole('link', { name: 'Live' }).click();
  await expect(player.heading).toHaveText('Shared tables');
  await expect(
    page
      .getByRole('main')
      .getByText(/^draw in \d+ s$/)
      .first(),
  ).toBeVisible();
  await player.open('/');
  await expect(bar.locator('a, button').last()).toHaveText('Menu');
  await expect(bar.getByRole('link', { name: 'Lobby' })).toHaveCount(0);
});
