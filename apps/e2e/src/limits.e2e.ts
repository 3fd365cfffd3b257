import type { Locator, Page } from '@playwright/test';
import { expectNoViolationsInBothThemes } from './support/axe.ts';
import { Keyboard } from './support/keyboard.ts';
import { quietList } from './support/lists.ts';
import { Player } from './support/player.ts';
import { sandbox } from './support/sandbox.ts';
import { expect, test } from './support/quiet-page.ts';

const LIMITS = '/office/responsible';
const FILES_OF_SECTIONS = /\/assets\/(betting|casino|cyber|games|identity|information|office|payments|promo|results|toto)\//;
/** Retries wait 1, 2 and 4 seconds. */
const AFTER_THE_RETRIES = { timeout: 100_000 };
const stakesOf = (page: Page): Locator => page.getByRole('region', { name: 'Stakes in 24 hours' });

/** Sets the 24-hour stake limit on the page. @param amount - as a player types it. */
async function limitStakes(player: Player, amount: string): Promise<void> {
  await player.open(LIMITS);
  const stakes = stakesOf(player.page);
  await stakes.getByRole('textbox', { name: 'New limit: Stakes in 24 hours' }).fill(amount);
  await stakes.getByRole('button', { name: 'Set limit' }).click();
}

test('[RG-01] [RG-17] [LIM-12] [CP-14] a limit applies at once, shows what is left, and the coupon names it for a stake above it', async ({
  player,
  page,
}) => {
  await player.beNewPlayer();
  await limitStakes(player, '7');
  await expect(stakesOf(page).getByText('Limit €7.00, €7.00 left')).toBeVisible();

  await player.open(quietList(player));
  await player.pickAtFixedPrice();
  await player.openCoupon();
  await player.stake.fill('5');
  await player.place();
  await player.open(LIMITS);
  await expect(stakesOf(page).getByText('Limit €7.00, €2.00 left')).toBeVisible();

  await player.open(quietList(player));
  await player.pickAtFixedPrice(1, 1);
  await player.openCoupon();
  await player.stake.fill('5');
  await expect(player.coupon.getByRole('alert').getByText('€2.00 left of your stake limit (24 h)')).toBeVisible();
  await expect(player.placeButton).toHaveText('Change stake to €2.00');
});

