import { expectNoViolationsInBothThemes } from './support/axe.ts';
import { expect, test } from './support/quiet-page.ts';

test('[LY-11] [BT-01] [CP-24] live matches are text tables whose prices go to the coupon, and a match page is text too', async ({
  player,
  page,
}) => {
  await player.open('/live');
  if (player.isMobile) await page.getByRole('main').getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Text view' }).click();
  const table = page.getByRole('main').getByRole('table').first();
  await expect(table.getByRole('columnheader')).toHaveText(['Match', 'Score', 'Time', 'Odds']);
  await expect(page.locator('html')).toHaveAttribute('data-flags', 'isTextOnly');
  await expectNoViolationsInBothThemes(page, 'live as text');
  // There are no images, and the page is not wider than the window.
  await expect(page.getByRole('main').locator('table img, table canvas')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await player.pick();

  // Late in a match there may be nothing left to bet on.
  const open = page.locator('[data-testid^="outcome-"]:not([aria-disabled="true"])');
  await page.getByRole('main').locator('tbody tr').filter({ has: open }).first().getByRole('link').first().click();
  const game = page.getByTestId('text-game');
  await expect(game.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(game.getByRole('table').first().getByRole('columnheader')).toHaveText(['Outcome', 'Odds']);
  await expectNoViolationsInBothThemes(page, 'a match as text');
  await player.reload();
  await expect(game).toBeVisible();
  await game.getByRole('button', { name: 'Leave text view' }).click();
  await expect(game).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-flags', '');
});

test('[A11Y-3] the commentary is off by default, begins with the score in a polite status, and can be paused', async ({ player, page }) => {
  await player.open('/live/all/1-football');
  await page.getByRole('main').locator('[data-event] a').first().click();
  const commentary = page.getByTestId('commentary');
  const status = commentary.getByRole('status');
  await expect(status).toBeEmpty();
  await commentary.getByRole('button', { name: 'Start commentary' }).click();
  await expect(status).toHaveText(/ \d+, .+ \d+\.$/);
  await commentary.getByRole('button', { name: 'Pause commentary' }).click();
  await expect(status).toBeEmpty();
});
