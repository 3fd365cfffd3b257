import { listenToRegions } from './support/announced.ts';
import { Keyboard } from './support/keyboard.ts';
import { quietList } from './support/lists.ts';
import { ONLY } from './support/only.ts';
import type { Player } from './support/player.ts';
import { expect, test } from './support/quiet-page.ts';

// What a screen reader announces to a person who uses only the keyboard: names, roles and live regions.

/** Places with Enter, and checks the announcement. */
async function placeByKey(player: Player, announcements: () => Promise<string[]>): Promise<void> {
  await player.placeButton.focus();
  await player.place(() => player.pressKeyCalmly('Enter'));
  await expect.poll(announcements).toContain('Bet placed');
}

test('browsing games by screen reader: landmarks, headings, lists and prices have names', ONLY.desktop, async ({ player, page }) => {
  await player.open();
  const keyboard = new Keyboard(page);
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  for (const place of await page.getByRole('navigation').all()) await expect(place).toHaveAccessibleName(/\S/);

  await keyboard.reach('a[href="#main"]');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.reach('a[href="#games"]');
  await keyboard.press('Enter');
  await keyboard.reach('[data-testid^="outcome-"]:not([aria-disabled="true"])');
  // A price announces its outcome, and whether it is in the coupon.
  await expect(page.locator(':focus')).toHaveRole('button');
  await expect(page.locator(':focus')).toHaveAccessibleName(/^\S.* \d+\.\d\d$/);
  await expect(page.locator(':focus')).toHaveAttribute('aria-pressed', 'false');

  // A game with prices; esports games open a page of another section.
  const game = page.getByRole('main').locator('[data-event]:has([data-testid^="outcome-"]) a[href*="/all/"]').first();
  const opponents = ((await game.textContent()) ?? '').trim();
  expect(opponents).not.toBe('');
  await game.focus();
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/(line|live)\/all\/[^/]+\/[^/]+\/[^/]+$/);
  await expect(page).toHaveTitle(/\S+ .*\S+/);
  await expect(page.getByRole('main').getByRole('tab').first()).toHaveAccessibleName(/\S/);
  await expect(page.getByRole('main').getByRole('tab', { selected: true })).toHaveCount(1);
});

test("placing a bet by screen reader: the coupon's content and the placement are announced", ONLY.desktop, async ({ player, page }) => {
  const { announcements } = await listenToRegions(page);
  await player.beNewPlayer();
  await player.open(quietList(player));
  await page.getByRole('main').locator('[data-testid^="outcome-"]:not([aria-disabled="true"])').first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(announcements).toContain('1 selection in your coupon');
  await expect(player.stake).toHaveAccessibleName('Stake');
  await expect(player.placeButton).toHaveAccessibleName(/^Place bet ·/);

  await placeByKey(player, announcements);
});

test(
  'placing a bet by screen reader on a phone: the price names its outcome; the sheet takes focus and returns it',
  ONLY.mobile,
  async ({ player, page }) => {
    const { announcements } = await listenToRegions(page);
    await player.beNewPlayer();
    await player.open(quietList(player));
    const price = page.getByRole('main').locator('[data-testid^="outcome-"]:not([aria-disabled="true"])').first();
    await expect(price).toHaveAccessibleName(/^1 Winner: \S.* \d+\.\d\d$/);
    await price.focus();
    await page.keyboard.press('Enter');
    await expect.poll(announcements).toContain('1 selection in your coupon');

    const opener = page.getByRole('navigation', { name: 'Quick navigation' }).getByRole('button', { name: 'Coupon' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Coupon' });
    await expect(sheet.locator(':focus')).toHaveCount(1);
    await expect(player.stake).toHaveAccessibleName('Stake');
    await placeByKey(player, announcements);
    await expect(sheet.locator(':focus')).toHaveCount(1);

    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
  },
);

test('changing settings by screen reader: a dialog with named groups, and focus returns', ONLY.desktop, async ({ player, page }) => {
  await player.open(quietList(player));
  const opener = page.getByRole('button', { name: 'Settings', exact: true }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);

  const theme = dialog.getByRole('radiogroup', { name: 'Theme' });
  await expect(theme.getByRole('radio', { checked: true })).toHaveAccessibleName('System');
  await new Keyboard(page).reach('[role=radio][aria-checked=true]');
  await theme.getByRole('radio', { name: 'System' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(theme.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  await expect(dialog.getByRole('radiogroup', { name: 'Text size' })).toHaveCount(1);
  await expect(dialog.getByRole('radiogroup', { name: 'Event list layout' })).toHaveCount(1);
  await expect(dialog.getByRole('combobox', { name: 'Language' })).toHaveCount(1);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

/** On a phone these tests take too long for an ordinary run. */
if (process.env['TOUCHLINE_LONG'] === '1') {
  test('browsing games by screen reader on a phone: bars, cards and prices have names', ONLY.mobile, async ({ player, page }) => {
    await player.open(quietList(player));
    const keyboard = new Keyboard(page);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const place of await page.getByRole('navigation').all()) await expect(place).toHaveAccessibleName(/\S/);
    const bar = page.getByRole('navigation', { name: 'Quick navigation' });
    await expect(bar.getByRole('link', { name: 'Line' })).toHaveAttribute('aria-current', 'page');

    await keyboard.reach('a[href="#main"]');
    await keyboard.press('Enter');
    await keyboard.reach('[data-testid^="outcome-"]:not([aria-disabled="true"])');
    await expect(page.locator(':focus')).toHaveRole('button');
    await expect(page.locator(':focus')).toHaveAccessibleName(/^\S.* \d+\.\d\d$/);
    await expect(page.locator(':focus')).toHaveAttribute('aria-pressed', 'false');

    // This game still has a price; the first one of the page may not.
    await page.getByRole('main').locator('[data-event]:has(:focus) a').first().focus();
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/line\/all\/[^/]+\/[^/]+\/[^/]+$/);
    await expect(page.getByRole('main').getByRole('tab', { selected: true })).toHaveCount(1);
  });

  test(
    'changing settings by screen reader on a phone: from the menu into a dialog, and focus returns',
    ONLY.mobile,
    async ({ player, page }) => {
      await player.open(quietList(player));
      const opener = page.getByRole('navigation', { name: 'Quick navigation' }).getByRole('button', { name: 'Menu' });
      await opener.focus();
      await page.keyboard.press('Enter');
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu.getByRole('heading', { name: 'Menu' })).toBeFocused();
      await expect(menu.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
      await menu.getByRole('button', { name: 'Settings', exact: true }).focus();
      await page.keyboard.press('Enter');

      const dialog = page.getByRole('dialog', { name: 'Settings' });
      await expect(dialog.locator(':focus')).toHaveCount(1);
      await expect(menu).toBeHidden();
      const theme = dialog.getByRole('radiogroup', { name: 'Theme' });
      await theme.getByRole('radio', { name: 'System' }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(theme.getByRole('radio', { name: 'Dark' })).toBeChecked();
      await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');

      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    },
  );
}
