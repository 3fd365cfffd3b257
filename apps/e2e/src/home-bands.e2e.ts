import { expect, test } from './support/quiet-page.ts';

test('[RM-07] [BT-09] [PI-01] [CS-01] sections add their bands to home in order, and an express from there goes into the coupon', async ({
  player,
  page,
}) => {
  await player.open();
  await expect(player.games.first()).toBeVisible();
  const express = page.getByRole('heading', { name: 'Express of the day', level: 2 });
  // Bands load when they are near the viewport.
  await expect(express).toHaveCount(0);
  await expect(async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(express).toBeAttached({ timeout: 1000 });
  }).toPass();
  const promotions = page.getByRole('heading', { name: 'Promotions', level: 2 });
  const yOf = async (heading: typeof express): Promise<number> => (await heading.boundingBox())?.y ?? NaN;
  const casino = page.getByRole('heading', { name: 'Casino', level: 2 });
  expect(await yOf(express)).toBeLessThan(await yOf(casino));
  expect(await yOf(casino)).toBeLessThan(await yOf(promotions));
  await expect(page.getByRole('list', { name: 'Casino' }).getByRole('listitem').nth(3)).toBeVisible();
  // A band's row scrolls inside itself: the page stays as wide as the window.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
  // Their styles have loaded: the bands have a gap between them.
  await expect(express.locator('xpath=ancestor::section[1]/..')).toHaveCSS('row-gap', '16px');

  await page.getByRole('button', { name: 'Add to coupon: Favourites' }).click();
  await player.openCoupon();
  await expect(player.bets).toHaveCount(4);
});
