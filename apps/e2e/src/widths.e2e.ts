import type { Page } from '@playwright/test';
import { ONLY } from './support/only.ts';
import { expect, test } from './support/quiet-page.ts';
import { lineOf, readTable } from './support/route-table.ts';

const MENU_OF_ICONS = 74;
const DRAWER = 0;

/** Widths and breakpoints of the specification: widths of the menu and of the coupon's column, and whether there is a fourth column. */
const WIDTHS = [
  [1024, MENU_OF_ICONS, DRAWER, false],
  [1100, MENU_OF_ICONS, 308, false],
  [1152, MENU_OF_ICONS, 324, false],
  [1280, MENU_OF_ICONS, 340, false],
  [1366, 240, 340, false],
  [1440, 240, 340, false],
  [1680, 256, 340, false],
  [1920, 256, 340, true],
  [2560, 280, 380, true],
  [3840, 320, 440, true],
] as const;
/** Each of these changes something that can be seen. */
const BREAKPOINTS = [1152, 1280, 1366, 1440, 1680, 1920, 2560, 3840];

/** Current layout. Nothing may overflow the window, and the middle must have room for a game and its prices. */
const layoutOf = (page: Page, name: string) =>
  page.evaluate((menu) => {
    const root = document.documentElement;
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const coupon = boxOf('#coupon');
    const isColumn = coupon.width > 0 && coupon.right <= root.clientWidth && coupon.left >= 0;
    const sports = boxOf(`nav[aria-label="${menu}"]`);
    const games = boxOf('#games');
    const columns = [...document.querySelectorAll('#games ~ div')].map((column) => column.getBoundingClientRect());
    const fourth = columns.find(({ left, height }) => left >= games.right && height > 0) ?? new DOMRect();
    return {
      menu: Math.round(sports.width),
      coupon: isColumn ? Math.round(coupon.width) : 0,
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

    for (const [width, menu, coupon, isWide] of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      // The fourth column of a game lists its events: there are none before it starts.
      const hasFourth = isWide && what !== 'a game';
      await expect
        .poll(() => layoutOf(page, player.message('betting.menu.title')), `${width} px`)
        .toEqual({ menu, coupon, hasFourth, isRoomy: true, over: 0 });
    }
  });
}

test('[LY-08] a page without menu and coupon fills the window at every width', ONLY.desktop, async ({ player, page }) => {
  await player.open('/games');
  for (const [width] of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(
        () => page.evaluate(() => (document.querySelector('main')?.offsetWidth ?? 0) / document.documentElement.clientWidth),
        `${width} px`,
      )
      .toBeGreaterThan(0.6);
  }
});

/** Measures that a person sees: columns, the gap between them, a price, a row, the text. */
const measuresOf = (page: Page, name: string) =>
  page.evaluate((menu) => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const price = boxOf('main [data-testid^="outcome-"]');
    const columns = [boxOf(`nav[aria-label="${menu}"]`), boxOf('#games'), boxOf('#coupon')].map(({ width }) => Math.round(width));
    const gap = Math.round(boxOf('#coupon').left - boxOf('main').right);
    return [...columns, gap, Math.round(price.width), Math.round(price.height), getComputedStyle(document.documentElement).fontSize].join(
      ' ',
    );
  }, name);

if (process.env['TOUCHLINE_LONG'] === '1')
  test('[LY-08] each of the eight breakpoints changes something that can be seen', ONLY.desktop, async ({ player, page }) => {
    await player.open('/line/sports/1-football');
    await expect(player.outcomes.first()).toBeVisible();
    const at = async (width: number): Promise<string> => {
      await page.setViewportSize({ width, height: 900 });
      let seen = '';
      // The fourth column is loaded when there is room for it.
      await expect
        .poll(async () => {
          const before = seen;
          seen = await measuresOf(page, player.message('betting.menu.title'));
          return seen === before;
        }, `${width} px`)
        .toBe(true);
      return seen;
    };

    for (const width of BREAKPOINTS) {
      const below = await at(width - 1);
      await expect.poll(() => at(width), `${width} px, below: ${below}`).not.toBe(below);
    }
  });
