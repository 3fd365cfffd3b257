import { expectNoViolationsInBothThemes } from './support/axe.ts';
import { expect, test } from './support/quiet-page.ts';

const OPENER = /^Total .+: other lines$/;

test('[BT-13] a row opens the other lines of its total, whose odds can be added to the coupon, by keyboard too', async ({
  player,
  page,
}) => {
  await player.open('/line/all/1-football');
  await player.games.first().waitFor();
  if (player.isMobile) await page.getByRole('main').getByRole('radio', { name: 'Total' }).click();
  // The first games of the list start within minutes, which removes them and their dialog from it.
  const withLines = player.games.filter({ has: page.getByRole('button', { name: OPENER }) });
  const { row } = await player.ownGame({ games: withLines, skip: 3 });
  const opener = row.getByRole('button', { name: OPENER }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Total goals' });
  const prices = dialog.locator('[data-testid^="outcome-"]');
  await expect(prices.first()).toHaveText(/\d/);
  expect(await prices.count()).toBeGreaterThan(4);
  await expectNoViolationsInBothThemes(page, 'the other lines of a row');

  await prices.first().press('Enter');
  await expect(prices.first()).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await player.openCoupon();
  await expect(player.bets).toHaveCount(1);
  await expect(player.bets).toContainText('Over');
});
