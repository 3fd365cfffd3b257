// Interaction to Next Paint (INP, the longest interaction of a visit), while live prices change.
import { chromium, devices } from '@playwright/test';

const GATE = 150;
/** Shortest duration that the browser reports. */
const SHORTEST = 16;
const ROUNDS = 5;
/** Time within which a link of the displayed page must be clickable. */
const LINK_MS = 2_000;
const MOST_TRIES = 5;
/** Slowdown that makes the measuring machine comparable to a mid-range phone. */
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

/** Runs in the page: records the longest interaction since the last reset. */
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
  // Two frames and an idle period: the observer reports after the paint.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(done)))));
  return Math.max(SHORTEST, await page.evaluate(() => globalThis.longestInteraction));
}

/** Clicks the first or second link to another sport, selected by its URL, because the position of the current one changes. */
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
      // The link may have belonged to the previous page, until the new one was rendered: choose again.
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
