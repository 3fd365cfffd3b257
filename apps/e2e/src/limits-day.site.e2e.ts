import type { Locator, Page } from '@playwright/test';
import { Player } from './support/player.ts';
import { ORIGIN } from './support/product.ts';
import { expect, test } from './support/quiet-page.ts';
import { sandbox } from './support/sandbox.ts';
import { depositForm } from './support/deposit-form.ts';

const DAY_MS = 86_400_000;
const LIMITS = '/office/responsible';
const RIGHT = ['Nothing: its chances are the same', 'Money I can afford to lose', 'Stopping, and taking a break', 'A loss, on average'];

test.use({ allowedConsole: [/status of (401|403|409|422)/] });

async function begin(page: Page, amount: string): Promise<void> {
  await depositForm(page);
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

/** Advances the server's clock during play, in two halves, because five minutes without a ping end the play. */
async function playOn(page: Page, fromMs: number, ms: number): Promise<number> {
  for (const half of [1, 2]) {
    await sandbox.moveClock(fromMs + (ms / 2) * half);
    const pinged = page.waitForResponse((answer) => answer.url().endsWith('/ping'));
    // A tab that becomes visible pings at once.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await pinged;
  }
  return fromMs + ms;
}

async function choose(page: Page, name: string, field: string, value: string): Promise<void> {
  const region = page.getByRole('region', { name });
  await region.getByRole('combobox', { name: field }).selectOption(value);
  await region.getByRole('button', { name: 'Set limit' }).click();
}

async function answerCheck(dialog: Locator, staked: string): Promise<void> {
  await expect(dialog.getByRole('definition').first()).toHaveText(/^0:[01]\d:\d\d$/);
  await expect(dialog.getByRole('definition').nth(1)).toHaveText(staked);
  await dialog.getByRole('button', { name: 'Keep playing' }).click();
  await expect(dialog).toBeHidden();
}

test("[RG-05] [RG-17] [LIM-3] [RG-11] [LIM-8] [LIM-12] [LIM-5] [TAB-4] [RG-12] [LIM-6] a player's day: a deposit limit and its raise, reality checks over a live page and a casino round, a break set on another device, the end of a session limit", async ({
  player,
  page,
  browser,
}, testInfo) => {
  test.slow();
  const credentials = await player.beNewPlayer();
  await player.open(`${LIMITS}?limit=20`);
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

  await player.open(`${LIMITS}?limit=20`);
  await expect(deposits.getByText('Limit €50.00, €0.00 left')).toBeVisible();
  await set('100');
  const quiz = page.getByRole('dialog', { name: 'Before you raise your limit' });
  for (const answer of RIGHT) await quiz.getByRole('radio', { name: answer }).check({ force: true });
  await quiz.getByRole('button', { name: 'Send answers' }).click();
  await expect(deposits.getByText(/Waiting: €100\.00/)).toBeVisible();

  // Closes the page, which would keep making requests with the expired session during the next sign-in.
  await page.goto('about:blank');
  await sandbox.moveClock(DAY_MS + 60_000);
  // The jump of a day plays many games at once, which delays the first answers.
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
  await expect(player.balance).toContainText('€1,050.00', { timeout: 90_000 });
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

  await player.open(LIMITS);
  const stakes = page.getByRole('region', { name: 'Stakes in 24 hours' });
  await stakes.getByRole('textbox', { name: 'New limit: Stakes in 24 hours' }).fill('7');
  await stakes.getByRole('button', { name: 'Set limit' }).click();
  await expect(stakes.getByText('Limit €7.00, €7.00 left')).toBeVisible();
  await player.open(`${LIMITS}?tab=time`);
  await choose(page, 'Session limit', 'New session limit', '1');
  await expect(page.getByRole('region', { name: 'Session limit' }).getByText('1 hour in 24 hours').first()).toBeVisible();
  await choose(page, 'Reality check', 'New interval', '5');
  await expect(page.getByRole('region', { name: 'Reality check' }).getByText('Every 5 minutes').first()).toBeVisible();

  const check = page.getByRole('dialog', { name: 'Reality check' });
  await player.open('/live');
  await expect(player.games.first()).toBeVisible();
  await expect(check).toBeHidden();
  const liveAt = await playOn(page, DAY_MS + 60_000, 298_000);
  await expect(check).toBeVisible();
  await answerCheck(check, '€0.00');

  await player.open('/games/mines');
  await expect(page.getByText('Stakes in 24 hours: €7.00 left')).toBeVisible();
  await page.getByRole('button', { name: 'Play for money' }).click();
  const game = page.frameLocator('iframe[sandbox]');
  await game.getByRole('button', { name: 'Play' }).click();
  await expect(game.getByRole('button', { name: 'Open cell 13' })).toBeEnabled();
  await playOn(page, liveAt, 298_000);
  await expect(check).toBeVisible();
  await answerCheck(check, '€1.00');
  await expect(game.getByRole('button', { name: 'Open cell 13' })).toBeEnabled();

  // A pre-match price stays the same: the coupon would ask about a changed one.
  await player.open('/line');
  await player.pickAtFixedPrice();
  const device = await browser.newContext({ ...testInfo.project.use, baseURL: undefined });
  const other = new Player(await device.newPage(), testInfo);
  await other.page.goto(`${ORIGIN}/en/user/login`);
  await other.takenOver();
  await other.signIn(credentials);
  await expect(other.balance).toBeVisible();
  await other.page.waitForURL((url) => !url.pathname.endsWith('/user/login'));
  await other.page.getByRole('region', { name: 'Session' }).getByRole('button', { name: 'Break', exact: true }).click();
  // An assertion polls after 0.1, 0.25, 0.5 and 1 s; this observes each frame.
  const shown = page
    .getByText("You're on a break", { exact: true })
    .waitFor()
    .then(() => performance.now());
  const made = other.page.waitForResponse((answer) => answer.url().endsWith('/limits') && answer.request().method() === 'POST');
  await other.page.getByRole('alertdialog', { name: 'No betting for 24 hours?' }).getByRole('button', { name: 'Start now' }).click();
  await made;
  const madeAt = performance.now();
  expect((await shown) - madeAt).toBeLessThanOrEqual(1_000);
  await player.openCoupon();
  await player.stake.fill('5');
  await expect(player.placeButton).toHaveText(/^You're on a break until \d/);
  await device.close();

  await sandbox.letHavePlayed(credentials.login, 61);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText("You've reached your session limit", { exact: true })).toBeVisible({ timeout: 45_000 });
  await player.open('/user/login');
  await player.signIn(credentials);
  await expect(page.getByText(/You've reached your session limit for 24 hours/)).toBeVisible();
});