test('[RG-16] a limit set in another tab rejects a stake that this tab still offers', async ({ player, page, context }, testInfo) => {
  await player.beNewPlayer();
  await player.open(quietList(player));
  await player.pickAtFixedPrice();
  await player.openCoupon();
  await player.stake.fill('5');
  await expect(player.placeButton).toHaveText('Place bet · €5.00');

  const other = new Player(await context.newPage(), testInfo);
  await limitStakes(other, '3');
  await expect(stakesOf(other.page).getByText('Limit €3.00, €3.00 left')).toBeVisible();
  await page.bringToFront();
  await player.placeButton.click();
  await expect(player.coupon.getByText(/You've reached one of your limits/)).toBeVisible();
  await expect(player.receipt).toBeHidden();
  await expect(player.balance).toContainText('€1,000.00');
});

test('[RG-17] an increased limit waits, and the current limit can be kept', async ({ player, page }) => {
  await player.beNewPlayer();
  await limitStakes(player, '7');
  await expect(stakesOf(page).getByText('Limit €7.00, €7.00 left')).toBeVisible();
  await limitStakes(player, '70');
  await expect(stakesOf(page).getByText(/Waiting: €70\.00/)).toBeVisible();
  await expect(stakesOf(page).getByText('Limit €7.00, €7.00 left')).toBeVisible();
  await expect(stakesOf(page).getByRole('button', { name: 'Confirm the change' })).toHaveCount(0);
  await expectNoViolationsInBothThemes(page, 'a limit and a change that waits');
  await stakesOf(page).getByRole('button', { name: 'Keep my limit' }).click();
  await expect(stakesOf(page).getByText(/Waiting/)).toHaveCount(0);
});

test('[RG-10] [LIM-5] [A11Y-2] [A11Y-1] a break of 24 hours starts by keyboard alone, in two presses', async ({ player, page }) => {
  await player.beNewPlayer();
  await player.open(`${LIMITS}?tab=break`);
  const start = page.getByRole('button', { name: 'Take a 24-hour break' });
  await expectNoViolationsInBothThemes(page, 'limits');
  const keyboard = new Keyboard(page);
  await start.focus();
  await keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'No betting for 24 hours?' });
  await expect(dialog).toBeVisible();
  await expectNoViolationsInBothThemes(page, 'the question before a break');
  await keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(start).toBeFocused();

  await keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  for (let tries = 0; tries < 4; tries++) {
    if (await dialog.getByRole('button', { name: 'Start now' }).evaluate((button) => button === document.activeElement)) break;
    await keyboard.press('Tab');
  }
  await expect(dialog.getByRole('button', { name: 'Start now' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByText(/You're on a break until/)).toBeVisible();
  await expect(start).toHaveCount(0);
});

test('[A11Y-6] the page of limits does not scroll sideways at 320 px', async ({ player, page }) => {
  await player.beNewPlayer();
  await page.setViewportSize({ width: 320, height: 640 });
  await player.open(LIMITS);
  await expect(stakesOf(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('[RG-11] [LIM-7] [LIM-8] [A11Y-1] a reality check covers the page, blocks bets until it is answered, and can be answered', async ({
  player,
  page,
}) => {
  const { login } = await player.beNewPlayer();
  await player.open(`${LIMITS}?tab=time`);
  const check = page.getByRole('region', { name: 'Reality check' });
  await check.getByRole('combobox', { name: 'New interval' }).selectOption('5');
  await check.getByRole('button', { name: 'Set limit' }).click();
  await expect(check.getByRole('paragraph').filter({ hasText: 'Every 5 minutes' })).toBeVisible();
  await sandbox.letHavePlayed(login, 7);

  await player.open(quietList(player));
  const dialog = page.getByRole('dialog', { name: 'Reality check' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('definition')).toHaveText([/^0:0[78]:\d\d$/, '€0.00', '€0.00', '€0.00']);
  await expectNoViolationsInBothThemes(page, 'a reality check');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();

  await dialog.getByRole('button', { name: 'Keep playing' }).click();
  await expect(dialog).toBeHidden();
  await player.pickAtFixedPrice();
  await player.openCoupon();
  await player.stake.fill('5');
  await player.place();
});

test.describe('a break from the strip', () => {
  test.use({ allowedConsole: [/status of 403 .*coupon\/place/] });

  test('[LIM-14] [LIM-5] a break of 24 hours is two clicks from the strip of every page, and applies at once', async ({ player, page }) => {
    await player.beNewPlayer();
    await player.open(quietList(player));
    await player.pickAtFixedPrice();
    await page.getByRole('region', { name: 'Session' }).getByRole('button', { name: 'Break', exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: 'No betting for 24 hours?' });
    await expect(dialog.getByRole('link', { name: 'Gambling Therapy' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Start now' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText("You're on a break", { exact: true })).toBeVisible();

    await player.openCoupon();
    await player.stake.fill('5');
    await expect(player.placeButton).toHaveText(/^You're on a break until \d/);
  });
});

test('[RG-04] [RG-18] [A11Y-1] a self-exclusion with a reason shows the reason afterwards', async ({ player, page }) => {
  await player.beNewPlayer();
  await player.open(`${LIMITS}?tab=break`);
  await expect(page.getByRole('button', { name: /^Take a (24-hour break|break: (7|30) days)$/ })).toHaveCount(3);
  await page.getByRole('combobox', { name: 'Self-exclusion for' }).selectOption('7 days');
  await page.getByRole('combobox', { name: 'Reason (optional)' }).selectOption('I spend too much time');
  await page.getByRole('button', { name: 'Exclude myself' }).click();
  await page.getByRole('alertdialog', { name: 'No betting for 7 days?' }).getByRole('button', { name: 'Start now' }).click();
  await expect(page.getByText('Your reason: I spend too much time')).toBeVisible();
  await player.reload();
  await expect(page.getByText('Your reason: I spend too much time')).toBeVisible();
  await expectNoViolationsInBothThemes(page, 'a self-exclusion with its reason');
});

test('[RG-08] [A11Y-1] a delayed self-exclusion is announced on every page, and allows bets until it begins', async ({ player, page }) => {
  await player.beNewPlayer();
  await player.open(`${LIMITS}?tab=break`);
  await page.getByRole('combobox', { name: 'Self-exclusion for' }).selectOption('30 days');
  await page.getByRole('combobox', { name: 'Starts' }).selectOption('In 3 days');
  await page.getByRole('button', { name: 'Exclude myself' }).click();
  const question = page.getByRole('alertdialog', { name: 'No betting for 30 days?' });
  await expect(question.getByText(/^It starts in 3 days/)).toBeVisible();
  await expectNoViolationsInBothThemes(page, 'the question before a planned self-exclusion');
  await question.getByRole('button', { name: 'Set self-exclusion' }).click();
  await expect(page.getByRole('main').getByText(/Your self-exclusion starts on .* and ends on /)).toBeVisible();
  await expect(page.getByText('Your self-exclusion starts soon', { exact: true })).toBeVisible();
  await expectNoViolationsInBothThemes(page, 'a planned self-exclusion');

  await player.open(quietList(player));
  await expect(page.getByText('Your self-exclusion starts soon', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).first().click();
  await player.pickAtFixedPrice();
  await player.openCoupon();
  await player.stake.fill('5');
  await player.place();
});

test('[RG-04] [LIM-5] [A11Y-1] closing betting signs the player out, and the next session cannot bet', async ({ player, page }) => {
  const credentials = await player.beNewPlayer();
  await player.open(`${LIMITS}?tab=break`);
  await page.getByRole('button', { name: 'Close betting' }).click();
  const question = page.getByRole('alertdialog', { name: 'Close betting for 5 years?' });
  await expectNoViolationsInBothThemes(page, 'the question before betting is closed');
  await question.getByRole('button', { name: 'Close betting now' }).click();
  await expect(player.balance).toHaveCount(0);

  await player.open('/user/login');
  await player.signIn(credentials);
  await expect(player.balance).toContainText('€1,000.00');
  await player.open(LIMITS);
  await expect(page.getByRole('main').getByText(/You're on a break until/)).toBeVisible();
  await player.open(quietList(player));
  await player.pickAtFixedPrice();
  await player.openCoupon();
  await player.stake.fill('5');
  await expect(player.placeButton).toHaveText(/^You're on a break until \d/);
});

test.describe('without the files of any section', () => {
  test.use({ allowedConsole: [/net::ERR_FAILED|differs from what the edge drew/] });

  test('[LIM-14] limits are two clicks from home; with all remotes failing, a break still is', async ({ player, page }) => {
    const strip = page.getByRole('region', { name: 'Session' }).getByRole('button', { name: 'Break', exact: true });
    const question = page.getByRole('alertdialog', { name: 'No betting for 24 hours?' });
    await player.beNewPlayer();
    await player.open('');
    await strip.click();
    await question.getByRole('link', { name: 'My limits' }).click();
    await expect(question).toBeHidden();
    await expect(stakesOf(page)).toBeVisible();
    await page.getByRole('navigation', { name: 'Parts of this page' }).getByRole('link', { name: 'Help' }).click();
    await expect(page.getByRole('main').getByText('Checked on', { exact: false }).first()).toBeVisible();
    await player.open('/office/recharge');
    await page.getByRole('link', { name: 'Set a deposit limit' }).click();
    await expect(page.getByRole('region', { name: 'Deposits in 24 hours' })).toBeVisible();

    await page.route(FILES_OF_SECTIONS, (route) => route.abort());
    await player.open('');
    await strip.click();
    await question.getByRole('button', { name: 'Start now' }).click();
    await expect(page.getByText("You're on a break", { exact: true })).toBeVisible();
  });

  test('[LIM-14] [A11Y-1] [REM-10] limits are two clicks from home and one from deposit when every remote fails', async ({
    player,
    page,
  }) => {
    const { main, failed, way } = {
      main: page.getByRole('main'),
      failed: (section: string) => page.getByTestId(`remote-error-${section}`),
      way: page.getByRole('main').getByRole('link', { name: 'set limits or take a break' }),
    };
    await player.beNewPlayer();
    await page.route(FILES_OF_SECTIONS, (route) => route.abort());
    await player.open('/office/recharge');
    await expect(failed('payments')).toBeVisible(AFTER_THE_RETRIES);
    await way.click();
    await expect(failed('office')).toBeVisible(AFTER_THE_RETRIES);
    await expect(main.getByRole('heading', { name: 'My limits' })).toBeVisible();
    await stakesOf(page).getByRole('textbox', { name: 'New limit: Stakes in 24 hours' }).fill('20');
    await stakesOf(page).getByRole('button', { name: 'Set limit' }).click();
    await expect(stakesOf(page).getByText('Limit €20.00, €20.00 left')).toBeVisible();
    await expectNoViolationsInBothThemes(page, 'limits without their section');

    await player.open('');
    await page.getByRole('region', { name: 'Session' }).getByRole('button', { name: 'Break', exact: true }).click();
    await page.getByRole('alertdialog', { name: 'No betting for 24 hours?' }).getByRole('link', { name: 'My limits' }).click();
    await expect(stakesOf(page).getByText('Limit €20.00, €20.00 left')).toBeVisible(AFTER_THE_RETRIES);

    await page.unroute(FILES_OF_SECTIONS);
    await failed('office').getByRole('button', { name: 'Try again' }).first().click();
    await expect(failed('office')).toHaveCount(0, AFTER_THE_RETRIES);
    await expect(page.getByTestId('section-office').getByText('Limit €20.00, €20.00 left')).toBeVisible();
  });
});

test('[RG-14] [A11Y-1] an increased deposit limit asks questions first, by keyboard alone, and waits when every answer is right', async ({
  player,
  page,
}) => {
  await player.beNewPlayer();
  await player.open(`${LIMITS}?limit=20`);
  const deposits = page.getByRole('region', { name: 'Deposits in 24 hours' });
  const set = async (amount: string) => {
    await deposits.getByRole('textbox', { name: 'New limit: Deposits in 24 hours' }).fill(amount);
    await deposits.getByRole('button', { name: 'Set limit' }).click();
  };
  await set('50');
  await expect(deposits.getByText('Limit €50.00, €50.00 left')).toBeVisible();
  await set('100');
  const quiz = page.getByRole('dialog', { name: 'Before you raise your limit' });
  await expect(quiz).toBeVisible();
  await expectNoViolationsInBothThemes(page, 'the quiz');
  await quiz.getByRole('button', { name: 'Send answers' }).click();
  await expect(quiz.getByText('Choose an answer')).toHaveCount(4);

  for (const answer of [
    'Nothing: its chances are the same',
    'Money I can afford to lose',
    'Stopping, and taking a break',
    'A loss, on average',
  ]) {
    await quiz.getByRole('radio', { name: answer }).focus();
    await page.keyboard.press('Space');
  }
  await page.keyboard.press('Enter');
  await expect(quiz).toBeHidden();
  await expect(deposits.getByText(/Waiting: €100\.00/)).toBeVisible();
  await expect(deposits.getByText('Limit €50.00, €50.00 left')).toBeVisible();
});

test('[LIM-14] [RG-16] a player who sets a limit before the first deposit is led back to the deposit', async ({ player, page }) => {
  await player.beNewPlayer();
  await player.open('/office/recharge?returnUrl=%2Fen%2Fline');
  await page.getByRole('link', { name: 'Set a deposit limit' }).click();
  const limit = page.getByRole('region', { name: 'Deposits in 24 hours' });
  await limit.getByRole('textbox', { name: 'New limit: Deposits in 24 hours' }).fill('20');
  await limit.getByRole('button', { name: 'Set limit' }).click();
  await limit.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/en\/office\/recharge\?returnUrl=%2Fen%2Fline$/);
  await expect(page.getByText('€20.00 of €20.00 left for 24 hours')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Amount to deposit' })).toBeVisible();
});

test('[LIM-8] [A11Y-1] the statement shows what was staked as a chart and a table, and can be saved', async ({ player, page }) => {
  await player.beNewPlayer();
  await player.open(quietList(player));
  await player.pickAtFixedPrice();
  await player.openCoupon();
  await player.stake.fill('5');
  await player.place();
  await player.open(`${LIMITS}?tab=statement`);
  const rows = page.getByRole('table', { name: 'Your statement by period' }).getByRole('row');
  await expect(rows).toHaveCount(31);
  // Stakes, returns, at stake and net result: an open bet is no loss.
  for (const [at, sum] of ['€5.00', '€0.00', '€5.00', '€0.00'].entries())
    await expect(
      rows
        .nth(1)
        .getByRole('cell')
        .nth(at + 1),
    ).toHaveText(sum);
  await page.getByRole('radio', { name: '12 months' }).check({ force: true });
  await expect(rows).toHaveCount(13);
  await expect(page.getByText('Most deposits within 24 hours in the last 7 days')).toBeVisible();
  await expectNoViolationsInBothThemes(page, 'the statement');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  expect((await saved).suggestedFilename()).toBe('statement.csv');
});
