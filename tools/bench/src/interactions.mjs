// How long the page takes to show what a press or a key did (INP: the longest of the interactions of a visit), while live prices move.
import { chromium, devices } from '@playwright/test';

const GATE = 150;
/** What the browser counts from; a shorter one is not told. */
const SHORTEST = 16;
const ROUNDS = 5;
/** A link of the page that is shown can be pressed within this time. */
const LINK_MS = 2_000;
const MOST_TRIES = 5;
/** A phone of the middle class beside the machine that measures. */
const PHONE_SLOWDOWN = 4;
const OPEN_PRICE = '[data-testid^="outcome-"]:not([aria-disabled="true"]):not([aria-pressed="true"])';

export async function measureInteractions(origin) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    return [
      ...(await measure(browser, origin, { build: 'desktop', slowdown: 1 })),
      ...(await measure(browser, origin, { build: 'mobile', slowdown: 1 })),
      ...(await measure(browser, origin, { build: 'mobile', slowdown: PHONE_SLOWDOWN })),
    ];
  } finally {
    await browser.close();
  }
}

async function measure(browser, origin, { build, slowdown }) {
  const isMobile = build === 'mobile';
  const context = await browser.newContext({
    ...(isMobile ? { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } : { viewport: { width: 1366, height: 900 } }),
    baseURL: origin,
  });
  await context.addCookies([{ name: 'tl-consent', value: '1.0', url: origin }]);
  await context.addInitScript(watch);
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await open(page, '/en/live');

  const sports = await longest(page, ROUNDS, (round) => switchSport(page, round, isMobile));
  await open(page, '/en/live');
  const games = page.getByRole('main').locator('[data-event]', { has: page.locator(OPEN_PRICE) });
  const pick = await longest(page, ROUNDS, (round) => games.nth(round).locator(OPEN_PRICE).first().click());
  const opening = isMobile ? await longest(page, ROUNDS, () => openCoupon(page)) : undefined;
  if (isMobile) await openCoupon(page);
  const stake = page.getByTestId('coupon').getByRole('textbox').first();
  const typing = await longest(page, ROUNDS, () => stake.pressSequentially('125', { delay: 60 }).then(() => stake.clear()));
  await context.close();

  const where = slowdown === 1 ? build : `${build}, processor ${slowdown} times slower`;
  return [
    ['switching a sport', sports],
    ['picking a price', pick],
    ['opening the coupon', opening],
    ['typing a stake while prices move', typing],
  ]
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({
      name: `INP, ${where}: ${name}`,
      value,
      unit: 'ms',
      ...(slowdown === 1 ? { gate: GATE } : { goal: GATE }),
    }));
}

/** Runs in the page: keeps the longest interaction since it was last asked. */
function watch() {
  globalThis.longestInteraction = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) globalThis.longestInteraction = Math.max(globalThis.longestInteraction, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

async function open(page, path) {
  await page.goto(path);
  await page.locator('html[data-taken-over]').waitFor({ state: 'attached' });
  await page.locator(OPEN_PRICE).first().waitFor();
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
}

async function longest(page, rounds, act) {
  await page.evaluate(() => (globalThis.longestInteraction = 0));
  for (let round = 0; round < rounds; round++) await act(round);
  // Two frames and an idle moment: the observer tells after the paint.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(done)))));
  return Math.max(SHORTEST, await page.evaluate(() => globalThis.longestInteraction));
}

/** Goes to the first or second of the other sports: by its address, for the mark of the one that is shown follows the page. */
async function switchSport(page, round, isMobile) {
  const place = isMobile ? page.getByRole('main') : page.locator('aside, nav');
  const links = place.locator('a[href*="/live/all/"]').filter({ visible: true });
  for (let tries = 1; ; tries++) {
    const others = await links.evaluateAll((found) => [
      ...new Set(found.map(({ pathname }) => pathname).filter((path) => /\/sports\/[^/]+$/.test(path) && path !== location.pathname)),
    ]);
    const path = others[round % 2];
    try {
      await place.locator(`a[href$="${path}"]`).filter({ visible: true }).first().click({ timeout: LINK_MS });
      await page.waitForURL((url) => url.pathname === path);
      return;
    } catch (error) {
      // It may have been a link of the page before, which stood until this one was drawn; then one is chosen anew.
      if (tries === MOST_TRIES) throw error;
    }
  }
}

async function openCoupon(page) {
  const coupon = page.getByTestId('coupon');
  if (await coupon.isVisible()) {
    await page.keyboard.press('Escape');
    await coupon.waitFor({ state: 'hidden' });
  }
  await page.locator('nav button').nth(1).click();
  await coupon.waitFor();
}
