import { expect, test } from './support/quiet-page.ts';
import { addWallet } from './support/wallet.ts';

test("[ID-04] [ID-30] [SEC-1] registers with the browser's wallet and with Telegram, and signs in again with the wallet", async ({
  player,
  page,
}) => {
  await player.open('/user/login');
  await page.getByText('More sites').click();
  await page.getByRole('button', { name: 'MetaMask' }).click();
  await expect(page.getByRole('alert')).toHaveText('No MetaMask wallet found in this browser. Install it, or choose another way.');

  await addWallet(page);
  const finish = async () => {
    await page.getByLabel('Date of birth').fill('1990-04-30');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create account', exact: true }).click();
    await expect(player.balance).toContainText('€1,000.00');
    // The menu of a phone closes when the page below it changes.
    await expect(player.heading).toHaveText('Live and upcoming events');
    await player.signOut();
    await expect(player.balance).toHaveCount(0);
  };
  await player.open('/registration/metamask');
  await page.getByRole('button', { name: 'Continue with MetaMask' }).click();
  await finish();

  await player.open('/registration/telegram');
  await page.getByRole('link', { name: 'Continue with Telegram' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(`anna-${Date.now()}@example.test`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText("Telegram says you're Anna Lee.")).toBeVisible();
  await finish();

  await player.open('/user/login');
  await page.getByText('More sites').click();
  await page.getByRole('button', { name: 'MetaMask' }).click();
  await expect(player.balance).toContainText('€1,000.00');
});
