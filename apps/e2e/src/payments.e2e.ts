import type { Page } from '@playwright/test';
import { expectNoViolationsInBothThemes } from './support/axe.ts';
import { depositForm } from './support/deposit-form.ts';
import { smallFields } from './support/fields.ts';
import { quietList } from './support/lists.ts';
import type { Player } from './support/player.ts';
import { expect, test } from './support/quiet-page.ts';
import { changeServices } from './support/services.ts';

const DEPOSIT = '/office/recharge';

/** Starts a deposit on the open page. @param amount - as a player types it. */
async function begin(page: Page, method: string, amount: string): Promise<void> {
  await depositForm(page);
  await page.getByRole('main').getByText(method, { exact: true }).click();
  await page.getByRole('textbox', { name: 'Amount to deposit' }).fill(amount);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
}

/** Fills in the card on the provider's page and pays. */
async function payByCard(page: Page, number: string): Promise<void> {
  expect(await smallFields(page)).toEqual([]);
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry (MM/YY)').fill('12/35');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: /^Pay / }).click();
}

const succeeded = (page: Page) => page.getByRole('heading', { level: 1, name: 'Payment successful' });

async function deposit(player: Player, method: string, amount: string, pay: () => Promise<void>): Promise<void> {
  await player.open(DEPOSIT);
  await begin(player.page, method, amount);
  await pay();
}

/** Checks the balance in the header of the deposit page. */
async function expectBalance(player: Player, balance: string): Promise<void> {
  await player.open(DEPOSIT);
  await expect(player.balance).toContainText(balance);
}

test('[AC-04] [BET-8] a card payment with 3-D Secure, started with a filled coupon, is credited once and leads back to it', async ({
  player,
  page,
}) => {
  await player.beNewPlayer();
  const list = quietList(player);
  await player.open(list);
  const [picked] = await player.pickAtFixedPrice();
  await player.open(`${DEPOSIT}?${new URLSearchParams({ returnUrl: `/en${list}` }).toString()}`);
  await begin(page, 'Bank card', '1.234,56');
  await payByCard(page, '4000 0000 0000 3221');
  await expect(page.getByRole('alert')).toHaveText('Only the test cards below work here.');
  await expect(page.getByLabel('Expiry (MM/YY)'), 'what was typed stays').toHaveValue('12/35');
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over, 'the card page fits the screen').toBe(0);
  await payByCard(page, '4000 0000 0000 3220');
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('alert')).toHaveText('The code is 123456.');
  await page.getByLabel('Code').fill('123456');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(succeeded(page)).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expect(succeeded(page)).toBeVisible();
  await page.getByRole('link', { name: 'Back to where you were' }).click();
  await player.openCoupon();
  await expect(player.bet(picked?.outcomeId ?? '')).toBeVisible();
  await expect(player.balance).toContainText('€2,234.56');
});

test('[AC-04] [SEC-3] [A11Y-1] a framed card page with 3-D Secure keeps the site around it and leads back to the page the player came from', async ({
  player,
  page,
  context,
  request,
}) => {
  await changeServices(context, { cardPage: 'frame' });
  await player.beNewPlayer();
  await player.open(`${DEPOSIT}?${new URLSearchParams({ returnUrl: '/en/office/history' }).toString()}`);
  await begin(page, 'Bank card', '20');
  const title = 'Payment form of the provider';
  const frame = page.frameLocator(`iframe[title="${title}"]`);
  await expect(page.getByTitle(title)).toBeFocused();
  await expectNoViolationsInBothThemes(page, 'framed card page');
  const provider = new URL((await page.getByTitle(title).getAttribute('src')) ?? '').origin;
  const policyOf = async (path: string) => (await request.get(path)).headers()['content-security-policy'] ?? '';
  expect(await policyOf('/en/onpay/pending')).toContain(provider);
  for (const path of ['/en', '/en/payment', '/en/onpay/withdraw/pending']) expect(await policyOf(path)).not.toContain(provider);

  await frame.getByLabel('Card number').fill('4000 0000 0000 3220');
  await frame.getByLabel('Expiry (MM/YY)').fill('12/35');
  await frame.getByLabel('Security code').fill('123');
  await frame.getByRole('button', { name: /^Pay / }).click();
  await page.reload();
  await frame.getByLabel('Code').fill('123456');
  await frame.getByRole('button', { name: 'Confirm' }).click();
  await expect(succeeded(page)).toBeVisible();
  await expect(page.getByTitle(title)).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to where you were' }).click();
  await expect(page).toHaveURL(/\/en\/office\/history$/);
  await expectBalance(player, '€1,020.00');
});

