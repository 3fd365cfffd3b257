import { expectNoViolationsInBothThemes } from './support/axe.ts';
import { quietList } from './support/lists.ts';
import { depositForm } from './support/deposit-form.ts';
import { expect, test } from './support/quiet-page.ts';

const LIMITS = '/office/responsible';

// Offers are rejected.
test.use({ allowedConsole: [/status of 403/] });

test('[LIM-5] [RG-06] [RG-16] [A11Y-1] a self-excluded player can still withdraw, read statements and contact support', async ({
  player,
  page,
}) => {
  test.slow();
  const credentials = await player.beNewPlayer();
  const main = page.getByRole('main');

  await test.step('before: a card that paid in, and a bet', async () => {
    await player.open('/office/recharge');
    await depositForm(page);
    await main.getByText('Bank card', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Amount to deposit' }).fill('40');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    await page.getByLabel('Expiry (MM/YY)').fill('12/35');
    await page.getByLabel('Security code').fill('123');
    await page.getByRole('button', { name: /^Pay / }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Payment successful' })).toBeVisible();
    await player.open(quietList(player));
    await player.pickAtFixedPrice();
    await player.openCoupon();
    await player.stake.fill('5');
    await player.place();
  });

  await test.step('self-exclusion, and a new sign-in', async () => {
    await player.open(`${LIMITS}?tab=break`);
    await page.getByRole('button', { name: 'Close betting' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close betting now' }).click();
    await expect(player.balance).toHaveCount(0);
    await player.open('/user/login');
    await player.signIn(credentials);
    await expect(player.balance).toContainText('€1,035.00');
    await expect(page.getByText("You're on a break", { exact: true })).toBeVisible();
  });

  await test.step('no bet, no deposit, no offer', async () => {
    await player.open(quietList(player));
    await player.pickAtFixedPrice(1, 1);
    await player.openCoupon();
    await player.stake.fill('5');
    await expect(player.placeButton).toHaveText(/^You're on a break until \d/);
    await player.open('/office/recharge');
    await expect(main.getByRole('link', { name: 'Withdraw', exact: true })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Amount to deposit' })).toHaveCount(0);
    await expectNoViolationsInBothThemes(page, 'deposits of an excluded player');
    await player.open('/office/promotion');
    await expect(main.getByText('You are on a break. Bonuses and promotions are off until it ends.').first()).toBeVisible();
    await expect(main.getByRole('textbox')).toHaveCount(0);
  });

  await test.step('a complete withdrawal', async () => {
    await player.open('/office/deduce');
    await main.getByText('Bank card').click();
    await page.getByRole('textbox', { name: 'Amount to withdraw' }).fill('25');
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await expect(player.heading).toHaveText('Withdrawal approved', { timeout: 90_000 });
  });

  await test.step('statements', async () => {
    await player.open('/office/historypay');
    await expect(main.getByRole('listitem').filter({ hasText: 'Withdrawal · Bank card' }).getByText('−€25.00')).toBeVisible();
    await player.open('/office/history');
    await expect(main.getByRole('article')).toHaveCount(1);
    await player.open(LIMITS);
    await expect(main.getByText(/You're on a break until/)).toBeVisible();
    await main.getByRole('link', { name: 'Statement', exact: true }).click();
    await expect(main.getByRole('heading', { name: 'Your statement' })).toBeVisible();
    await expectNoViolationsInBothThemes(page, 'limits of an excluded player');
  });

  await test.step('support', async () => {
    await player.open('/office/support');
    await page.getByRole('textbox', { name: 'Subject' }).fill('My break');
    await page.getByRole('textbox', { name: 'What happened?' }).fill('When does my break end?');
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(main.getByText('Your request was sent.')).toBeVisible();
    await expect(main.getByRole('heading', { name: 'My break' })).toBeVisible();
  });
});
