import type { Locator } from '@playwright/test';
import { expect, test } from './support/quiet-page.ts';
import { smallPressAreas } from './support/targets.ts';

// How much of the product a phone shows at once: heights in CSS pixels at 390 × 844.
/** A list re-renders when its first answer arrives: a row just removed has no height. */
const expectRowsOfAPhone = (games: Locator) =>
  expect(async () => {
    const heights = await games.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThanOrEqual(60);
    expect(Math.min(...heights)).toBeGreaterThan(50);
  }).toPass();

/** Names of teams and players that are truncated, each with the number of visible letters. */
const cutNames = (games: Locator) =>
  games.locator('span[title]').evaluateAll((names) =>
    names.flatMap((name) => {
      const box = name.getBoundingClientRect();
      const text = name.firstChild;
      if (!(text instanceof Text) || name.scrollWidth <= name.clientWidth) return [];
      const isRead = (_: string, at: number) => {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect().right <= box.right;
      };
      return [{ name: text.data, letters: [...text.data].filter(isRead).length }];
    }),
  );

test('[BT-01] [LY-01] on a phone a row is at most 60 pixels tall, its market is chosen once for all lists @mobile-only', async ({
  player,
  page,
}) => {
  await player.open('/line/sports/1-football');
  await expect(player.games.nth(3)).toBeVisible();
  await expectRowsOfAPhone(player.games);

  const markets = page.getByRole('radiogroup', { name: 'Markets' });
  const prices = player.games.first().locator('[data-testid^="outcome-"]');
  await expect(prices).toHaveCount(3);
  await markets.getByRole('radio', { name: 'Both to score' }).click();
  await expect(prices).toHaveCount(2);
  await expect(prices.first()).toHaveText(/^Yes/);
  await markets.getByRole('radio', { name: 'Handicap' }).click();
  await expect(prices.first()).toHaveText(/^1 \([−+]?\d+(\.\d+)?\)/);

  // No name is truncated below 14 letters, even on the narrowest phones.
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(player.games.locator('span[title]').nth(3)).toBeVisible();
    expect((await cutNames(player.games)).filter(({ letters }) => letters < 14)).toEqual([]);
  }

  await player.open('/live');
  await expect(page.getByRole('radiogroup', { name: 'Markets' }).getByRole('radio', { name: 'Handicap' })).toBeChecked();
  await expectRowsOfAPhone(player.games);
});

test('[BT-01] [LY-01] on a phone seven matches are on the first screen of a live list, the first price at most 220 pixels down @mobile-only', async ({
  player,
  page,
}) => {
  await player.beNewPlayer();
  await player.open('/live/all/1-football');
  await expect(player.games.nth(6)).toBeVisible();
  await expect(async () => {
    const bars = await page.locator('#coupon').evaluate((bar) => bar.getBoundingClientRect().top);
    // The last part of a row holds its prices, or the reason why there are none.
    const rows = await player.games.evaluateAll((all) =>
      all.map((row) => ({ bottom: row.getBoundingClientRect().bottom, prices: row.lastElementChild?.getBoundingClientRect().top ?? NaN })),
    );
    expect(rows[0]?.prices).toBeLessThanOrEqual(220);
    expect(rows.filter(({ bottom }) => bottom <= bars).length).toBeGreaterThanOrEqual(7);
  }).toPass();
  // Each championship is a band; none is taller than a line of text.
  const bands = await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .evaluateAll((all) => all.map((band) => band.getBoundingClientRect().height));
  expect(Math.min(...bands)).toBe(26);
});

test('[A11Y-4] [LY-01] on a phone everything in a list and in the sports menu is pressed on at least 44 by 44 pixels @mobile-only', async ({
  player,
  page,
}) => {
  const expectLarge = (root: Locator) => expect(async () => expect(await smallPressAreas(root)).toEqual([])).toPass();
  const main = page.getByRole('main');
  for (const path of ['/live/all/1-football', '/line/all/1-football']) {
    await player.open(path);
    await expect(player.games.nth(3)).toBeVisible();
    await expectLarge(main);
    await main.getByRole('radio', { name: 'Total' }).click();
    await expect(main.getByRole('radio', { name: 'Total' })).toBeChecked();
    await expectLarge(main);
    await main.getByRole('radio', { name: '1X2' }).click();
  }
  await player.openMenu();
  await expectLarge(page.getByRole('dialog', { name: 'Menu' }).getByRole('navigation', { name: 'Sports', exact: true }));
});

