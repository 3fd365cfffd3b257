import { measured } from './support/measured.ts';
import type { Page } from '@playwright/test';
import { quietList } from './support/lists.ts';
import { expect, test } from './support/quiet-page.ts';
import { sandbox } from './support/sandbox.ts';

const LIMITS = '/office/responsible';

test.use({ allowedConsole: [/status of 401/] });

/** Simulates the events of a computer that goes to sleep or wakes; a headless browser never fires them. */
const sleep = (page: Page, isAsleep: boolean): Promise<void> =>
  page.evaluate((asleep) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (asleep ? 'hidden' : 'visible') });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => asleep });
    if (!asleep) document.dispatchEvent(new Event('resume'));
    document.dispatchEvent(new Event('visibilitychange'));
    if (asleep) document.dispatchEvent(new Event('freeze'));
  }, isAsleep);

async function choose(page: Page, name: string, field: string, value: string): Promise<void> {
  const region = page.getByRole('region', { name });
  await region.getByRole('combobox', { name: field }).selectOption(value);
  await region.getByRole('button', { name: 'Set limit' }).click();
  await expect(region.getByRole('button', { name: 'Remove limit' })).toBeVisible();
}

test('[LIM-11] a tab that slept shows the due check within a second of waking, before a bet can be placed', async ({ player, page }) => {
  const { login } = await player.beNewPlayer();
  await player.open(`${LIMITS}?tab=time`);
  await choose(page, 'Reality check', 'New interval', '5');
  const counted = page.waitForResponse((answer) => answer.url().endsWith('/ping'));
  await player.open(quietList(player));
  await player.pickAtFixedPrice();
  await player.openCoupon();
  await player.stake.fill('5');
  await expect(player.placeButton).toHaveAttribute('data-act', 'place');
  // Play is measured from the first ping, which the page sends once it has loaded.
  await counted;
  await sleep(page, true);
  await sandbox.letHavePlayed(login, 7);

  // Observed per frame; an assertion polls less often.
  const shown = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const from = performance.now();
        const look = () => {
          const isThere = [...document.querySelectorAll('dialog[open]')].some((dialog) => dialog.textContent.includes('Reality check'));
          if (isThere) resolve(performance.now() - from);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await sleep(page, false);
  measured({ id: 'LIM-11', unit: 'ms until the check', atMost: 1_000, run: 'long', value: await shown });
  // The dialog covers the coupon, so clicks do not reach the button.
  await expect(page.getByRole('dialog', { name: 'Reality check' })).toBeVisible();
  await expect(player.balance).toContainText('€1,000.00');
});

test('[LIM-11] [LIM-6] a session that ended while its tab slept places no bet', async ({ player, page }) => {
  const { login } = await player.beNewPlayer();
  await player.open(`${LIMITS}?tab=time`);
  await choose(page, 'Session limit', 'New session limit', '1');
  const counted = page.waitForResponse((answer) => answer.url().endsWith('/ping'));
  await player.open(quietList(player));
  await player.pickAtFixedPrice();
  await player.openCoupon();
  await player.stake.fill('5');
  await expect(player.placeButton).toHaveAttribute('data-act', 'place');
  // Play is measured from the first ping, which the page sends once it has loaded.
  await counted;
  await sleep(page, true);
  await sandbox.letHavePlayed(login, 61);

  const placed: number[] = [];
  page.on('response', (answer) => void (answer.url().endsWith('/coupon/place') && placed.push(answer.status())));
  await sleep(page, false);
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-testid="place-bet"]')?.click());
  await expect(page.getByText("You've reached your session limit", { exact: true })).toBeVisible();
  await expect(player.balance).toHaveCount(0);
  const acted = placed.filter((status) => status !== 401).length;
  measured({ id: 'LIM-11', unit: 'acts of an expired session', atMost: 0, run: 'long', value: acted });
});
