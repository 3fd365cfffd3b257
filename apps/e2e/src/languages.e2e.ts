import type { Locator, Page } from '@playwright/test';
import { quietList } from './support/lists.ts';
import { ORIGIN } from './support/product.ts';
import { expect, test } from './support/quiet-page.ts';
import { message } from './support/messages.ts';
import { ONLY } from './support/only.ts';

const OWN_NAMES = [
  'English',
  'Español',
  'Português',
  'Français',
  'Deutsch',
  'Türkçe',
  'Русский',
  'Українська',
  'Қазақша',
  'Azərbaycanca',
  'हिन्दी',
  'العربية',
];

const dictionary = (lang: string, name: string) => new RegExp(`/assets/(?:messages|first-words)/${lang}/${name}-`);

test('[LG-06] offers twelve languages by their own names; another one keeps page, coupon and scroll position', async ({ player, page }) => {
  await player.open('/line/all/1-football');
  const [pick] = await player.pick();
  // Scrolling up a little brings the header back.
  await page.getByRole('main').hover();
  await page.mouse.wheel(0, 1_800);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1_500);
  await page.mouse.wheel(0, -400);
  // A click on a header that is still sliding in would scroll the page to it.
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });

  await player.openSettings();
  await page.getByRole('button', { name: 'Language: EN' }).click();
  await expect(page.getByRole('menuitemradio')).toHaveText(OWN_NAMES);
  // Opening the menu may have scrolled the page.
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();

  await expect(page).toHaveURL(/\/de\/line\/all\/1-football$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('link', { name: 'Zum Inhalt' })).toBeAttached();
  // Some rows differ in height between languages.
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(200);
  if (player.isMobile) await page.getByTestId('coupon-handle').click();
  await expect(player.bet(pick?.outcomeId ?? '')).toBeVisible();
});

