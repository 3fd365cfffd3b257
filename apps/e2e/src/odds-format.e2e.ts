import { quietList } from './support/lists.ts';
import { expect, test } from './support/quiet-page.ts';
import { ONLY } from './support/only.ts';

test('[OD-01] changing the odds format updates every price at once, also in the coupon', async ({ player, page }) => {
  await player.open(quietList(player));
  const [pick] = await player.pick();
  const prices = page.getByRole('main').locator('[data-price]');
  await expect(prices.first()).toHaveText(/^\d+\.\d{2,3}$/);

  await player.openSettings();
  await page.getByRole('combobox', { name: 'Odds format' }).selectOption('American');
  await player.closeSettings();

  await expect
    .poll(async () => (await prices.allTextContents()).filter((price) => price !== '' && !/^[+\-−–]\d+$/.test(price)))
    .toEqual([]);
  await player.openCoupon();
  await expect(player.bet(pick?.outcomeId ?? '')).toContainText(/[+\-−]\d{3}/);

  await player.reload();
  await expect(prices.first()).toHaveText(/^[+\-−]\d+$/);
});

test('[LG-06] changing the language keeps the page and the coupon, and mirrors the layout for Arabic', async ({ player, page }) => {
  await player.open(quietList(player));
  const [pick] = await player.pick();

  await player.openSettings();
  await page.getByRole('button', { name: 'Language: EN' }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();

  await expect(page).toHaveURL(new RegExp(`/ar${quietList(player)}$`));
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(player.outcome(pick?.outcomeId ?? '').first()).toHaveAttribute('aria-pressed', 'true');
});

test('[LY-11] the chosen theme is in the first paint after a reload', ONLY.mobile, async ({ player, page }) => {
  await player.open();
  const shade = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await shade(); // the default of the test browser
  await player.openSettings();
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect.poll(shade).not.toBe(light);
  const dark = await shade();
  const theme = await page.locator('html').getAttribute('data-theme');

  const answer = await page.reload({ waitUntil: 'commit' });
  expect((await answer?.text())?.slice(0, 400)).toContain(`data-theme="${theme}"`);
  await player.takenOver();
  expect(await shade()).toBe(dark);
});
