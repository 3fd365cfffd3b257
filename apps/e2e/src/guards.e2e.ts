import { measured } from './support/measured.ts';
import { hostileReturnUrls } from '@touchline/shared-routes/testing';
import type { Page } from '@playwright/test';
import { DEMO, ORIGIN } from './support/product.ts';
import { expect, test } from './support/quiet-page.ts';
import { ONLY } from './support/only.ts';
import { goInside } from './support/remotes.ts';
import { changeServices, collectedBy } from './support/services.ts';

/** These tests expect rejected requests. */
const NOISE = [/Failed to load resource/];

/** URLs of a page's document requests. */
function watchDocuments(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) seen.push(request.url());
  });
  return seen;
}
const foreign = (urls: readonly string[]): string[] => urls.filter((url) => new URL(url).origin !== ORIGIN);

/** Chromium tries a sample of the corpus, and all of it in `npm run test:long -- guards`; `guards-http` tries all of it in every run. */
const isLong = process.env['TOUCHLINE_LONG'] === '1';
const sample = (every: number): string[] => hostileReturnUrls(ORIGIN).filter((_, at) => isLong || at % every === 0);

test(
  '[GRD-1] hostile return URLs, as Chromium resolves them, lead a signed-in player to no other site',
  ONLY.desktop,
  async ({ player, page, browser }) => {
    test.setTimeout(isLong ? 300_000 : 60_000);
    await player.beNewPlayer();
    const quick = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() });
    const plain = await quick.newPage();
    await plain.route('**/*', (route) => (route.request().isNavigationRequest() ? route.continue() : route.abort()));
    const documents = watchDocuments(plain);
    const tried = sample(15);
    for (const payload of tried) await plain.goto(`/en/user/login?returnUrl=${encodeURIComponent(payload)}`, { waitUntil: 'commit' });
    expect(foreign(documents)).toEqual([]);
    const away = foreign(documents).length;
    measured({
      id: 'GRD-1',
      unit: 'navigations of Chromium to another site',
      atMost: 0,
      trials: 200,
      run: 'long',
      value: away,
      tried: tried.length,
    });
    expect(documents.length).toBeGreaterThan(tried.length); // each was redirected somewhere
    await quick.close();
  },
);

/** One of each kind. */
const THROUGH_THE_FORM = ['//evil.localhost', '/\\evil.localhost', '/\t/evil.localhost', '/..//evil.localhost', 'javascript:alert(1)'];

/** Password hashing is slow on purpose, and hundreds in a row keep a small machine busy; the duration does not matter here. */
const SIGNED_IN = { timeout: 60_000 };

test.describe('return URLs of forms', () => {
  // On a busy machine pages hydrate so late that Chromium warns about unused preloads.
  test.use({ allowedConsole: isLong ? [...NOISE, /preloaded using link preload but not used within a few seconds/] : NOISE });

  test(
    '[GRD-1] [GD-17] signing in leads to no other site, neither on the page nor in the modal',
    ONLY.desktop,
    async ({ player, page, context }) => {
      const payloads = isLong ? hostileReturnUrls(ORIGIN) : THROUGH_THE_FORM;
      test.setTimeout(60_000 + payloads.length * 10_000); // for all of them together
      const documents = watchDocuments(page);
      for (const [at, payload] of payloads.entries()) {
        await context.clearCookies({ name: '__Host-tl-session' });
        const isModal = at % 2 === 1;
        const query = `returnUrl=${encodeURIComponent(payload)}`;
        await player.open(isModal ? `/live?showLoginModal=1&${query}` : `/user/login?${query}`);
        await player.signIn(DEMO, isModal ? page.getByRole('dialog') : undefined);

        await expect(player.balance, payload).toBeVisible(SIGNED_IN);
        await expect(page, payload).not.toHaveURL(/user\/login|showLoginModal/);
        expect(new URL(page.url()).origin, payload).toBe(ORIGIN);
      }
      expect(foreign(documents)).toEqual([]);
    },
  );
});

test.describe('redirects', () => {
  test.use({ allowedConsole: NOISE });

  test(
    '[GD-20] a page that a visitor is taken to shows why, after a direct request and after a link',
    ONLY.desktop,
    async ({ player, page, context }) => {
      const reasons = ['The pools are closed today.', 'They open at 9.'];
      await changeServices(context, { redirects: { '/en/toto': { redirect: true, code: 307, url: '/en/results', reasons } } });
      const notice = page.locator('[data-notice="redirected"]');
      // Without the service's answer in time the page itself is shown, as it may be on a busy machine: then the visit is repeated.
      await expect(async () => {
        const answer = await page.goto('/en/toto');
        const sent = await answer?.request().redirectedFrom()?.response();
        expect(sent?.status()).toBe(307);
        await expect(page).toHaveURL(/\/en\/results/);
        await expect(notice).toContainText(reasons.join(' '), { timeout: 5_000 });
      }).toPass({ timeout: 100_000 });
      await page.reload();
      await expect(page.getByRole('main')).toBeVisible();
      await expect(notice).toHaveCount(0);

      await player.open('/line');
      await expect(async () => {
        await goInside(page, '/en/toto');
        await expect(page).toHaveURL(/\/en\/results/, { timeout: 5_000 });
        await expect(notice).toContainText(reasons.join(' '), { timeout: 5_000 });
      }).toPass({ timeout: 100_000 });
    },
  );

  test('[GRD-3] [GD-20] ends a cycle during a navigation inside the page too', ONLY.mobile, async ({ player, page, context }) => {
    await player.open();
    const away = (url: string): object => ({ redirect: true, code: 302, url });
    await changeServices(context, { redirects: { '/en/live': away('/en/line'), '/en/line': away('/en/live') } });
    await page
      .getByRole('link', { name: player.message('shell.live') })
      .first()
      .click();

    await expect(page).toHaveURL(/\/en\/(line|live)$/);
    await expect(page.getByTestId('section-betting')).toBeVisible();
  });
});

