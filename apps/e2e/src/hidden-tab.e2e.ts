import { measured } from './support/measured.ts';
import type { Page } from '@playwright/test';
import { countCalls } from './support/calls.ts';
import { expect, test } from './support/quiet-page.ts';

/** Lock of the one tab that keeps a request open to learn of changed limits. */
const LEAD = 'touchline:limit-changes';
const MINUTE_MS = 60_000;
const STEP_MS = 5_000;
const MOST_A_MINUTE = 2;

// When the page's clock runs ahead, the server finds its tokens expired.
test.use({ allowedConsole: [/status of 401/] });
test.slow();

/** Simulates visibility changes, which a headless browser never causes. */
const show = (page: Page, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => now === 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** Whether this page is the leader among the tabs. */
const leads = (page: Page): Promise<boolean> =>
  page.evaluate(
    (name) =>
      navigator.locks.request(`who ${crypto.randomUUID()}`, async (own) => {
        const { held = [] } = await navigator.locks.query();
        const me = held.find((lock) => lock.name === own?.name)?.clientId;
        return held.some((lock) => lock.name === name && lock.clientId === me);
      }),
    LEAD,
  );

test('[LOAD-5] a tab that is hidden for ten minutes makes few requests, and few more when shown again', async ({ player, context }) => {
  await context.clock.install();
  await player.beNewPlayer();
  await player.open('/line');
  // On a busy machine the second tab could become the leader, and its open request would never finish.
  await expect.poll(() => leads(player.page), 'the first tab does the work of all').toBe(true);
  const tab = await context.newPage();
  const calls = countCalls(tab);
  const pass = async (ms: number): Promise<number> => {
    const before = calls.requests.length;
    for (let passed = 0; passed < ms; passed += STEP_MS) {
      await context.clock.runFor(STEP_MS);
      await calls.settled();
    }
    return calls.requests.length - before;
  };
  await tab.goto('/en/live');
  await tab.locator('html[data-taken-over]').waitFor({ state: 'attached' });
  // Skips the first minute, when the page loads its deferred parts; polling is measured in the next one.
  await pass(MINUTE_MS);
  expect(await pass(MINUTE_MS), 'while it is seen').toBeGreaterThan(10);

  await show(tab, 'hidden');
  const perMinute: number[] = [];
  for (let minute = 0; minute < 10; minute += 1) perMinute.push(await pass(MINUTE_MS));
  // A hidden tab keeps polling for half a minute, in case the player returns soon.
  const later = perMinute.slice(1);
  expect(
    later.filter((count) => count > MOST_A_MINUTE),
    `calls by minute: ${perMinute.join(' ')}`,
  ).toEqual([]);
  const perMinuteOfTen = perMinute.reduce((sum, count) => sum + count) / 10;
  measured({ id: 'LOAD-5', unit: 'requests a minute', atMost: 2, run: 'long', value: perMinuteOfTen });

  const before = calls.requests.length;
  await show(tab, 'visible');
  await context.clock.runFor(2_000);
  await calls.settled();
  const burst = calls.requests.slice(before);
  expect(burst.length, burst.join(', ')).toBeGreaterThan(0);
  console.log('burst:', burst.join(', '));
  measured({ id: 'LOAD-5', unit: 'requests on return', atMost: 6, run: 'long', value: burst.length });
});
