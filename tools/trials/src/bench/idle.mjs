// Script bytes of home after everything it fetches late has loaded: idle-time code, coupon, search, menus. Bands of other sections are left
// out: they are the code of those sections, which home shows without loading it as its own.
import { chromium } from '@playwright/test';

const GATE = 215_000;

export async function measureIdle(origin) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const figures = [];
  try {
    for (const [build, viewport] of [
      ['desktop', { width: 1366, height: 900 }],
      ['mobile', { width: 390, height: 844 }],
    ]) {
      const page = await (await browser.newContext({ viewport })).newPage();
      await page.route(/\/assets\/betting\/Bands-[\w-]+\.js/, (route) => route.abort());
      const wire = await page.context().newCDPSession(page);
      const scripts = new Set();
      let bytes = 0;
      await wire.send('Network.enable');
      wire.on('Network.responseReceived', ({ requestId, response }) => {
        if (/javascript/.test(response.mimeType) && response.url.startsWith(origin)) scripts.add(requestId);
      });
      // Bodies only, as in the size budgets: headers would add about 0.8 kB per response.
      wire.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
        if (scripts.has(requestId)) bytes += encodedDataLength;
      });
      await page.goto(`${origin}/en?platform_type=${build}`);
      await page.locator('html[data-taken-over]').waitFor({ state: 'attached' });
      // On a first visit the cookie question covers the bottom of a phone's page until it is answered.
      await page.getByTestId('consent').getByRole('button', { name: 'Necessary only' }).click();
      const main = page.getByRole('main');
      await main.locator('[data-testid^="outcome-"]:not([aria-disabled="true"])').first().click();
      if (build === 'mobile')
        await page
          .getByRole('button', { name: /coupon/i })
          .first()
          .click();
      await page.getByTestId('place-bet').waitFor();
      if (build === 'mobile') await page.keyboard.press('Escape');
      const search = page.getByRole('searchbox').or(page.getByRole('combobox', { name: /search/i }));
      if ((await search.count()) > 0 && (await search.first().isVisible())) await search.first().fill('united');
      for (const menu of await page.locator('header button[aria-haspopup]').all()) {
        if (!(await menu.isVisible())) continue;
        await menu.click();
        await page.keyboard.press('Escape');
      }
      await page.waitForLoadState('networkidle');
      figures.push({
        name: `home ${build}: all JS at idle, with coupon, search and menus opened`,
        value: bytes,
        unit: 'B brotli',
        gate: GATE,
      });
      await page.close();
    }
  } finally {
    await browser.close();
  }
  return figures;
}
