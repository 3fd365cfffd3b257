import { measured } from './support/measured.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { quietList } from './support/lists.ts';
import { Player } from './support/player.ts';
import { expect, test } from './support/quiet-page.ts';
import { ONLY } from './support/only.ts';
import { within } from './support/within.ts';

/** Counts placement requests of a page. */
function listenToPlacing(page: Page): { count: number } {
  const sent = { count: 0 };
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/web-api/coupon/place')) sent.count++;
  });
  return sent;
}

/** The server receives the request and answers; the connection breaks before the browser gets the reply. */
async function loseReplies(page: Page, path: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: `*${path}`, requestStage: 'Response' }] });
  devtools.on(
    'Fetch.requestPaused',
    ({ requestId }) => void devtools.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' }),
  );
}

test('[CP-07] [CPN-1] [BET-10] a reload restores bets and type, and places nothing', async ({ player, page }) => {
  const sent = listenToPlacing(page);
  await player.beNewPlayer();
  await player.open(quietList(player));
  const picks = await player.pick(2);
  await player.openCoupon();
  await player.coupon.getByText('Singles', { exact: true }).click();
  await expect(player.coupon.getByRole('radio', { name: 'Singles' })).toBeChecked();
  // Edits are saved within a second; the storage shows when.
  await expect
    .poll(() => page.evaluate((id) => Object.values(localStorage).some((value) => value.includes(id)), picks[1]?.outcomeId ?? ''))
    .toBe(true);
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).some((value) => /"typeId":9/.test(value)))).toBe(true);

  await player.reload();

  await player.openCoupon();
  await expect(player.bets).toHaveCount(2);
  for (const { outcomeId } of picks) await expect(player.bet(outcomeId)).toBeVisible();
  await expect(player.coupon.getByRole('radio', { name: 'Singles' })).toBeChecked();
  expect(sent.count).toBe(0);
});

/** Kills every renderer process of this browser, as the system does when it runs out of memory. */
async function killTabs(context: BrowserContext): Promise<void> {
  const devtools = await context.browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await devtools?.send('SystemInfo.getProcessInfo')) ?? {};
  for (const { type, id } of processInfo) if (type === 'renderer') process.kill(id, 'SIGKILL');
}

const KILLS = process.env['TOUCHLINE_LONG'] === '1' ? 100 : 9;

test('[CPN-1] restores the whole coupon of a tab that is killed during an edit', ONLY.desktop, async ({ player, context }, testInfo) => {
  test.setTimeout(60_000 + KILLS * 20_000);
  let tab = player;
  await tab.open(quietList(player));
  const [first, second, third] = await tab.pick(3);
  const ids = [first, second, third].map((pick) => pick?.outcomeId ?? '');
  await tab.openCoupon();
  const last = (type: string) => tab.coupon.getByRole('radio', { name: type });

  for (let kill = 0; kill < KILLS; kill += 1) {
    const [before, now] = kill % 2 === 0 ? ['Express', 'Singles'] : ['Singles', 'Express'];
    await expect(last(before)).toBeChecked();
    // Saved edits stay; the edit during which the tab is killed may be lost.
    const whole = [`"typeId":${before === 'Express' ? 1 : 9},`, ...ids];
    const unsaved = () =>
      tab.page.evaluate((parts) => parts.filter((part) => !localStorage.getItem('touchline.coupon')?.includes(part)), whole);
    await expect.poll(unsaved).toEqual([]);
    await tab.coupon.getByText(now, { exact: true }).click();
    const gone = tab.page.waitForEvent('crash');
    await killTabs(context);
    await gone;

    tab = new Player(await context.newPage(), testInfo);
    await tab.open();
    await tab.openCoupon();
    await expect(tab.bets).toHaveCount(3);
    const restored = await tab.bets.evaluateAll((bets) => bets.map((bet) => bet.dataset['testid']));
    expect(restored).toEqual(ids.map((id) => `coupon-bet-${id}`));
    measured({ id: 'CPN-1', unit: 'bets restored after the crash of a tab', atLeast: 3, trials: 100, run: 'long', value: restored.length });
    await expect(tab.coupon.getByRole('radio', { checked: true, name: /^(Express|Singles)$/ })).toHaveCount(1);
    if (!(await last(now).isChecked())) await tab.coupon.getByText(now, { exact: true }).click();
  }
});

test('[CPN-3] two tabs show the same coupon within a second', ONLY.desktop, async ({ player, context }, testInfo) => {
  await player.open(quietList(player));
  const other = new Player(await context.newPage(), testInfo);
  await other.open();

  const [pick] = await player.pick();

  await other.openCoupon();
  await expect(other.bet(pick?.outcomeId ?? '')).toBeVisible(within(1_000));
  await other
    .bet(pick?.outcomeId ?? '')
    .getByRole('button')
    .first()
    .click();
  await expect(player.outcome(pick?.outcomeId ?? '').first()).toHaveAttribute('aria-pressed', 'false', within(1_000));
});

test('[BET-4] a coupon placed in one tab is not placed again by another', ONLY.mobile, async ({ player, context }, testInfo) => {
  await player.beNewPlayer();
  await player.open(quietList(player));
  const second = await context.newPage();
  const other = new Player(second, testInfo);
  await other.open();
  await player.pickAtFixedPrice();
  await player.openCoupon();
  await other.openCoupon();
  await expect(other.bets).toHaveCount(1);

  // The second click may find no button: the first tab has announced the placement.
  await Promise.all([player, other].map((tab) => tab.placeButton.click({ timeout: 5_000 }).catch(() => undefined)));

  for (const tab of [player, other]) await expect(tab.balance).toContainText('€995.00');
  for (const tab of [player, other]) await expect(tab.receipt.or(tab.coupon.getByText('Your coupon is empty'))).toBeVisible();
  await player.open('/office/history');
  await expect(player.page.locator('[data-coupon]')).toHaveCount(1);
});

/** A new player with one bet at a fixed price and an enabled place button. */
async function beReady(player: Player): Promise<void> {
  await player.beNewPlayer();
  await player.open(quietList(player));
  await player.pickAtFixedPrice();
  await player.openCoupon();
  await expect(player.placeButton).toContainText('Place bet ·');
}

test('[BET-3] impatient clicks place one bet', async ({ player, page }) => {
  const sent = listenToPlacing(page);
  await beReady(player);
  // The receipt appears under the pointer: clicks each of its buttons as soon as it exists.
  await page.evaluate(() => {
    const watch = new MutationObserver(() => {
      const buttons = document.querySelectorAll<HTMLElement>('[data-testid="receipt"] button');
      if (buttons.length > 0) watch.disconnect();
      for (const button of buttons) button.click();
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });

  await player.placeButton.click({ clickCount: 6 });
  await expect(player.receipt).toBeVisible();
  await expect(player.balance).toContainText('€995.00');
  expect(sent.count).toBe(1);
});

test.describe('with a lost reply', () => {
  test.use({ allowedConsole: [/coupon\/place/] });

  test(
    '[BET-2] [BET-8] [CP-26] a bet whose reply was lost is found by its id, not placed again',
    ONLY.desktop,
    async ({ player, page }) => {
      const sent = listenToPlacing(page);
      await beReady(player);
      await loseReplies(page, '/web-api/coupon/place');

      await player.placeButton.click();

      await expect(player.receipt).toBeVisible();
      await expect(player.balance).toContainText('€995.00');
      expect(sent.count).toBe(1);
      await player.open('/office/history');
      await expect(page.locator('[data-coupon]')).toHaveCount(1);
    },
  );
});
