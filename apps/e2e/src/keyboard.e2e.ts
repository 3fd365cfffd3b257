import { Keyboard, MOST_PRESSES } from './support/keyboard.ts';
import { expect, test } from './support/quiet-page.ts';

test('[A11Y-2] from the first page to a placed single in at most 60 key presses, with the keyboard alone', async ({ player, page }) => {
  await player.beNewPlayer();
  await player.open();
  const keyboard = new Keyboard(page);

  await keyboard.reach('a[href="#main"]');
  await keyboard.press('Enter');
  if (!player.isMobile) {
    await keyboard.reach('a[href="#games"]');
    await keyboard.press('Enter');
  }
  await keyboard.reach('[data-testid^="outcome-"]:not([aria-disabled="true"])');
  await keyboard.press('Enter');
  await expect(page.locator('[data-testid^="outcome-"][aria-pressed="true"]').first()).toBeVisible();
  await keyboard.reach('a[href="#coupon"]', 'Shift+Tab');
  await keyboard.press('Enter');
  if (player.isMobile) {
    await keyboard.reach('#coupon button');
    await keyboard.press('Enter');
    await player.coupon.waitFor();
  }
  await expect(player.bets).toHaveCount(1);
  await keyboard.reach('[data-testid="place-bet"]');
  await expect(async () => {
    if (!(await player.receipt.isVisible())) await keyboard.press('Enter');
    await expect(player.receipt).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 20_000 });

  expect(keyboard.presses).toBeLessThanOrEqual(MOST_PRESSES);
});
