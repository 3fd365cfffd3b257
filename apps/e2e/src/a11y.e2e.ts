import { measured } from './support/measured.ts';
import { expectNoViolationsInBothThemes } from './support/axe.ts';
import { quietList } from './support/lists.ts';
import { expect, test } from './support/quiet-page.ts';
import { smallTargets } from './support/targets.ts';

// A page that does not exist is among those tested.
test.use({ allowedConsole: [/status of 404 .*no-such-page/] });

test('[A11Y-1] no page of a visitor breaks a rule of WCAG 2.2 AA', async ({ player, page }) => {
  test.slow();
  await player.open(quietList(player));
  const game = await page.getByRole('main').locator('[data-event] a').first().getAttribute('href');
  for (const path of [
    '',
    '/line',
    quietList(player),
    '/live/all/4-tennis',
    '/line/all/1-football/115',
    game?.replace('/en', '') ?? '',
    '/user/login',
    '/registration',
    '/no-such-page',
  ]) {
    await test.step(`/en${path}`, async () => {
      if (path === '/no-such-page') await page.goto(`/en${path}`);
      else await player.open(path);
      await expectNoViolationsInBothThemes(page, path);
    });
  }
});

test('[A11Y-1] neither coupon, receipt, menus nor office break a rule of WCAG 2.2 AA', async ({ player, page }) => {
  test.slow();
  await player.beNewPlayer();
  await player.open(quietList(player));
  await player.pickAtFixedPrice(2);
  await player.openCoupon();
  await expect(player.bets).toHaveCount(2);
  await player.openCouponOptions();
  await player.coupon.getByText('Coupon settings').click();
  await expectNoViolationsInBothThemes(page, 'coupon with two bets');
  await player.place();
  await expectNoViolationsInBothThemes(page, 'receipt');
  await player.closeCoupon();
  if (player.isMobile) await player.openMenu();
  else await page.getByRole('banner').getByRole('button', { name: 'Account', exact: true }).click();
  await expectNoViolationsInBothThemes(page, 'menu');
  await page.keyboard.press('Escape');
  for (const path of ['/office/account', '/office/history'])
    await test.step(path, async () => {
      await player.open(path);
      await expect(player.heading).toBeVisible();
      await expectNoViolationsInBothThemes(page, path);
    });
  await page.locator('[data-coupon]').getByRole('button').first().click();
  // At some scroll positions the sticky header covers half of a filter, and axe measures only the visible half.
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoViolationsInBothThemes(page, 'an open coupon of the history');
});

test.describe('on the narrowest screens', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('[A11Y-6] nothing scrolls in two directions at 320 px', async ({ player, page }) => {
    await player.open('/cyber/real');
    const matches = page.getByRole('main').locator('[data-event] a[href*="/cyber/real/"]');
    const esports = (await matches.first().getAttribute('href'))?.replace('/en', '') ?? '';
    for (const path of ['', quietList(player), '/cyber/real', esports, '/user/login', '/registration']) {
      await player.open(path);
      await expect(player.heading).not.toBeEmpty();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      measured({ id: 'A11Y-6', unit: 'px wide, of visitors', atMost: 320, trials: 6, run: 'long', value: width });
    }
  });
});

test('[A11Y-4] everything that can be pressed is 24 pixels wide and high, or is far enough from other targets', async ({
  player,
  page,
}) => {
  test.slow();
  await player.beNewPlayer();
  await player.open(quietList(player));
  const game = (await page.getByRole('main').locator('[data-event] a').first().getAttribute('href'))?.replace('/en', '') ?? '';
  await player.pickAtFixedPrice(2);
  await player.openCoupon();
  await expect(player.bets).toHaveCount(2);
  await player.openCouponOptions();
  expect.soft(await smallTargets(page), 'coupon').toEqual([]);
  for (const path of [
    ...['', '/live', game, '/results', '/cyber/real', '/casino', '/games', '/toto', '/lotto', '/promo'],
    ...['/office/account', '/office/history', '/office/responsible', '/office/security', '/office/settings', '/information/howbet'],
  ]) {
    await player.open(path);
    await expect(player.heading).toBeVisible();
    const small = await smallTargets(page);
    expect.soft(small, path).toEqual([]);
    measured({ id: 'A11Y-4', unit: 'small targets', atMost: 0, trials: 16, run: 'long', value: small.length });
  }
});
