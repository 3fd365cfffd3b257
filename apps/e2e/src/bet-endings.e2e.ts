import { measured } from './support/measured.ts';
import type { Page, Route } from '@playwright/test';
import { quietList } from './support/lists.ts';
import { expectNotBlank } from './support/not-blank.ts';
import { ONLY } from './support/only.ts';
import { Player } from './support/player.ts';
import { expect, test } from './support/quiet-page.ts';
import { sandbox } from './support/sandbox.ts';

// The browser logs each failed request.
test.use({ allowedConsole: [/Failed to load resource|net::ERR_FAILED|status of (4|5)\d\d/] });

/** Longest time without a final answer or a message. */
const PATIENCE_MS = 10_000;
type Fault = (page: Page) => Promise<void>;
const refuse =
  (...patterns: string[]): Fault =>
  async (page) => {
    for (const pattern of patterns) await page.route(pattern, (route) => route.abort());
  };
const fail =
  (...patterns: string[]): Fault =>
  async (page) => {
    for (const pattern of patterns) await page.route(pattern, (route) => route.fulfill({ status: 503, body: '' }));
  };
/** Accepts the request and never answers. */
const silence =
  (...patterns: string[]): Fault =>
  async (page) => {
    for (const pattern of patterns) await page.route(pattern, () => new Promise<never>(() => undefined));
  };

/** Each dependency of the fail-mode table, failing at the moment of the click, and the outcome of the attempt. */
const FAULTS: readonly (readonly [name: string, fault: Fault, end: 'accepted' | 'pending'])[] = [
  ['the configuration', fail('**/bff-api/config/**'), 'accepted'],
  ['the words', refuse('**/assets/messages/**'), 'accepted'],
  ['redirects', refuse('**/redirects-api/**'), 'accepted'],
  ['the block service', refuse('**/blocks-api/**'), 'accepted'],
  ['the session', fail('**/web-api/session*'), 'accepted'],
  ['the page of limits', fail('**/limit-service-api/api/external/web/v3/limits*'), 'accepted'],
  ['the ping', refuse('**/limit-service-api/api/external/web/v3/ping'), 'accepted'],
  ['the reality check', fail('**/web/user/v1/reality-check'), 'accepted'],
  ['the odds feed', silence('**/bff-api/feed/**'), 'accepted'],
  ['analytics', silence('**/fatman-api/**'), 'accepted'],
  ['every section', refuse('**/assets/betting/**', '**/assets/office/**', '**/assets/payments/**'), 'accepted'],
  ['the way back of the answer', silence('**/web-api/coupon/status/**', '**/web-api/coupon/place'), 'pending'],
];

/** A new player with one bet at a fixed price and an enabled place button. */
async function beReady(player: Player): Promise<void> {
  await player.beNewPlayer();
  await player.open(quietList(player));
  await player.pickAtFixedPrice();
  await player.openCoupon();
  await expect(player.placeButton).toContainText('Place bet ·');
}

const checking = (player: Player) => player.coupon.getByText('Still checking your bet');

for (const [name, fault, end] of FAULTS)
  test(`[BET-8] [REM-10] without ${name} an attempt to bet ends as ${end} within ten seconds`, ONLY.desktop, async ({ player, page }) => {
    await beReady(player);
    await fault(page);
    const pressedAt = performance.now();
    await player.placeButton.click();
    await expect(end === 'accepted' ? player.receipt : checking(player)).toBeVisible({ timeout: PATIENCE_MS });
    const ms = performance.now() - pressedAt;
    measured({ id: 'BET-8', unit: 'ms until an end', atMost: 10_000, trials: 12, run: 'long', value: ms });
    if (end === 'accepted') await expect(player.balance).toContainText('€995.00');
    await expectNotBlank(page);
  });

test(
  '[BET-8] [LIM-13] when limits cannot be checked, the bet is rejected with the reason, and no money moves',
  ONLY.desktop,
  async ({ player, page }) => {
    const { login } = await player.beNewPlayer();
    await player.open(quietList(player));
    await player.pickAtFixedPrice();
    await player.openCoupon();
    await sandbox.failLimits(login, true);
    await player.placeButton.click();
    await expect(player.coupon.getByText('Bet not placed')).toBeVisible({ timeout: PATIENCE_MS });
    await expect(player.balance).toContainText('€1,000.00');
    await sandbox.failLimits(login, false);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);

test('[BET-8] a bet being checked is still being checked after a reload, shows its answer once it arrives, and is placed once', async ({
  player,
  page,
}) => {
  await beReady(player);
  // The server books it, but no answer reaches the browser.
  await page.route('**/web-api/coupon/place', async (route) => {
    await route.fetch();
    await new Promise<never>(() => undefined);
  });
  await page.route('**/web-api/coupon/status/**', (route) => route.abort());
  await player.placeButton.click();
  await expect(checking(player)).toBeVisible({ timeout: PATIENCE_MS });

  await player.reload();
  await player.openCoupon();
  await expect(checking(player)).toBeVisible({ timeout: PATIENCE_MS });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(checking(player)).toHaveCount(0, { timeout: 30_000 });
  await expect(player.balance).toContainText('€995.00');
  await player.open('/office/history');
  await expect(page.locator('[data-coupon]')).toHaveCount(1);
});

test(
  '[BET-8] [CP-27] of many singles, the rejected line says why, and the others show no error',
  ONLY.desktop,
  async ({ player, page }) => {
    await player.beNewPlayer();
    await player.open(quietList(player));
    const [first, second] = await player.pickAtFixedPrice(2);
    await player.openCoupon();
    await player.coupon.getByText('Singles', { exact: true }).click();
    await expect(player.placeButton).toContainText('Place 2 singles');
    // Suspends while the request is in flight: had the push arrived before the click, the button would offer something else.
    const suspendFirst = async (route: Route): Promise<void> => {
      await sandbox.suspend(second?.gameId ?? '', true);
      await route.continue();
    };
    await page.route('**/web-api/coupon/place', suspendFirst, { times: 1 });
    await player.placeButton.click();
    const [sold, refused] = [first, second].map((pick) => player.bet(pick?.outcomeId ?? ''));
    await expect(refused!.getByText('Suspended')).toBeVisible({ timeout: PATIENCE_MS });
    await expect(sold!.getByText('Suspended')).toHaveCount(0);
    await expect(player.receipt).toHaveCount(0);
    await expect(player.balance).toContainText('€1,000.00');
    await sandbox.suspend(second?.gameId ?? '', false);
  },
);
