import type { Page } from '@playwright/test';
import type { Player } from './support/player.ts';
import { expectNoViolationsInBothThemes } from './support/axe.ts';
import { quietList } from './support/lists.ts';
import { ONLY } from './support/only.ts';
import { expect, test } from './support/quiet-page.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => palette(page).getByRole('combobox');
/** Home team of an upcoming match, from a different sport in each build, so that they do not interfere. */
async function aTeam({ isMobile }: Player, page: Page): Promise<string> {
  const answer = await page.request.get(`/bff-api/feed/line/games?lang=en&sport=${isMobile ? 7 : 1}&count=30`);
  const { games } = (await answer.json()) as { games: { opponent1: { name: string }; startAt: number }[] };
  const name = games.at(-1)?.opponent1.name ?? '';
  expect(name).not.toBe('');
  return name;
}

/** The shortcut works once the overlays have loaded. */
async function openByKeys(page: Page): Promise<void> {
  await expect(async () => {
    if (!(await palette(page).isVisible())) await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused({ timeout: 1_000 });
  }).toPass();
}

test("[BT-05] [CP-24] the palette finds a team's total, adds it to the coupon, and returns focus", async ({ player, page }) => {
  await player.open(quietList(player));
  const team = await aTeam(player, page);
  const button = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
  await button.click();
  await expect(field(page)).toBeFocused();
  await expect(palette(page).getByRole('group', { name: 'Pages' })).toBeVisible();

  await field(page).fill(`${team} total`);
  const selections = palette(page).getByRole('group', { name: 'Selections' }).getByRole('option');
  // Over and under: Enter alone chooses neither.
  await expect.poll(() => selections.count()).toBeGreaterThan(1);
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
  await expect(palette(page).getByText('Several selections match. Choose one.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(player.bets).toHaveCount(0);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(selections.first()).toContainText('Selected');
  await expectNoViolationsInBothThemes(page, 'palette');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(button).toBeFocused();
  await player.openCoupon();
  await expect(player.bets).toHaveCount(1);
});

test(
  '[BT-05] [LY-11] Ctrl K opens pages and settings by a few letters; not from a field, nor when disabled',
  ONLY.desktop,
  async ({ player, page }) => {
    await player.open('/line');
    await openByKeys(page);
    await page.keyboard.type('american');
    await page.keyboard.press('Enter');
    await expect(palette(page).getByRole('option', { name: 'Odds format: American' })).toContainText('Selected');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('main').locator('[data-price]').first()).toHaveText(/^[+\-−]\d+$/);

    const search = page.getByRole('searchbox').first();
    await search.click();
    await page.keyboard.press('Control+k');
    await expect(search).toBeFocused();
    await expect(palette(page)).toBeHidden();
    await search.blur();

    await openByKeys(page);
    await page.keyboard.type('promotions');
    await expect(palette(page).getByRole('option', { name: 'Promotions', exact: true })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en\/promo/);
    await expect(palette(page)).toBeHidden();

    await openByKeys(page);
    await page.keyboard.type('turn off keyboard');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(page.locator('html')).toHaveAttribute('data-flags', 'areShortcutsOff');
    await expect(palette(page)).toBeHidden();
  },
);

test('[BT-05] [LG-03] the palette is laid out from right to left in Arabic, and searches Arabic text', async ({ player, page }) => {
  await page.goto('/ar/line');
  await player.takenOver();
  await page.getByRole('banner').getByRole('button', { name: 'البحث', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'البحث' });
  await dialog.getByRole('combobox').fill('أكثر من 2.5');
  await expect(dialog.getByRole('group', { name: 'اختيارات' }).getByRole('option').first()).toContainText('2.5');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('[BT-05] the line search shows prices of its results, and forgets what the player removes', async ({ player, page }) => {
  await player.open(quietList(player));
  const team = await aTeam(player, page);
  if (player.isMobile) await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  const box = page.getByRole('search').first();
  const search = box.getByRole('searchbox');
  await search.fill(team);
  const price = box.locator('[data-testid^="outcome-"]:not([aria-disabled="true"])').first();
  await price.click();
  await expect(price).toHaveAttribute('aria-pressed', 'true');
  await search.fill('');
  await search.focus();
  await expect(box.getByRole('button', { name: team, exact: true })).toBeVisible();
  await box.getByRole('button', { name: `Remove ${team}` }).click();
  await expect(box.getByText('Recent searches')).toHaveCount(0);
});
