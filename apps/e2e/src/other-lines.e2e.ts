import { expectNoViolationsInBothThemes } from './support/axe.ts';
import { expect, test } from './support/quiet-page.ts';

test('[BT-13] a row opens the other lines of its total, whose odds can be added to the coupon, by keyboard too', async ({
  player,
  page,
}) => {
  await player.open('/line/all/1-football');
  await player.games.first().waitFor();
  if (player.isMobile) await page.getByRole('main').getByRole('radio', { name: 'Total' }).click();
  const opener = page
    .getByRole('main')
    .getByRole('button', { name: /^Total .+: other lines$/ })
    .first();
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
