import type { Locator } from '@playwright/test';
import { ALL_LANGUAGES } from './support/messages.ts';
import { ONLY } from './support/only.ts';
import { expect, test } from './support/quiet-page.ts';

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };

test('[AC-04] [AC-02] a player deposits with one press from any page, and sees the accounts behind the balance', async ({
  player,
  page,
}) => {
  await player.beNewPlayer();
  await player.open('/results');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: player.isMobile ? 'Account' : '€1,000.00', exact: true }).click();
  const menu = page.getByRole('menu', { name: player.isMobile ? 'Account' : 'Balance' });
  await expect(menu.getByRole('menuitemradio', { checked: true })).toHaveText('EUR €1,000.00');
  await expect(menu.getByRole('menuitemradio', { checked: true })).toBeFocused();
  const inside = await menu.evaluate((panel) => {
    const { left, right } = panel.getBoundingClientRect();
    return left >= 0 && right <= document.documentElement.clientWidth;
  });
  expect(inside).toBe(true);
  await menu.getByRole('menuitem', { name: 'Withdraw' }).click();
  await expect(page).toHaveURL('/en/office/deduce');

  await header.getByRole('link', { name: 'Deposit' }).click();
  await expect(page).toHaveURL('/en/office/recharge');
  // An empty coupon has no column beside forms.
  await expect(page.getByRole('complementary', { name: 'Coupon' })).toHaveCount(0);
});

test(
  '[LY-13] [LIM-14] on a phone the session is one line of 28 pixels in every language, with its break',
  ONLY.mobile,
  async ({ player, page }) => {
    await player.beNewPlayer();
    for (const language of ALL_LANGUAGES) {
      await page.goto(`/${language}/information/responsiblegaming`);
      await player.takenOver();
      const strip = page.getByRole('banner').locator('xpath=following-sibling::*[@role="region"]');
      await expect(strip.getByTestId('balance')).toHaveText(/1\D?000/);
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const { height } = await boxOf(strip);
        expect([language, width, Math.round(height)]).toEqual([language, width, 28]);
        const { width: drawn } = await boxOf(strip.getByRole('button'));
        expect([language, width, drawn]).toEqual([language, width, 32]);
        expect([language, width, Math.round((await boxOf(page.getByRole('banner'))).height)]).toEqual([language, width, 48]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
      }
    }
  },
);

test('[RT-05] a typed address starts at its top; a reload and Back keep their places', async ({ player, page }) => {
  const scrollTo = async (y: number) => {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(y);
  };
  await player.open('/information/rules/general');
  await scrollTo(200);
  await player.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);

  await player.open('/results');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await player.takenOver();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
});

test('[LY-13] the document shows the time before its scripts run', async ({ player, page }) => {
  const html = await (await page.request.get('/en/information/responsiblegaming', { headers: { accept: 'text/html' } })).text();
  const times = [...html.matchAll(/<time>([^<]*)<\/time>/g)].map(([, text]) => text);

  expect(times[0]).toMatch(player.isMobile ? /^\d\d:\d\d$/ : /^\d\d:\d\d:\d\d$/);
});
