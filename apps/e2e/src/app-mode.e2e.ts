import { measured } from './support/measured.ts';
import type { BrowserContext, Page } from '@playwright/test';
import type { Player } from './support/player.ts';
import { ONLY } from './support/only.ts';
import { expect, test } from './support/quiet-page.ts';
import { changeServices } from './support/services.ts';

/** Opens a page in PWA mode and advances its clock by a minute, after which the worker is installed. */
async function openApp({ page, player, context }: { page: Page; player: Player; context: BrowserContext }, path = '/line'): Promise<void> {
  await changeServices(context, { config: { isPwa: true } });
  await page.clock.install();
  await player.open(path);
  await expect
    .poll(async () => {
      await page.clock.runFor(20_000);
      return page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
    })
    .toBe('activated');
}

/** All URLs in the caches of the site. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test.describe('the installable app', () => {
  // The browser itself logs that the network is down, and that a token expired when a minute is skipped.
  test.use({ allowedConsole: [/net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|status of 503|status of 401/] });

  test('[PW-01] [SWK-2] survives going offline in the middle of a bet: keeps the coupon, queues nothing, stores nothing private', async ({
    page,
    player,
    context,
  }) => {
    await player.beNewPlayer();
    await openApp({ page, player, context });
    await page.reload();
    await player.takenOver();
    const placed: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/coupon/place')) placed.push(request.url());
    });
    const [id = ''] = await player.outcomes.evaluateAll((all) => all.map((one) => one.dataset['testid'] ?? ''));
    await page.getByTestId(id).click();
    await expect(page.getByTestId(id)).toHaveAttribute('aria-pressed', 'true');

    await context.setOffline(true);
    await page.reload().catch(() => undefined);
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await player.takenOver();
    await expect(page.getByTestId(id)).toHaveAttribute('aria-pressed', 'true');
    expect(placed).toEqual([]);

    const all = await kept(page);
    expect(all.length).toBeGreaterThan(5);
    const outside = all.filter((path) => !/^\/assets\/.+\.(?:js|css|json|woff2|svg|png)$/.test(path));
    expect(outside).toEqual([]);
    measured({ id: 'SWK-2', unit: 'entries that are no file of the build', atMost: 0, value: outside.length });
  });

  test(
    '[PW-01] [SWK-3] [SWK-4] switching the mode off removes workers and caches within one visit, without a reload',
    ONLY.desktop,
    async ({ page, player, context }) => {
      await openApp({ page, player, context });
      await page.evaluate(async () => void (await caches.open('left-by-an-old-release')));
      await changeServices(context, { config: { isPwa: false } });
      let documents = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
      });
      await player.open('/live');
      await expect
        .poll(async () => {
          await page.clock.runFor(2_000);
          return page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length]);
        })
        .toEqual([0, 0]);
      expect(documents).toBe(1);
    },
  );

  test('[PW-02] Chromium reports nothing that prevents installing the app', ONLY.desktop, async ({ page, player, context }) => {
    await changeServices(context, { config: { isPwa: true } });
    await player.open('/line');
    const session = await context.newCDPSession(page);
    const { errors } = await session.send('Page.getAppManifest');
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');

    expect(errors).toEqual([]);
    // Tests run in a private window, which cannot install apps; no other error may occur.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  });
});
