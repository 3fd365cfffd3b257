import { expectNoViolationsInBothThemes } from './support/axe.ts';
import { expect, test } from './support/quiet-page.ts';

test('[AC-02] [AC-01] a player adds a currency, sees it open, converts at a rate that shows its age, and both balances update', async ({
  player,
  page,
}) => {
  await player.beNewPlayer();
  await player.open('/office/account');
  await page.getByRole('combobox', { name: 'Currency' }).fill('GBP');
  await page.getByRole('option', { name: /GBP/ }).click();
  await page.getByRole('button', { name: 'Add a currency' }).click();
  await expect(page.getByText('Opening your GBP account…')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Currency account' })).toBeVisible({ timeout: 100_000 });

  await page.getByRole('textbox', { name: 'Amount' }).fill('€0 ');
  await page.getByRole('button', { name: 'Show the rate' }).click();
  await expect(page.getByText('Enter an amount, such as 50.00')).toBeVisible();
  await page.getByRole('textbox', { name: 'Amount' }).fill('١٠٠٫٠٠');
  await page.getByRole('button', { name: 'Show the rate' }).click();
  await expect(page.getByText(/^1 EUR = 0\.\d+ GBP$/)).toBeVisible();
  await expect(page.getByText(/seconds? of 60/)).toBeVisible();
  await page.getByRole('button', { name: 'Convert', exact: true }).click();
  await expect(page.getByText('Converted')).toBeVisible();
  await expect(page.getByRole('main').getByText('€900.00')).toBeVisible();
});

test('[AC-11] [AC-06] a promo code shows its reward before it is used, and its wagering can be followed and abandoned', async ({
  player,
  page,
}) => {
  await player.beNewPlayer();
  await player.open('/office/promotion');
  await page.getByRole('textbox', { name: 'Promo code' }).fill('touchline10');
  await page.getByRole('button', { name: 'Check code' }).click();
  await expect(page.getByText(/gives a bonus of €10\.00\./)).toBeVisible();
  await page.getByRole('button', { name: 'Use code' }).click();
  await expect(page.getByText('The bonus is on your bonus account.')).toBeVisible();
  await player.open('/office/bonuses/wager');
  await expect(page.getByText('€50.00 left to wager of €50.00')).toBeVisible();
  await page.getByRole('button', { name: 'Give up bonus' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Give up bonus' }).click();
  await expect(page.getByText('Given up')).toBeVisible();
});

test('[AC-09] uploads a picture, which is then being checked; the menu search finds the page', async ({ player, page }) => {
  await player.beNewPlayer();
  await player.open('/office/account');
  await page.getByRole('searchbox', { name: 'Search: My account' }).fill('verif');
  await page.getByRole('link', { name: 'Verification' }).click();
  const bytes = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 700 });
    const context = canvas.getContext('2d')!;
    for (let at = 0; at < 900; at += 12) {
      context.fillStyle = at % 24 === 0 ? '#ddd' : '#333';
      context.fillRect(at, 0, 12, 700);
    }
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    return [...new Uint8Array(await blob!.arrayBuffer())];
  });
  const passport = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Passport or ID card' }) });
  await passport
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'document.png', mimeType: 'image/png', buffer: Buffer.from(bytes) });
  await passport.getByRole('button', { name: 'Send picture' }).click();
  await expect(passport.getByText('Being checked')).toBeVisible();
});

test('[A11Y-1] [AC-06] no page of the office breaks a rule of WCAG 2.2 AA', async ({ player, page }) => {
  test.slow();
  await player.beNewPlayer();
  for (const path of [
    'account',
    'bonuses/deposit',
    'casino/vipcashback',
    'promotion',
    'bringfriend',
    'support',
    'manager',
    'share-idea',
    'verification',
    'settings',
  ]) {
    await player.open(`/office/${path}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoViolationsInBothThemes(page, path);
  }
});
