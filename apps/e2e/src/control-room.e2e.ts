import { CONTROL_KEY, CONTROL_ORIGIN } from './support/product.ts';
import { expectNoViolations } from './support/axe.ts';
import { expect, test } from './support/quiet-page.ts';

test.use({ allowedConsole: [/status of (401|403|404|451|503)/] });

test('[CF-07] [A11Y-1] asks for its key, and refuses a page of another origin', async ({ page, request }) => {
  await page.goto(`${CONTROL_ORIGIN}/`);
  await page.getByLabel(/^Key/).fill('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('This is not the key. It is printed when the sandbox starts.');
  await expectNoViolations(page, 'control room, key');

  const answer = await request.post(`${CONTROL_ORIGIN}/reset`, { headers: { origin: 'http://localhost:4200' } });
  expect(answer.status()).toBe(403);
});

test('[CF-07] [A11Y-1] opens a set-up from its link, by keyboard: a blocked site, and changed terms', async ({ page }) => {
  await page.goto(`${CONTROL_ORIGIN}/?key=${CONTROL_KEY}`);
  await expect(page.getByRole('heading', { name: 'Control room', level: 1 })).toBeVisible();
  await expectNoViolations(page, 'control room');

  await page.goto(`${CONTROL_ORIGIN}/setup/blocked-country`);
  await expect(page.getByRole('button', { name: 'Open it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/block$/);

  await page.goto(`${CONTROL_ORIGIN}/setup/changed-terms-arabic-phone`);
  await expect(page.getByRole('button', { name: 'Open it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ar\/confirm-terms$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});