test.describe('configuration', () => {
  test(
    '[RT-10] [RT-08] [RT-09] [GD-23] [GD-26] applies the settings of bonus pages, the first slot deposit and the forgotten password',
    ONLY.desktop,
    async ({ page, context }) => {
      const at = async (path: string): Promise<[number | undefined, string]> => {
        const answer = await page.goto(path);
        const url = new URL(page.url());
        return [answer?.status(), url.pathname + url.search];
      };
      await changeServices(context, { config: { slot_first_deposit: true, promoToOffer: true, bonusPages: ['bonus'] } });
      expect(await at('/en/bonus/casino/slot_first_deposit')).toEqual([200, '/en/bonus/casino/slot-first-deposit']);
      expect(await at('/en/bonus-offer')).toEqual([200, '/en/bonus-offer']);
      expect((await at('/en/bonus'))[0]).toBe(404);
      await changeServices(context, {});
      expect(await at('/en/bonus/casino/slot_first_deposit')).toEqual([200, '/en/bonus/casino/slot_first_deposit']);
      expect((await at('/en/bonus'))[0]).toBe(200);
      await page.goto('/en/forgotpassword');
      expect(new URL(page.url()).pathname).toBe('/en');
    },
  );
  test.use({ allowedConsole: NOISE });
});

test.describe('page calls', () => {
  test.use({ agreed: 3 });
  test('[GD-12] [PRV-1] reports the page shown after redirects once, by its name', ONLY.desktop, async ({ player, page, context }) => {
    const scope = await changeServices(context, {});
    const pages = async () => (await collectedBy(scope)).filter((one) => (one as { name: string }).name === 'page');
    await player.open();
    await page
      .getByRole('link', { name: player.message('shell.live') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/en\/live$/);
    await expect.poll(async () => (await pages()).length).toBe(2);

    expect(await pages()).toMatchObject([
      { name: 'page', fields: { route: 'home', section: 'betting' } },
      { name: 'page', fields: { route: 'section', section: 'betting' } },
    ]);
  });
});

test('[GD-16] a link adds its bets to the coupon, once', async ({ player, page }) => {
  await player.open('/line');
  const first = page.getByTestId(/^outcome-/).first();
  await expect(first).toBeVisible();
  const { gameId, marketId, outcomeId } = await page.evaluate(async () => {
    const list = await (await fetch('/bff-api/feed/line/games?lang=en&count=5')).json();
    const game = list.games.find((candidate: { markets: unknown[] }) => candidate.markets.length > 0);
    return { gameId: game.id, marketId: game.markets[0].id, outcomeId: game.markets[0].outcomes[0].id };
  });
  const answer = await page.request.post('/bff-api/coupon/shared', { data: { bets: [{ gameId, marketId, outcomeId }] } });
  const { code } = (await answer.json()) as { code: string };

  await page.goto(`/en/line?coupon=${code}`);
  await player.takenOver();
  await expect(page).toHaveURL(/\/en\/line$/);
  await player.openCoupon();
  await expect(player.bet(String(outcomeId))).toBeVisible();
  await page.reload();
  await player.takenOver();
  await expect(page).toHaveURL(/\/en\/line$/);
  await player.openCoupon();
  await expect(player.bets).toHaveCount(1);
});

test(
  '[RT-01] redirects a browser without import maps to the page for old browsers, which can be skipped',
  ONLY.desktop,
  async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(HTMLScriptElement, 'supports'));
    await page.goto('/en/line');
    await expect(page).toHaveURL(/\/en\/oldbrowser$/);
    await page.getByRole('link', { name: 'Continue anyway' }).click();
    await expect(page).toHaveURL(/\/en(\?anyway=1)?$/);
    await page.goto('/en/line');
    await expect(page).toHaveURL(/\/en\/line$/);
  },
);

test.describe('players', () => {
  test.use({ allowedConsole: NOISE });

  test("[CF-05] a player's grant expires after half an hour", ONLY.mobile, async ({ player, context }) => {
    await player.beNewPlayer();
    await player.open();
    await expect.poll(async () => (await context.cookies()).some(({ name }) => name === 'grant')).toBe(true);
    const cookies = await context.cookies();
    const seconds = (cookies.find(({ name }) => name === 'grant')?.expires ?? 0) - Date.now() / 1000;

    expect(seconds).toBeGreaterThan(1_700);
    expect(seconds).toBeLessThanOrEqual(1_800);
    expect(cookies.some(({ name }) => name === 'ggru')).toBe(true);
  });
});
