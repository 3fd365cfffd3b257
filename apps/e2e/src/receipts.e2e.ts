import { readFile } from 'node:fs/promises';
import { expect, test } from './support/quiet-page.ts';

// Offline, the page's polls fail as expected.
test.use({ allowedConsole: [/net::ERR_INTERNET_DISCONNECTED/] });

test('[BET-11] a signed receipt is saved from a bet, verified offline by anyone, and rejected when changed', async ({
  player,
  page,
  context,
}) => {
  await player.beNewPlayer();
  await player.open('');
  await player.pickAtFixedPrice();
  await player.openCoupon();
  await player.place();
  await player.open('/office/history');
  await page.locator('[data-coupon]').getByRole('button', { expanded: false }).first().click();
  await page.getByText('How this bet is settled').click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save signed receipt' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  await page.getByRole('link', { name: 'Check a receipt' }).click();

  const choose = page.getByRole('main').locator('input[type=file]');
  const check = (name: string, content: string) =>
    choose.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
  await expect(page.getByRole('button', { name: 'Choose a receipt' })).toBeEnabled();
  await context.setOffline(true);
  await check('mine.json', text);
  await expect(page.getByText('Genuine: we signed this receipt and nothing in it was changed.')).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText(/^\d+$/);
  await check('richer.json', text.replace(/(possibleWin\\":)/, '$11'));
  await expect(page.getByText('Not genuine: the receipt was changed after we signed it.')).toBeVisible();
  await expect(page.getByRole('definition')).toHaveCount(0);
  await context.setOffline(false);
});
