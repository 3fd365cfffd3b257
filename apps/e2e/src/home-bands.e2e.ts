import type { Page } from '@playwright/test';
import { expect, test } from './support/quiet-page.ts';

/** Windows as in the review of the look: the first screen of a desktop, and two screens of a phone. */
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const SCREENS_OF_A_PHONE = 2;

const HEADINGS = ['Featured match', 'Express of the day', 'Live now', 'Casino', 'Promotions', 'Highlights'];

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name, level: 2 });

/** Waits for a band, which loads once the page is idle, and scrolls a phone to it. */
async function openBand(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await heading(page, 'Live now').scrollIntoViewIfNeeded();
    await expect(heading(page, name)).toBeAttached({ timeout: 1000 });
  }).toPass();
}

const bottomOf = async (page: Page, name: string): Promise<number> => {
  const band = heading(page, name).locator('xpath=ancestor::section[1]');
  return band.evaluate((element) => element.getBoundingClientRect().bottom + window.scrollY);
};
const topOf = (page: Page, name: string): Promise<number> =>
  heading(page, name).evaluate((element) => element.getBoundingClientRect().top + window.scrollY);

test('[RM-07] [BT-01] [BT-09] [CS-01] [PI-01] home offers a match, coupons, live games, casino and one offer before its list', async ({
  player,
  page,
}) => {
  await page.setViewportSize(player.isMobile ? PHONE : DESKTOP);
  await player.open();
  for (const name of HEADINGS) await openBand(page, name);

  await test.step('in this order on a phone; on a desktop pairs are side by side', async () => {
    const tops: number[] = [];
    for (const name of HEADINGS) tops.push(await topOf(page, name));
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(new Set(tops.map(Math.round)).size).toBe(player.isMobile ? HEADINGS.length : HEADINGS.length - 2);
  });

  await test.step('within the first screen of a desktop, and two screens of a phone', async () => {
    const last = Math.max(await bottomOf(page, 'Casino'), await bottomOf(page, 'Promotions'));
    expect(last).toBeLessThanOrEqual(player.isMobile ? SCREENS_OF_A_PHONE * PHONE.height : DESKTOP.height);
  });

  await test.step('a match with three prices, four coupons, eight tiles, one offer', async () => {
    const bandOf = (name: string) => heading(page, name).locator('xpath=ancestor::section[1]');
    await expect(bandOf('Featured match').getByRole('button')).toHaveCount(3);
    await expect(bandOf('Express of the day').getByRole('button', { name: /^Add all: / })).toHaveCount(4);
    await expect(page.getByRole('list', { name: 'Casino' }).getByRole('listitem')).toHaveCount(8);
    await expect(bandOf('Promotions').getByRole('article')).toHaveCount(1);
  });

  // A band's row scrolls inside itself: the page stays as wide as the window.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);

  await page.getByRole('button', { name: 'Add all: Favourites' }).click();
  await player.openCoupon();
  await expect(player.bets).toHaveCount(4);
});

test('[RM-07] [BT-01] the frames of the bands in the document are as tall as the bands', async ({ player, page, request }) => {
  await page.setViewportSize(player.isMobile ? PHONE : DESKTOP);
  // The document has the frames, so that nothing moves when they are filled.
  const html = await (await request.get('/en')).text();
  expect([...html.matchAll(/data-bands="(\w+)"/g)].map(([, place]) => place)).toEqual(['first', 'second', 'end']);

  const heightsOf = () =>
    page
      .locator('[data-bands]')
      .evaluateAll((places) => places.slice(0, 2).map((place) => Math.round(place.getBoundingClientRect().height)));
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*Bands-[\w-]+\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await player.open();
  const reserved = await heightsOf();
  release();
  for (const name of HEADINGS) await openBand(page, name);

  expect(await heightsOf()).toEqual(reserved);
});

test.describe('a player who has closed betting', () => {
  // Some calls are refused.
  test.use({ allowedConsole: [/status of 403/] });

  test('[LIM-5] [PI-01] sees no offer and no casino games on home @desktop-only', async ({ player, page }) => {
    const credentials = await player.beNewPlayer();
    await player.open('/office/responsible?tab=break');
    await page.getByRole('button', { name: 'Close betting' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close betting now' }).click();
    await expect(player.balance).toHaveCount(0);
    await player.open('/user/login');
    await player.signIn(credentials);
    await expect(page.getByText("You're on a break", { exact: true })).toBeVisible();

    const offers = page.waitForResponse(/\/bff-api\/content\/list\/promotion/);
    const mine = page.waitForResponse(/\/bff-api\/casino\/mine/);
    await player.open();
    await openBand(page, 'Express of the day');
    await Promise.all([offers, mine]);
    await expect(heading(page, 'Promotions')).toHaveCount(0);
    await expect(heading(page, 'Casino')).toHaveCount(0);
  });
});
