import type { Page } from '@playwright/test';
import { ONLY } from './support/only.ts';
import { expect, test } from './support/quiet-page.ts';
import { lineOf, readTable } from './support/route-table.ts';

const MENU_OF_ICONS = 74;
const MENU_OF_NAMES = 240;

/** Widths and breakpoints of the specification: menu width, whether the coupon is a column, whether there is a fourth column. */
const WIDTHS = [
  [1024, MENU_OF_ICONS, false, false],
  [1100, MENU_OF_ICONS, true, false],
  [1152, MENU_OF_ICONS, true, false],
  [1280, MENU_OF_ICONS, true, false],
  [1366, MENU_OF_NAMES, true, false],
  [1440, MENU_OF_NAMES, true, false],
  [1680, MENU_OF_NAMES, true, false],
  [1920, MENU_OF_NAMES, true, true],
  [2560, MENU_OF_NAMES, true, true],
  [3840, MENU_OF_NAMES, true, true],
] as const;

/** Current layout. Nothing may overflow the window, and the middle must have room for a game and its prices. */
const layoutOf = (page: Page, name: string) =>
  page.evaluate((menu) => {
    const root = document.documentElement;
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const coupon = boxOf('#coupon');
    const isColumn = coupon.width > 0 && coupon.right <= root.clientWidth && coupon.left >= 0;
    const sports = boxOf(`nav[aria-label="${menu}"]`);
    const fourth = boxOf('main aside');
    return {
      menu: Math.round(sports.width),
      isCouponColumn: isColumn,
      hasFourth: fourth.width > 0,
      isRoomy: boxOf('main').width - sports.width - fourth.width >= 600,
      over: Math.max(0, root.scrollWidth - root.clientWidth),
    };
  }, name);

// Ten widths of one page take as long as ten pages: `npm run test:long -- widths`.
for (const [what, pathOf] of process.env['TOUCHLINE_LONG'] === '1'
  ? ([
      ['the home page', async () => '/'],
      ['a list', async () => '/line'],
      ['a game', async () => readTable(await lineOf()).find(({ key }) => key === 'game')?.path ?? ''],
    ] as const)
  : []) {
  test(`[LY-08] ${what} has its columns at every width, and nothing overflows`, ONLY.desktop, async ({ player, page }) => {
    const path = await pathOf();
    await player.open(path === '/' ? '' : path);

    for (const [width, menu, isCouponColumn, isWide] of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      // The fourth column of a game lists its events: there are none before it starts.
      const hasFourth = isWide && what !== 'a game';
      await expect
        .poll(() => layoutOf(page, player.message('betting.menu.title')), `${width} px`)
        .toEqual({ menu, isCouponColumn, hasFourth, isRoomy: true, over: 0 });
    }
  });
}
