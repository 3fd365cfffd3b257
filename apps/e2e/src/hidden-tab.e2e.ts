import type { Page } from '@playwright/test';
import { countCalls } from './support/calls.ts';
import { expect, test } from './support/quiet-page.ts';

/** Held by the one tab that keeps a call open to hear of limits that change. */
const LEAD = 'touchline:limit-changes';
const MINUTE_MS = 60_000;
const STEP_MS = 5_000;
const MOST_A_MINUTE = 2;

// A page whose clock runs ahead has tokens that the server finds old.
test.use({ allowedConsole: [/status of 401/] });
test.slow();

/** The browser tells a page that it is hidden or seen; a headless one never does by itself. */
const show = (page: Page, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => now === 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** Whether a page does what one tab does for all of them. */
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

test('[LOAD-5] a tab that is hidden for ten minutes rests, and comes back with a few calls', async ({ player, context }) => {
  await context.clock.install();
  await player.beNewPlayer();
  await player.open('/line');
  // On a busy machine the second tab could come first, and its open call would never rest.
  await expect.poll(() => leads(player.page), 'the first tab does the work of all').toBe(true);
  const tab = await context.newPage();
  const calls = countCalls(tab);
  const pass = async (ms: number): Promise<number> => {
    const before = calls.asked.length;
    for (let passed = 0; passed < ms; passed += STEP_MS) {
      await context.clock.runFor(STEP_MS);
      await calls.rest();
    }
    return calls.asked.length - before;
  };
  await tab.goto('/en/live');
  await tab.locator('html[data-taken-over]').waitFor({ state: 'attached' });
  // What comes later comes in its first minute; the one after it is what a tab asks that is looked at.
  await pass(MINUTE_MS);
  expect(await pass(MINUTE_MS), 'while it is seen').toBeGreaterThan(10);

  await show(tab, 'hidden');
  const perMinute: number[] = [];
  for (let minute = 0; minute < 10; minute += 1) perMinute.push(await pass(MINUTE_MS));
  // A tab that was left goes on for half a minute, for whoever only looks at another one.
  const later = perMinute.slice(1);
  expect(
    later.filter((count) => count > MOST_A_MINUTE),
    `calls by minute: ${perMinute.join(' ')}`,
  ).toEqual([]);
  expect(perMinute.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(10 * MOST_A_MINUTE);

  const before = calls.asked.length;
  await show(tab, 'visible');
  await context.clock.runFor(2_000);
  await calls.rest();
  const burst = calls.asked.slice(before);
  expect(burst.length, burst.join(', ')).toBeGreaterThan(0);
  expect(burst.length, burst.join(', ')).toBeLessThanOrEqual(6);
});
