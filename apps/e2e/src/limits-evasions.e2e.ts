import type { Page } from '@playwright/test';
import { quietList } from './support/lists.ts';
import type { Player } from './support/player.ts';
import { expect, test } from './support/quiet-page.ts';
import { sandbox } from './support/sandbox.ts';

const LIMITS = '/office/responsible';
const CALLS_OF_PLAY = /\/(ping|changes|reality-check)(\?|$)/;
const HOUR_MS = 3_600_000;
const YEAR_MS = 365 * 24 * HOUR_MS;

// Rejected bets and blocked requests.
test.use({ allowedConsole: [/status of (401|403)|net::ERR_FAILED/] });
test.slow();

/** Shifts the page's clock from the next document on. */
const skewClock = (page: Page, byMs: number): Promise<unknown> =>
  page.addInitScript((shift) => {
    const Real = Date;
    class Skewed extends Real {
      constructor(...given: unknown[]) {
        if (given.length === 0) super(Real.now() + shift);
        else super(...(given as [number]));
      }
      static override now = () => Real.now() + shift;
    }
    globalThis.Date = Skewed as DateConstructor;
  }, byMs);

/** Attempts to evade the check instead of answering it. */
const EVASIONS: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ['a reload', async () => undefined],
  [
    'clearing what the browser keeps',
    (page) =>
      page.evaluate(() => {
        // The coupon stays, because a bet is to be tried.
        for (const key of Object.keys(localStorage)) if (!key.includes('coupon')) localStorage.removeItem(key);
        sessionStorage.clear();
      }),
  ],
  ['blocking the calls that count the play', (page) => page.route(CALLS_OF_PLAY, (route) => route.abort())],
  ['a clock an hour behind', (page) => skewClock(page, -HOUR_MS)],
  ['a clock ten years ahead', (page) => skewClock(page, 10 * YEAR_MS)],
];

/** Closes the dialog, as a script in the console could, and clicks the place button. */
async function tryToBet(player: Player): Promise<{ status: number; code: unknown }> {
  const { page } = player;
  await page.evaluate(() => document.querySelectorAll('dialog[open]').forEach((dialog) => (dialog as HTMLDialogElement).close()));
  await player.openCoupon();
  await player.stake.fill('5');
  await expect(player.placeButton).toHaveAttribute('data-act', 'place');
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/coupon/place'));
  await page.evaluate(() => {
    // Again: the dialog reopens while the coupon is filled in.
    document
      .querySelectorAll('dialog[open]')
      .forEach((dialog) => dialog.contains(document.activeElement) || (dialog as HTMLDialogElement).close());
    document.querySelector<HTMLElement>('[data-testid="place-bet"]')?.click();
  });
  const answer = await answered;
  const { errors } = (await answer.json()) as { errors?: { code: string }[] };
  return { status: answer.status(), code: errors?.[0]?.code };
}

async function choose(page: Page, name: string, field: string, value: string): Promise<void> {
  const region = page.getByRole('region', { name });
  await region.getByRole('combobox', { name: field }).selectOption(value);
  await region.getByRole('button', { name: 'Set limit' }).click();
  await expect(region.getByRole('button', { name: 'Remove limit' })).toBeVisible();
}

for (const [name, evade] of EVASIONS)
  test(`[LIM-7] [LIM-10] no bet is accepted while a reality check is overdue, whatever the page does: ${name}`, async ({
    player,
    page,
  }) => {
    const { login } = await player.beNewPlayer();
    await player.open(`${LIMITS}?tab=time`);
    await choose(page, 'Reality check', 'New interval', '5');
    await player.open(quietList(player));
    await player.pickAtFixedPrice();
    await sandbox.letHavePlayed(login, 7);
    await evade(page);
    await player.reload();

    expect(await tryToBet(player)).toEqual({ status: 403, code: 'reality-check-due' });
    await expect(player.receipt).toBeHidden();
    await expect(player.balance).toContainText('€1,000.00');
  });

test('[LIM-6] [RG-12] a session limit ends the session of a page that sends no pings', async ({ player, page }) => {
  const { login } = await player.beNewPlayer();
  await player.open(`${LIMITS}?tab=time`);
  await choose(page, 'Session limit', 'New session limit', '1');
  await page.route(CALLS_OF_PLAY, (route) => route.abort());
  await player.open(quietList(player));
  await player.pickAtFixedPrice();
  await player.openCoupon();
  await player.stake.fill('5');
  await expect(player.placeButton).toHaveAttribute('data-act', 'place');
  await sandbox.letHavePlayed(login, 61);

  // A quote may learn of it first: then the button no longer places.
  const placed: number[] = [];
  page.on('response', (answer) => answer.url().endsWith('/coupon/place') && placed.push(answer.status()));
  await player.placeButton.click();
  await expect(page.getByText("You've reached your session limit", { exact: true })).toBeVisible();
  expect(placed.filter((status) => status !== 401)).toEqual([]);
  await expect(player.balance).toHaveCount(0);
});

test('[LIM-9] [RG-17] switching checks off takes 24 hours and a confirmation, and checks continue until then', async ({ player, page }) => {
  const { login } = await player.beNewPlayer();
  await player.open(`${LIMITS}?tab=time`);
  await choose(page, 'Reality check', 'New interval', '5');
  const check = page.getByRole('dialog', { name: 'Reality check' });
  await sandbox.letHavePlayed(login, 7);
  await player.reload();
  await expect(check).toBeVisible();
  await check.getByText(/^Stop showing reality checks\. This takes 24 hours and your confirmation\.$/).click();
  await check.getByRole('button', { name: 'Keep playing' }).click();
  await expect(check).toBeHidden();
  const limit = page.getByRole('region', { name: 'Reality check' });
  await expect(limit.getByText('Waiting: no limit')).toBeVisible();
  await expect(limit.getByText('Every 5 minutes').first()).toBeVisible();
  await expect(limit.getByRole('button', { name: 'Confirm the change' })).toHaveCount(0);
});
