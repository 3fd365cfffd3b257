import type { Page } from '@playwright/test';
import { ORIGIN } from './support/product.ts';
import { expect, test } from './support/quiet-page.ts';
import { sandbox } from './support/sandbox.ts';

const DAY_MS = 86_400_000;
const LIMITS = '/office/responsible';
const RIGHT = ['Nothing: its chances are the same', 'Money I can afford to lose', 'Stopping, and taking a break', 'A loss, on average'];

test.use({ allowedConsole: [/status of (401|403|409|422)/] });
test.afterEach(() => sandbox.moveClock(0));

async function begin(page: Page, amount: string): Promise<void> {
  await page.getByRole('main').getByText('Bank card', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Amount to deposit' }).fill(amount);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
}

async function pay(page: Page): Promise<void> {
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Expiry (MM/YY)').fill('12/35');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment successful' })).toBeVisible();
}

test('[RG-05] [RG-17] [LIM-3] a day of a player: a deposit limit binds, its raise waits 24 hours, and a question by itself confirms it', async ({
  player,
  page,
}) => {
  test.slow();
  const credentials = await player.beNewPlayer();
  await player.open(LIMITS);
  const deposits = page.getByRole('region', { name: 'Deposits in 24 hours' });
  const set = async (amount: string) => {
    await deposits.getByRole('textbox', { name: 'New limit: Deposits in 24 hours' }).fill(amount);
    await deposits.getByRole('button', { name: 'Set limit' }).click();
  };
  await set('50');
  await expect(deposits.getByText('Limit €50.00, €50.00 left')).toBeVisible();

  await player.open('/office/recharge');
  await begin(page, '50');
  await pay(page);
  await player.open('/office/recharge');
  await begin(page, '0.01');
  await expect(page.getByText(/Your 24-hour deposit limit is €50\.00, and €0\.00 of it is left/)).toBeVisible();

  await player.open(LIMITS);
  await expect(deposits.getByText('Limit €50.00, €0.00 left')).toBeVisible();
  await set('100');
  const quiz = page.getByRole('dialog', { name: 'Before you raise your limit' });
  for (const answer of RIGHT) await quiz.getByRole('radio', { name: answer }).check({ force: true });
  await quiz.getByRole('button', { name: 'Send answers' }).click();
  await expect(deposits.getByText(/Waiting: €100\.00/)).toBeVisible();

  await sandbox.moveClock(DAY_MS + 60_000);
  // A day of games is played at once, so the first answers take their time.
  await expect(async () => {
    const { login: uLogin, password: uPassword } = credentials;
    const entered = await page.request.post('/web-api/user/login', {
      headers: { origin: ORIGIN },
      data: { uLogin, uPassword },
      timeout: 15_000,
    });
    expect(entered.status()).toBe(200);
  }).toPass({ timeout: 90_000 });
  await player.open('');
  const question = page.getByRole('dialog', { name: 'Change your limit?' });
  await expect(question).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  await player.open('/office/recharge');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await begin(page, '51');
  await expect(page.getByText(/Your 24-hour deposit limit is €50\.00, and €50\.00 of it is left/)).toBeVisible();

  await player.open('/office/recharge');
  await expect(question.getByRole('definition')).toHaveText('€100.00');
  await question.getByRole('button', { name: 'Confirm the change' }).click();
  await expect(question).toBeHidden();
  await begin(page, '100');
  await pay(page);
});
