import type { Locator, Page } from '@playwright/test';
import { CONTROL_KEY, CONTROL_ORIGIN } from './support/product.ts';
import { expectNoViolations } from './support/axe.ts';
import { smallFields } from './support/fields.ts';
import { expect, test } from './support/quiet-page.ts';

test.use({ allowedConsole: [/status of (401|403|404|451|503)/] });

test('[CF-07] [A11Y-1] asks for its key, and rejects a page of another origin', async ({ page, request }) => {
  await page.goto(`${CONTROL_ORIGIN}/`);
  await page.getByLabel(/^Key/).fill('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('This is not the key. It is printed when the sandbox starts.');
  await expectNoViolations(page, 'control room, key');

  const answer = await request.post(`${CONTROL_ORIGIN}/reset`, { headers: { origin: 'http://localhost:4200' } });
  expect(answer.status()).toBe(403);
});

const heading =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole('heading', { name, level: 1 });

/** Screens that are hard to reach by hand: the setup, where its link leads, and what is on the screen. */
const SCREENS: readonly [name: string, address: RegExp, shown: (page: Page) => Locator][] = [
  ['blocked-country', /\/en\/block$/, heading('Access restricted')],
  ['suspended-site', /\/en\/suspension$/, heading('Betting is suspended')],
  ['vpn', /\/en\/internal-vpn/, heading('Please turn off your VPN')],
  ['coming-soon', /\/ru\/coming-soon$/, heading('Сайт скоро откроется')],
  ['maintenance', /\/en\/maintenance$/, heading('Maintenance')],
  ['age', /\/en\/live$/, (page) => page.getByRole('dialog', { name: 'Are you 18 or older?' })],
  ['other-contacts', /\/en\/information\/contacts$/, (page) => page.getByRole('link', { name: 'help@north-park.example' })],
  ['banned-player', /\/en\/block$/, (page) => page.getByRole('link', { name: 'My appeals' })],
  ['cashback-in-points', /\/en\/office\/casino\/vipcashback$/, heading(/cashback/i)],
  ['changed-terms-arabic-phone', /\/ar\/confirm-terms$/, (page) => page.locator('html[dir="rtl"] h1')],
];

test('[CF-07] [CF-02] [A11Y-1] opens ten screens that are hard to reach by hand, each from its link by keyboard', async ({ page }) => {
  await page.goto(`${CONTROL_ORIGIN}/?key=${CONTROL_KEY}`);
  await expect(page.getByRole('heading', { name: 'Control room', level: 1 })).toBeVisible();
  await expectNoViolations(page, 'control room');
  expect(await smallFields(page)).toEqual([]);

  for (const [name, address, shown] of SCREENS) {
    await page.goto(`${CONTROL_ORIGIN}/`);
    await page.getByRole('link', { name: `${CONTROL_ORIGIN}/setup/${name}`, exact: true }).press('Enter');
    await expect(page.getByRole('button', { name: 'Open it' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page, name).toHaveURL(address);
    await expect(shown(page), name).toBeVisible();
  }
});