test('[LY-01] on a phone, sports, live, coupon, bets and menu are in the bottom bar @mobile-only', async ({ player, page }) => {
  await player.beNewPlayer();
  await player.open();
  const bar = page.getByRole('navigation', { name: 'Quick navigation' });
  await expect(bar.locator('a, button')).toHaveText(['Sports', 'Live', 'Coupon', 'My bets', 'Menu']);
  await bar.getByRole('link', { name: 'My bets' }).click();
  await expect(page).toHaveURL(/\/en\/office\/history$/);
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'My account' }).click();
  await expect(page).toHaveURL(/\/en\/office\/account$/);

  await bar.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const sports = menu.getByRole('navigation', { name: 'Sports', exact: true });
  await expect(sports.getByRole('searchbox')).toBeVisible();
  await expect(sports.getByRole('list', { name: 'Popular' }).getByRole('link')).toHaveCount(8);
  const names = await sports.getByRole('list').last().getByRole('listitem').allTextContents();
  expect(names.length).toBeGreaterThan(20);
  expect(names).toEqual([...names].sort(new Intl.Collator('en').compare));
  await sports.getByRole('link', { name: 'Tennis', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/line\/[a-z]+\/4-tennis$/);
  await expect(menu).toBeHidden();
});

for (const [sport, path] of [
  ['tennis', '/live/sports/4-tennis'],
  ['esports', '/cyber/real'],
] as const)
  test(`[BT-02] [LY-01] the page of a live game of ${sport} shows its score strip and its first price without scrolling`, async ({
    player,
    page,
  }) => {
    await page.setViewportSize(player.isMobile ? { width: 390, height: 844 } : { width: 1366, height: 768 });
    await player.open(path);
    await player.games.first().getByRole('link').first().click();
    const strip = page.getByRole('main').locator('[data-slim]');
    await expect(strip).toBeVisible();
    const first = player.outcomes.first();
    await expect(first).toBeVisible();
    const top = async (): Promise<number> => (await first.boundingBox())?.y ?? Infinity;
    await expect.poll(top).toBeLessThanOrEqual(player.isMobile ? 300 : 330);
    expect((await strip.boundingBox())?.height).toBeLessThanOrEqual(88);
    await expect(page.getByRole('main').getByRole('tablist')).toHaveCount(1);
  });

test('[CP-02] [LY-01] one bet, its stake and the button are at most 300 pixels high', async ({ player, page }) => {
  await page.setViewportSize(player.isMobile ? { width: 390, height: 844 } : { width: 1366, height: 768 });
  await player.open('/line/sports/1-football');
  await player.outcomes.first().click();
  await player.openCoupon();
  await expect(player.coupon.locator('[data-testid^="coupon-bet-"]')).toHaveCount(1);
  const heightOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.height ?? Infinity;
  await expect.poll(() => heightOf(player.coupon)).toBeLessThanOrEqual(300);
  // On a phone the stake keypad has the same amounts; these stay hidden until the keypad opens.
  const presets = player.coupon.locator('[data-presets]').last().getByRole('button');
  await expect(presets).toHaveText([/^\D*\d+$/, /^\D*\d+$/, /^\D*\d+$/, 'Max']);
  // The phone's sheet may still be sliding between the two measurements.
  const middle = async (part: Locator): Promise<number> => {
    const box = await part.boundingBox();
    return (box?.y ?? NaN) + (box?.height ?? NaN) / 2;
  };
  await expect(async () => {
    const label = await middle(player.coupon.getByText('Stake', { exact: true }));
    expect(Math.abs(label - (await middle(presets.first())))).toBeLessThan(4);
  }).toPass();
});

test('[LY-01] [LY-08] on a tablet, sections that do not fit are in a menu, and the sports of the rail have names @desktop-only', async ({
  player,
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 900 });
  await player.open();
  const header = page.getByRole('navigation', { name: 'Main navigation' });
  // Nothing is truncated: each visible link is inside the navigation.
  const end = async (part: Locator): Promise<number> => part.evaluate((element) => element.getBoundingClientRect().right);
  await expect(header.getByRole('button', { name: 'More' })).toBeVisible();
  for (const link of await header.getByRole('link').all()) expect(await end(link)).toBeLessThanOrEqual((await end(header)) + 1);

  await header.getByRole('button', { name: 'More' }).click();
  await header.getByRole('dialog', { name: 'More' }).getByRole('link', { name: 'Casino' }).click();
  await expect(page).toHaveURL(/\/en\/casino$/);
  await expect(header.getByRole('dialog', { name: 'More' })).toBeHidden();
  await expect(header.getByRole('button', { name: 'More' })).toHaveAttribute('data-current');

  // When all sections fit, there is no menu.
  await page.setViewportSize({ width: 1366, height: 900 });
  await expect(header.getByRole('button', { name: 'More' })).toHaveCount(0);
  await page.setViewportSize({ width: 820, height: 900 });

  await player.open();
  const football = page.getByRole('navigation', { name: 'Sports', exact: true }).getByRole('link', { name: 'Football', exact: true });
  await expect(football.getByText('Football', { exact: true })).toBeVisible();
});
