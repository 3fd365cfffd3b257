import { smallFields } from './support/fields.ts';
import { frameOf } from './support/games.ts';
import { quietList } from './support/lists.ts';
import { ONLY } from './support/only.ts';
import { expect, test } from './support/quiet-page.ts';

// The fields of every page are checked by routes.e2e.ts; those of other origins where their pages are tested.
test('no field that opens on a phone is below 16 px, which would make an iPhone zoom in', ONLY.mobile, async ({ player, page }) => {
  const noneSmall = async (): Promise<void> => expect(await smallFields(page)).toEqual([]);
  await player.beNewPlayer();
  await player.open(quietList(player));
  await player.pick();
  await player.openCoupon();
  await player.openCouponOptions();
  await player.coupon.getByText('Coupon settings').click();
  await expect(player.coupon.getByRole('combobox').first()).toBeVisible();
  await noneSmall();
  await player.closeCoupon();

  await player.openMenu();
  await noneSmall();
  await player.closeSettings();

  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')).toBeVisible();
  await noneSmall();
  await page.keyboard.press('Escape');

  await page.getByTestId('support-button').getByRole('button').first().click();
  await page.getByRole('menuitem', { name: 'Contact support' }).click();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible();
  await noneSmall();

  await player.open('/games/mines');
  await page.getByRole('button', { name: 'Play the demo' }).click();
  await expect(frameOf(page).getByRole('textbox')).toBeVisible();
  await noneSmall();
});