test('[AC-04] a declined card, a voucher, an e-wallet, half a transfer and test coins: the page shows each result', async ({
  player,
  page,
}) => {
  test.slow();
  await player.beNewPlayer();
  await deposit(player, 'Bank card', '20', () => payByCard(page, '4000 0000 0000 0002'));
  await expect(page.getByRole('heading', { level: 1, name: 'Payment failed' })).toBeVisible();
  await page.getByRole('link', { name: 'Try another method' }).click();
  await player.takenOver();
  await expect(player.balance).toContainText('€1,000.00');

  await begin(page, 'Voucher', '50');
  await page.getByLabel('Voucher code').fill('1111 2222 3333 4444');
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(succeeded(page)).toBeVisible();
  await expectBalance(player, '€1,050.00');

  await deposit(player, 'E-wallet', '100', async () => {
    await page.getByLabel('Wallet email').fill('wallet@example.test');
    await page.getByRole('button', { name: 'Pay €101.00' }).click();
  });
  await expect(succeeded(page)).toBeVisible();
  await expectBalance(player, '€1,150.00');

  await deposit(player, 'Bank transfer', '30', async () => {
    await expect(page.getByText('Send the transfer with this reference.', { exact: false })).toBeVisible();
    await page.getByRole('link', { name: 'Open the test payer' }).click();
    await page.getByText('Half of the amount').click();
    await page.getByRole('button', { name: 'Send' }).click();
  });
  await expect(page.getByText('€15.00 of €30.00 arrived and is in your balance.')).toBeVisible();
  await expectBalance(player, '€1,165.00');

  await deposit(player, 'Bitcoin (test network)', '25', async () => {
    await expect(page.getByText('Coins sent on another network are lost.', { exact: false })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Payment code for your wallet' })).toBeVisible();
    await page.getByRole('link', { name: 'Open the test payer' }).click();
    await page.getByRole('button', { name: 'Send' }).click();
  });
  await expect(succeeded(page)).toBeVisible({ timeout: 60_000 });
  await expectBalance(player, '€1,190.00');
});

test('[AC-04] [LIM-14] [A11Y-1] the stored card pays with two presses on the deposit page, and the result keeps the site around it', async ({
  player,
  page,
}) => {
  await player.beNewPlayer();
  await player.open(DEPOSIT);
  await expect(page.getByRole('heading', { name: 'Before your first deposit' })).toBeVisible();
  await expectNoViolationsInBothThemes(page, 'before the first deposit');
  await begin(page, 'Bank card', '40');
  await payByCard(page, '4242 4242 4242 4242');
  await expect(succeeded(page)).toBeVisible();

  await player.open(DEPOSIT);
  await expect(page.getByRole('radio', { name: /4242/ })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Amount to deposit' })).toHaveValue('');
  const form = page.getByRole('main').locator('form');
  expect((await form.boundingBox())?.width).toBeLessThanOrEqual(480);
  await expectNoViolationsInBothThemes(page, 'deposit with a stored card');
  await form.getByRole('button', { name: '€20', exact: true }).click();
  await form.getByRole('button', { name: 'Deposit €20.00' }).click();
  await expect(succeeded(page)).toBeVisible();
  await expect(page.getByText('Balance now: €1,060.00')).toBeVisible();
  await expect(player.balance).toContainText('€1,060.00');
  await expectNoViolationsInBothThemes(page, 'result of a deposit');
  const bar = page.getByRole('navigation', { name: 'Touchline' });
  expect((await bar.boundingBox())?.height, 'one line on a phone, too').toBeLessThanOrEqual(64);
  await bar.getByRole('link', { name: 'Back to the site' }).click();
  await expect(page).toHaveURL(/\/en$/);
});

test('[AC-04] [GD-08] [A11Y-1] a withdrawal to the card that paid in is followed to its end, and the history shows both', async ({
  player,
  page,
}) => {
  await player.beNewPlayer();
  await player.open('/office/deduce');
  await expect(page.getByText('No method to withdraw to yet')).toBeVisible();
  await deposit(player, 'Bank card', '40', () => payByCard(page, '4242 4242 4242 4242'));
  await expect(succeeded(page)).toBeVisible();

  await player.open('/office/deduce');
  await page.getByRole('main').getByText('Bank card').click();
  await page.getByRole('textbox', { name: 'Amount to withdraw' }).fill('25');
  await expectNoViolationsInBothThemes(page, 'withdrawal');
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Withdrawal pending' })).toBeVisible();
  await expect(page.getByRole('button', { name: /cancel/i })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Withdrawal approved' })).toBeVisible({ timeout: 90_000 });
  await expectBalance(player, '€1,015.00');

  await player.open('/office/historypay');
  const entries = page.getByRole('main').getByRole('listitem');
  await expect(entries.filter({ hasText: 'Withdrawal · Bank card' }).getByText('−€25.00')).toBeVisible();
  await expect(entries.filter({ hasText: 'Deposit · Bank card' }).getByText('+€40.00')).toBeVisible();
  await expectNoViolationsInBothThemes(page, 'payment history');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /CSV/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
});