test("[LG-05] [LG-02] the stored choice overrides the browser's language; query and hash are kept", ONLY.desktop, async ({ browser }) => {
  const context = await browser.newContext({ locale: 'uk-UA' });
  const page = await context.newPage();

  await page.goto('/live?lane=1#main');
  await expect(page).toHaveURL(/\/uk\/live\?lane=1#main$/);
  // The page writes the time zone into the same cookie when it starts; a later write would overwrite the choice.
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('tl-view');
  await page.goto('about:blank');
  await context.addCookies([{ name: 'tl-view', value: 'l=fr', url: ORIGIN }]);
  await page.goto('/zz/live?lane=1#main');

  await expect(page).toHaveURL(/\/fr\/live\?lane=1#main$/);
  await context.close();
});

test.describe('without dictionaries', () => {
  // The browser logs each aborted file.
  test.use({ allowedConsole: [/Failed to load resource|differs from what the edge drew|preload/] });

  const expectBlock = async (page: Page) => {
    await expect(page.getByRole('alert').getByText(message('ru', 'main_dictionary_load_error'))).toBeVisible();
    return page.getByRole('button', { name: message('ru', 'main_dictionary_refresh_page') });
  };

  test("[LG-08] [CFG-2] without the shell's dictionary the page stays as the edge rendered it, and offers to load it again", async ({
    player,
    page,
  }) => {
    await page.route(dictionary('ru', 'host'), (route) => route.abort());
    await page.goto(`/ru${quietList(player)}`);
    const again = await expectBlock(page);
    await expect(player.games.first()).toBeVisible();

    await page.unroute(dictionary('ru', 'host'));
    await again.click();

    await player.takenOver();
    await expect(again).toBeHidden();
    await expect(page.getByRole('banner').first()).toContainText(/[а-я]/i);
  });

  test('[CFG-2] a dictionary in another language is rejected, not shown', ONLY.mobile, async ({ page, request }) => {
    const arabic = (await (await request.get('/messages/ar.json')).json()) as { host: string };
    const foreign = await (await request.get(arabic.host)).text();
    await page.route(dictionary('ru', 'host'), (route) => route.fulfill({ body: foreign, contentType: 'application/json' }));

    await page.goto('/ru');

    await expectBlock(page);
    // Team names may be Arabic in any language; the page's own text may not.
    for (const place of ['banner', 'contentinfo'] as const) {
      const words = page.getByRole(place).first();
      await expect(words).toContainText(/[а-я]{3}/i);
      await expect(words).not.toContainText(/[\u0600-\u06ff]{3}/);
    }
  });

  test(
    '[LG-08] [CFG-2] when a dictionary fails to load, the page stays in the previous language, says so, and switches after a retry',
    ONLY.desktop,
    async ({ player, page }) => {
      await player.open(quietList(player));
      await page.route(dictionary('ru', 'host'), (route) => route.abort());
      await player.openSettings();
      await page.getByRole('button', { name: 'Language: EN' }).click();
      await page.getByRole('menuitemradio', { name: 'Русский' }).click();
      await player.closeSettings();
      await expect(page.getByText("Couldn't load page text")).toBeVisible();

      await page.unroute(dictionary('ru', 'host'));
      await page.getByRole('button', { name: 'Try again' }).click();

      await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
      await expect(player.games.first()).toBeVisible();
    },
  );

  test('[CFG-2] completes a partial dictionary with English', ONLY.mobile, async ({ player, page }) => {
    await page.route(dictionary('ru', 'host'), async (route) => {
      const file = (await (await route.fetch()).json()) as { messages: Record<string, unknown> };
      delete file.messages['shell.footer.harm'];
      await route.fulfill({ json: file });
    });
    await page.goto(`/ru${quietList(player)}`);
    await player.takenOver();

    await expect(page.getByRole('contentinfo')).toContainText('18+ only. Gambling can be addictive. Play responsibly.');
  });
});

for (const lang of ['xa', 'ar', 'de', 'kk'] as const) {
  test(`[I18N-3] nothing is truncated in coupon and placement on the narrowest screen: ${lang}`, async ({ page, player }) => {
    await page.setViewportSize({ width: player.isMobile ? 320 : 1_100, height: 760 });
    await player.beNewPlayer();
    await page.goto(`/${lang}${quietList(player)}`);
    await player.takenOver();
    await player.pick(3);
    expect(await cutOff(page)).toEqual([]);
    // The pseudo-language has no word table, so the coupon's handle is found by its test id.
    if (player.isMobile) await page.getByTestId('coupon-handle').click();
    await expect(player.bets).toHaveCount(3);
    expect(await cutSelections(player.bets)).toEqual([]);
    await player.coupon.getByRole('textbox').first().fill('1234.56');
    await expect(player.placeButton).toContainText('1');
    await expect.poll(() => cutOff(page)).toEqual([]);

    await player.coupon.getByRole('textbox').first().fill('12.34');
    await player.place();
    await expect.poll(() => cutOff(page)).toEqual([]);
  });
}

/** Parts of selections that are wider than their boxes: outcome, market, game, score and odds. */
const cutSelections = (bets: Locator): Promise<string[]> =>
  bets
    .locator('div, span, a')
    .evaluateAll((parts) =>
      parts.flatMap((part) =>
        getComputedStyle(part).display !== 'inline' && part.scrollWidth > part.clientWidth + 1 ? [part.textContent.slice(0, 40)] : [],
      ),
    );

/** Buttons and amounts that are truncated or off screen. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll<HTMLElement>('button, [data-testid="place-bet"], [data-money], output, dd')];
    const wide = document.documentElement.clientWidth;
    return elements
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.innerText.trim() !== '')
      .filter((one) => {
        const { left, right, width } = one.getBoundingClientRect();
        const isOutside = width > 0 && (left < -1 || right > wide + 1);
        const isClipped = getComputedStyle(one).overflow !== 'visible' && one.scrollWidth > one.clientWidth + 1;
        return (isOutside || isClipped) && one.closest('[data-scrolls], nav, [role="tablist"], [role="group"]') === null;
      })
      .map((one) => `${one.tagName} ${one.innerText.slice(0, 40)}`);
  });
