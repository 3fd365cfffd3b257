import AxeBuilder from '@axe-core/playwright';
import { quietList } from './support/lists.ts';
import type { Player } from './support/player.ts';
import { expect, test } from './support/quiet-page.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

// The page of a wrong address is among them.
test.use({ allowedConsole: [/status of 404 .*no-such-page/] });

async function expectNoViolations(player: Player): Promise<void> {
  const { violations } = await new AxeBuilder({ page: player.page }).withTags(RULES).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
  // Soft: one run names what is wrong on all pages.
  expect.soft(found).toEqual([]);
}

async function chooseTheme(player: Player, theme: 'dark' | 'light'): Promise<void> {
  // The browser of the tests prefers light, so a first visit has it.
  if (theme === 'light') return;
  await player.open('/user/login');
  await player.openSettings();
  await player.page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(player.page.getByRole('button', { name: 'Light theme' })).toBeVisible();
  await player.closeSettings();
}

for (const theme of ['dark', 'light'] as const) {
  test(`[A11Y-1] no page of a visitor breaks a rule of WCAG 2.2 AA, ${theme}`, async ({ player, page }) => {
    test.slow();
    await chooseTheme(player, theme);
    await player.open(quietList(player));
    const game = await page.getByRole('main').locator('[data-event] a').first().getAttribute('href');
    for (const path of [
      '',
      '/line',
      quietList(player),
      '/live/sports/4-tennis',
      '/line/sports/1-football/115',
      game?.replace('/en', '') ?? '',
      '/user/login',
      '/registration',
      '/no-such-page',
    ]) {
      await test.step(`/en${path}`, async () => {
        if (path === '/no-such-page') await page.goto(`/en${path}`);
        else await player.open(path);
        await expectNoViolations(player);
      });
    }
  });

  test(`[A11Y-1] neither coupon, receipt, menus nor office break a rule of WCAG 2.2 AA, ${theme}`, async ({ player, page }) => {
    test.slow();
    await chooseTheme(player, theme);
    await player.beNewPlayer();
    await player.open(quietList(player));
    await player.pickAtFixedPrice(2);
    await player.openCoupon();
    await expect(player.bets).toHaveCount(2);
    await player.coupon.getByText('Coupon settings').click();
    await test.step('coupon with two bets', () => expectNoViolations(player));
    await player.place();
    await test.step('receipt', () => expectNoViolations(player));
    await player.closeCoupon();
    if (player.isMobile) await player.openMenu();
    else await page.getByRole('banner').getByRole('button', { name: 'Account', exact: true }).click();
    await test.step('menu', () => expectNoViolations(player));
    await page.keyboard.press('Escape');
    for (const path of ['/office/account', '/office/history'])
      await test.step(path, async () => {
        await player.open(path);
        await expect(player.heading).toBeVisible();
        await expectNoViolations(player);
      });
    await page.locator('[data-coupon]').getByRole('button').first().click();
    await test.step('an open coupon of the history', () => expectNoViolations(player));
  });
}

test.describe('on the narrowest screens', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('[A11Y-6] nothing scrolls in two directions at 320 px', async ({ player, page }) => {
    for (const path of ['', quietList(player), '/user/login', '/registration']) {
      await player.open(path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, path).toBeLessThanOrEqual(320);
    }
  });
});

test('[A11Y-4] everything that is pressed is at least 24 pixels wide and high', async ({ player, page }) => {
  for (const path of ['', quietList(player), '/user/login']) {
    await player.open(path);
    const small = await page.locator('button:visible, input:visible:not([type=checkbox]), select:visible').evaluateAll((all) =>
      all
        .map((element) => ({ box: element.getBoundingClientRect(), html: element.outerHTML.slice(0, 120) }))
        .filter(({ box }) => box.width > 1 && (box.width < 23.5 || box.height < 23.5))
        .map(({ html }) => html),
    );
    expect.soft(small, path).toEqual([]);
  }
});
